import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from './scripts/catalogues.ts'
import { chunks } from './scripts/chunks.ts'
import { install } from './scripts/install.ts'
import { namePages } from './scripts/namePages.ts'
import { precompress } from './scripts/precompress.ts'

/** Where `pnpm dev` runs the server. */
const server = `http://127.0.0.1:${process.env.PORT || 3000}`

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader comes with its page: the entry names the routes, and loads none of them.
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    vanillaExtractPlugin(),
    // React Aria's own texts: English here, another language's come with its catalogue.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    namePages(),
    catalogues(),
    install(),
    precompress(),
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The content policy has `script-src 'self'` and no `data:` (docs/decisions): every asset is
    // a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // The server accepts changes only from its own origin; in development that is this proxy.
  server: { proxy: { '/api': { target: server, headers: { origin: server } } } },
})
