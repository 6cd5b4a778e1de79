import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumExecutable, type Purpose } from '../browser.ts'
import { cache, readJob } from './job.ts'

const launch = (purpose: Purpose) => {
  const executablePath = chromiumExecutable(purpose)
  return { launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) } }
}
const job = readJob()

/**
 * Runs against the built Storybook: `walk` opens every page, `screenshots` takes those that
 * stories request.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(cache, 'results'),
  snapshotPathTemplate: join(job.baselines, '{arg}{ext}'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Two adjacent greys: a rounding error passes, the next shade of a token does not.
      threshold: 0.005,
    },
  },
  reporter: [
    ['failures'],
    ['json', { outputFile: join(cache, 'results.json') }],
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
    // In one place, so that a spec can create the same context for a whole worker.
    contextOptions: {
      baseURL: job.url,
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    },
  },
  projects: [
    { name: 'screenshots', testMatch: 'screenshots.spec.ts', use: launch('screenshots') },
    // The first page of each worker starts cold: more than ten seconds on a busy machine.
    {
      name: 'walk',
      testMatch: 'walk.spec.ts',
      use: launch('tests'),
      expect: { timeout: 60_000 },
      // `pnpm test` names each page that passed only on its retry.
      retries: process.env.CI ? 1 : 0,
    },
  ],
})
