import type { Page } from '@playwright/test'
import { expect } from './test'

const controls = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * A text without direction controls: some names of the demo community have them and the panel
 * shows none of them, but it wraps right-to-left names within a text in isolates of its own.
 */
export const withoutControls = (text: string): string => text.replace(controls, '')

const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/** Whether a test can tell somebody by a name: there is one, and the panel shows it as it is. */
export const isShownAsIs = (name: string | null | undefined): name is string =>
  Boolean(name) && withoutControls(name ?? '') === name && !rightToLeft.test(name ?? '')

/** Expects the title of the page to read like this. */
export const expectTitle = (page: Page, title: string): Promise<void> =>
  expect.poll(async () => withoutControls(await page.title())).toBe(withoutControls(title))
