import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './scripts/chunks.ts'
import { precompress } from './scripts/precompress.ts'
import { preloadFont } from './scripts/preloadFont.ts'

/** Where `pnpm dev` runs the server. */
const server = `http://127.0.0.1:${process.env.PORT || 3000}`

export default defineConfig({
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
    preloadFont(),
    precompress(),
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The content policy has `script-src 'self'` and no `data:` (docs/decisions): every asset is
    // a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  // The server accepts changes only from its own origin; in development that is this proxy.
  server: { proxy: { '/api': { target: server, headers: { origin: server } } } },
})
