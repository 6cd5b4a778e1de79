import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumExecutable, type Purpose } from '../browser.ts'
import { cache, readJob } from './job.ts'

const launch = (purpose: Purpose) => {
  const executablePath = chromiumExecutable(purpose)
  return { launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) } }
}
const job = readJob()

/** Looks at the built Storybook: `walk` at every page, `screenshots` at what stories ask to be compared. */
export default defineConfig({
  testDir: '.',
  outputDir: join(cache, 'results'),
  snapshotPathTemplate: join(job.baselines, '{arg}{ext}'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Two steps of one grey: rounding passes, the next shade of a token does not.
      threshold: 0.005,
    },
  },
  reporter: [
    ['failures'],
    [
      'html',
      {
        outputFolder: join(cache, 'report'),
        open: 'never',
        title: job.title,
        noSnippets: true,
        noCopyPrompt: true,
      },
    ],
  ],
  use: {
    // All in one place, so that a spec can make the same context for a whole worker.
    contextOptions: {
      baseURL: job.url,
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    },
  },
  projects: [
    { name: 'screenshots', testMatch: 'screenshots.spec.ts', use: launch('screenshots') },
    // The first page of each worker opens cold: more than ten seconds on a loaded machine.
    { name: 'walk', testMatch: 'walk.spec.ts', use: launch('tests'), expect: { timeout: 30_000 } },
  ],
})
