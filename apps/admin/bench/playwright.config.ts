import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumExecutable } from '../../../scripts/browser.ts'

const executablePath = chromiumExecutable('tests')

/** Drives the built panel against the real server, with a Chromium that optimises as people's do. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  globalSetup: '../e2e/prepare.config.ts',
  workers: 1,
  retries: 0,
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  use: {
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
})
