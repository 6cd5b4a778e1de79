import { join, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/**
 * Builds the program that renders the public pages into the build, where the server and
 * `pnpm configure` run it with the settings of a deployment. No host shows the folder: its name
 * starts with a dot.
 */
export function prerender(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'hearth:prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(root, config.build.outDir)
    },
    writeBundle: {
      sequential: true,
      handler: async () => {
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          plugins: [react(), vanillaExtractPlugin()],
          ssr: { noExternal: true },
          build: {
            ssr: 'prerender/worker.ts',
            outDir: join(outDir, '.prerender'),
            copyPublicDir: false,
            target: 'node24',
            // Modules wherever the build is copied to.
            rolldownOptions: {
              output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash:7].mjs' },
            },
          },
        })
      },
    },
  }
}
