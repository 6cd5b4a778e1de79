import { ensureFresh } from './fresh.ts'
import { run } from './run.ts'
import { panelSources } from './sources.ts'

/**
 * Builds the panel unless there is a build of exactly these sources.
 * @throws Error with the build's output when it fails; the previous build is then stale, but not
 * lost
 */
export const ensurePanel = (onBuild: () => void = () => {}): Promise<void> =>
  ensureFresh({
    output: 'apps/admin/dist',
    sources: panelSources,
    build: async () => {
      onBuild()
      const { code, output } = await run('pnpm', ['--filter', '@hearth/admin', 'run', 'build'])
      if (code !== 0) throw new Error(`The panel could not be built.\n${output}`)
    },
  })
