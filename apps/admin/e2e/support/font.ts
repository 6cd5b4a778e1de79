import type { Page } from '@playwright/test'

/**
 * Waits for the theme's font. It comes after the panel's code, and its letters are a little wider or
 * narrower than the fallback's: a place that is measured before is another one later.
 */
export const fontIsThere = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      // The theme has a file for each script: one may come long before another.
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(
        ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
      ),
  )
}
