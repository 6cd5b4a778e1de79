import type { Locator, Page } from '@playwright/test'

/** Counts what a person presses on the way through a task. The letters of a text do not count. */
export function counted(page: Page) {
  const count = { clicks: 0, keys: 0 }
  return {
    count,
    click: (control: Locator): Promise<void> => {
      count.clicks += 1
      return control.click()
    },
    tap: (control: Locator): Promise<void> => {
      count.clicks += 1
      return control.tap()
    },
    press: (key: string): Promise<void> => {
      count.keys += 1
      return page.keyboard.press(key)
    },
  }
}
