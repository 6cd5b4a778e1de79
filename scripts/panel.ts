import { ensureFresh } from './fresh.ts'
import { run } from './run.ts'

/**
 * Builds the panel unless there is a build of exactly these sources.
 * @throws Error with the build's output when it fails; the previous build is then stale, but not
 * lost
 */
export const ensurePanel = (onBuild: () => void = () => {}): Promise<void> =>
  ensureFresh({
    output: 'apps/admin/dist',
    inputs: ['apps/admin', 'packages/ui', 'packages/api', 'pnpm-lock.yaml'],
    ignored: { folders: ['e2e', 'visual'], files: /\.(stories|guide|test)\.tsx?$/ },
    build: async () => {
      onBuild()
      const { code, output } = await run('pnpm', ['--filter', '@hearth/admin', 'run', 'build'])
      if (code !== 0) throw new Error(`The panel could not be built.\n${output}`)
    },
  })
