import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The newest release before this commit. Before the first release, the commit before. */
const findPrevious = (): string =>
  git('tag', '--list', 'v*', '--merged', 'HEAD~1', '--sort=-creatordate').split('\n')[0] || 'HEAD~1'

/**
 * Builds the server of an earlier commit in `.cache/previous`, unless it is there, and returns the folder
 * of that commit.
 * @param ref a commit or tag @default the newest release before this commit; before the first release,
 * the commit before
 * @throws Error with the output of a command that fails
 */
export async function buildPrevious(ref = findPrevious()): Promise<string> {
  const commit = git('rev-parse', `${ref}^{commit}`)
  const folder = join(root, '.cache/previous', commit)
  if (existsSync(join(folder, 'apps/server/dist/main.js'))) return folder
  rmSync(join(root, '.cache/previous'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, 'commit.tar')
  git('archive', '--output', archive, commit)
  const commands = [
    ['tar', '-xf', archive],
    // This process has the Node.js that the scripts of the packages would download.
    ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'],
    [process.execPath, 'packages/api/scripts/generate.ts', '--bundle'],
    [
      process.execPath,
      'node_modules/vite/bin/vite.js',
      'build',
      '--config=scripts/server.config.ts',
    ],
  ]
  for (const [command = '', ...args] of commands) {
    const { code, output } = await run(command, args, { cwd: folder })
    if (code !== 0) throw new Error(`${ref} could not be built.\n${output}`)
  }
  return folder
}
