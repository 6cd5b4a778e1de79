import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Screenshot } from './screenshots.ts'

/** The input of a run of the specs in this folder. */
export interface Job {
  /** Title of the report. */
  title: string
  /** Address of the Storybook, with a trailing slash. */
  url: string
  /** Folder with the screenshots to compare, or to write. */
  baselines: string
  screenshots: Screenshot[]
}

export const cache = join(root, '.cache/visual')

/**
 * Runs the specs of a project of playwright.config.ts on a job. Returns playwright's exit code.
 */
export function runSpecs(
  project: 'walk' | 'screenshots',
  job: Job,
  args: string[],
): Promise<number> {
  const file = join(cache, 'job.json')
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, JSON.stringify(job))
  const config = 'scripts/visual/playwright.config.ts'
  const command = ['exec', 'playwright', 'test', '--config', config, '--project', project, ...args]
  return new Promise((resolve, reject) => {
    spawn('pnpm', command, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, VISUAL_JOB: file },
    })
      .on('error', reject)
      .on('exit', (code) => resolve(code ?? 1))
  })
}

/** For the specs: the job of this run. */
export function readJob(): Job {
  const file = process.env.VISUAL_JOB
  if (!file)
    throw new Error('These specs need a Storybook: run `pnpm visual` or `pnpm test storybook`.')
  return JSON.parse(readFileSync(file, 'utf8')) as Job
}
