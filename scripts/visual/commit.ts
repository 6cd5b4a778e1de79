import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../run.ts'
import { cache } from './job.ts'

interface Commit {
  /** Built Storybook of the commit. */
  storybook: string
  /** Where its screenshots are stored. */
  screenshots: string
}

async function must(command: string, args: string[], cwd?: string): Promise<string> {
  const { code, output } = await run(command, args, cwd ? { cwd } : {})
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${output.slice(-3000)}`)
  return output.trim()
}

/** The commit where this branch left main; on main, the last commit. */
export async function baseOf(): Promise<string> {
  const { code } = await run('git', ['rev-parse', '--verify', '--quiet', 'origin/main'])
  const base = await must('git', ['merge-base', 'HEAD', code === 0 ? 'origin/main' : 'main'])
  return base.slice(0, 12)
}

/**
 * The Storybook of a commit. It is built in a separate worktree with that commit's packages, and
 * kept.
 * @param ref anything that git accepts as a commit
 */
export async function buildCommit(ref: string): Promise<Commit> {
  const commit = await must('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
  const folder = join(cache, 'commits', commit)
  const storybook = join(folder, 'storybook')
  if (!existsSync(join(storybook, 'index.json'))) {
    console.log(`Building the Storybook of ${ref} (once) ...`)
    const tree = mkdtempSync(join(tmpdir(), 'hearth-visual-'))
    await must('git', ['worktree', 'add', '--detach', tree, commit])
    try {
      await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], tree)
      await must('pnpm', ['exec', 'storybook', 'build', '--output-dir', storybook], tree)
    } finally {
      await must('git', ['worktree', 'remove', '--force', tree])
    }
  }
  return { storybook, screenshots: join(folder, 'screenshots') }
}
