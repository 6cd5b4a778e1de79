import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumExecutable } from '../../scripts/browser.ts'

const executablePath = chromiumExecutable('tests')
const everyCall = 'contract/everyCall.e2e.ts'

/** The built panel and the real server in a real browser: each worker runs a product of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/prepare.config.ts',
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    { name: 'panel', testIgnore: everyCall },
    // After all others, over what they asked for.
    { name: 'contract', testMatch: everyCall, dependencies: ['panel'] },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // Traces of tests that pass cost an eighth of the run and are thrown away. To follow one: `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [
        ...chromiumArgs,
        // The pages of all tests share a process, and in it the compiled code of the panel.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
        // Pages that live for a second are not worth the optimising in their middle tier.
        '--js-flags=--no-maglev',
      ],
      ...(executablePath && { executablePath }),
    },
  },
})
