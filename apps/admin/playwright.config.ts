import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumExecutable } from '../../scripts/browser.ts'

const executablePath = chromiumExecutable('tests')

/** Browsers besides Chromium: `pnpm test` names those that start (scripts/ensureBrowser.ts). */
const otherBrowsers = (['firefox', 'webkit'] as const).filter((name) =>
  process.env.HEARTH_BROWSERS?.split(',').includes(name),
)

/** Runs the built panel and the real server in a real browser: each worker has its own product. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/prepare.config.ts',
  forbidOnly: true,
  fullyParallel: false,
  workers: '100%',
  // `pnpm test` names each test that passed only on its retry.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is several times slower than an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [
    { name: 'panel' },
    ...otherBrowsers.map((browserName) => ({
      name: browserName,
      testMatch: 'browsers.e2e.ts',
      // The options below are Chromium's.
      use: { browserName, launchOptions: {} },
    })),
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // Less than the test has: what waits for an event that never comes is named.
    actionTimeout: 60_000,
    // Traces take an eighth of the run, and those of passing tests are thrown away. To see one:
    // `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [
        ...chromiumArgs,
        // Phones, Macs and Windows don't round the width of a letter to whole pixels. Rounded, the
        // fallback font is up to 5 % wider than Inter, and rows of a phone wrap anew when Inter loads.
        '--font-render-hinting=none',
        // The pages of all tests share one process, and with it the compiled code of the panel.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
        // A page that lives for a second is not worth optimising: a fifth less work for its process.
        '--js-flags=--no-maglev --no-turbofan',
      ],
      ...(executablePath && { executablePath }),
    },
  },
})
