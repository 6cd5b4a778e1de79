import { join } from 'node:path'
import { defineConfig } from 'vite'
import { root } from './run.ts'

/**
 * The server in one file together with drizzle-orm. When it runs from source, Node parses the 180
 * kB of drizzle-orm's `package.json` again for each of its modules, and that takes half of every
 * start.
 */
export default defineConfig({
  root: join(root, 'apps/server'),
  ssr: { noExternal: ['drizzle-orm'] },
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: ['main', 'cli', 'files/rewriteImage', 'platform/database/embeddedWorker'].map(
        (name) => `src/${name}.ts`,
      ),
      output: { chunkFileNames: '[name].js' },
    },
  },
})
