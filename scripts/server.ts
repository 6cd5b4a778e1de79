import { ensureFresh } from './fresh.ts'
import { run } from './run.ts'
import { serverSources } from './sources.ts'

/**
 * Builds the server unless there is a build of exactly these sources. The server also runs from
 * source, but the build starts in half the time.
 * @throws Error with the build's output when it fails
 */
export const ensureServer = (): Promise<void> =>
  ensureFresh({
    output: 'apps/server/dist',
    sources: serverSources,
    build: async () => {
      const { code, output } = await run('pnpm', ['run', 'build:server'])
      if (code !== 0) throw new Error(`The server could not be built.\n${output}`)
    },
  })
