import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogues } from './scripts/catalogues.ts'
import { chunks } from './scripts/chunks.ts'
import { compileAtOnce } from './scripts/compileAtOnce.ts'
import { documentLocale } from './scripts/documentLocale.ts'
import { install } from './scripts/install.ts'
import { minifyRest } from './scripts/minifyRest.ts'
import { namePages } from './scripts/namePages.ts'
import { oneLocale } from './scripts/oneLocale.ts'
import { precompress } from './scripts/precompress.ts'
import { prerender } from './scripts/prerender.ts'
import { subsetFonts } from './scripts/subsetFonts.ts'

/** Where `pnpm dev` runs the server. */
const server = `http://127.0.0.1:${process.env.PORT || 3000}`

/** Files that index.html loads. */
const ofEveryPage = /\/(base|rolldown-runtime)-/

/** Files that every page of the panel loads before its own. */
const ofThePanel = /\/(base|rolldown-runtime|panel|routes|toasts|signs)-/

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
    oneLocale(),
    documentLocale(),
    subsetFonts(),
    namePages(),
    catalogues(),
    compileAtOnce('base', 'routes', 'panel'),
    install(),
    prerender(),
    minifyRest(),
    precompress(),
  ],
  resolve: {
    // React itself has what the shims bring for older versions.
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: 'use-sync-external-store',
      },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The content policy has `script-src 'self'` and no `data:` (docs/decisions): every asset is
    // a file.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A chunk that loads on demand lists all files that it needs. Those of index.html are there
      // already: to name them in each list costs every page bytes.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) => {
        if (hostType === 'html') return dependencies
        // Only the base and the pages of the panel load code on demand.
        const present = hostId.includes('/base-') ? ofEveryPage : ofThePanel
        return dependencies.filter((file) => !present.test(file))
      },
    },
    rolldownOptions: {
      // Puts class names and other constants where they are used: exporting and importing one takes
      // more bytes.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: { groups: chunks },
        // Every page lists the names of all chunks, and hashes do not compress: seven characters
        // are enough to tell the versions of one file apart, and eight cost 0.2 kB.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7].[ext]',
      },
    },
  },
  // The server accepts changes only from its own origin; in development that is this proxy.
  server: { proxy: { '/api': { target: server, headers: { origin: server } } } },
})
