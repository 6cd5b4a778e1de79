import type { Locator, Page } from '@playwright/test'
import { fontIsThere } from './font'

export const scrollY = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY))

/** Scrolls a control to the middle of the window, with a page above and below it. */
export async function scrollToMiddle(control: Locator): Promise<void> {
  await fontIsThere(control.page())
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}
