import type { Locator, Page } from '@playwright/test'

export const scrollY = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY))

/** Scrolls a control to the middle of the window, with a page above and below it. */
export const scrollToMiddle = (control: Locator): Promise<void> =>
  control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
