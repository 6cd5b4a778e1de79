import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { base } from './scripts/chunks.ts'
import { document } from './scripts/document.ts'
import { precompress } from './scripts/precompress.ts'
import { readBrand } from './src/brandVariables.ts'

/** Where `pnpm dev` runs the server. */
const server = `http://127.0.0.1:${process.env.PORT || 3000}`

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    vanillaExtractPlugin(),
    document(readBrand(loadEnv(mode, import.meta.dirname))),
    precompress(),
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The content policy has `script-src 'self'` and no `data:` (docs/decisions): every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [base] } } },
  },
  // The server takes changes only from its own origin; while developing, that is this proxy.
  server: { proxy: { '/api': { target: server, headers: { origin: server } } } },
}))
