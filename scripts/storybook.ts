import type { AddressInfo } from 'node:net'
import { preview } from 'vite'
import { ensureBuilt } from './ensureBuilt.ts'
import { root, run } from './run.ts'

/** Folder of the built Storybook, relative to the root. */
const storybookFolder = 'storybook-static'

/** Progress messages that Vite prints at every log level. */
const progress = /^(transforming|✓ \d+ modules|rendering chunks|computing gzip|\s*$)/

/**
 * Builds Storybook if it is missing or stale.
 * @throws Error with its output when it fails or warns: a permanent warning would hide the next
 * one
 */
export const ensureStorybook = (): Promise<void> =>
  ensureBuilt({
    output: `${storybookFolder}/index.json`,
    inputs: ['.storybook', 'apps/admin/public', 'docs', 'packages', 'pnpm-lock.yaml'],
    build: async () => {
      console.log('Building Storybook ...')
      const { code, output } = await run('pnpm', ['run', 'build-storybook', '--loglevel', 'warn'], {
        env: { ...process.env, NO_COLOR: '1' },
      })
      const said = output.split('\n').filter((line) => !progress.test(line) && !/^> /.test(line))
      if (code !== 0 || said.length > 0) {
        throw new Error(`Storybook did not build, or not without a warning.\n${said.join('\n')}`)
      }
    },
  })

interface Site {
  /** Address, with a trailing slash. */
  url: string
  close: () => Promise<void>
}

/** Serves a built Storybook on a free port; a missing file is a 404. */
export async function serveStorybook(folder = storybookFolder): Promise<Site> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: folder },
    preview: {
      host: '127.0.0.1',
      port: 0,
      open: false,
      // A build does not change while it is served.
      headers: { 'Cache-Control': 'max-age=3600, immutable' },
    },
  })
  const { port } = server.httpServer.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
