import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { serverProjects } from './apps/server/vitest.config.ts'
import { chromiumArgs, chromiumExecutable } from './scripts/browser.ts'

const executablePath = chromiumExecutable('tests')

/**
 * Storybook records each call of its test functions, with a copy of all arguments, for a panel
 * that a test run does not have. This takes the place of its recorder.
 */
const withoutRecorder: Plugin = {
  name: 'storybook-without-recorder',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children:
        'window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (functions) => functions }',
      injectTo: 'head-prepend',
    },
  ],
}

export default defineConfig({
  test: {
    projects: [
      {
        // The public file of a folder in ui also exports its components.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          // Some build or run a whole program, and a loaded machine is slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A process for each of sixty files costs more than all their tests; none of them
          // leaves anything behind.
          isolate: false,
          // A check names what it found in its first line.
          chaiConfig: { truncateThreshold: 300 },
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/ui/cli/**/*.test.ts',
            'packages/api/scripts/**/*.test.ts',
            'apps/admin/{src,e2e}/**/*.test.ts',
            'apps/server/test/unit/**/*.test.ts',
            'checks/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          // It installs from the registry, or from a cache.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          globalSetup: 'packages/ui/examples/buildPackages.ts',
          include: ['packages/ui/examples/*.test.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), withoutRecorder],
        test: {
          name: 'storybook',
          // On a busy machine a story with a dozen dialogs takes longer than fifteen seconds,
          // Vitest's own limit.
          testTimeout: 60_000,
          // One page per core runs all story files: a page for each of a hundred costs half a
          // second, and no story keeps anything outside its canvas.
          isolate: false,
          maxWorkers: '100%',
          // `pnpm test` names each story that passed only on its retry.
          retry: process.env.CI ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
              contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-GB' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      ...serverProjects,
    ],
  },
})
