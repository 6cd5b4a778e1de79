import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the sheet of the common reasons in the settings. */
export async function openReasons(page: Page): Promise<Locator> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Edit reasons' }).click()
  return page.getByRole('dialog', { name: 'Common reasons' })
}

/** The fields of the reasons in view. */
export const reasonFields = (sheet: Locator): Locator =>
  sheet.getByRole('textbox', { name: 'Reason', exact: true })

/** Replaces the reasons of a question. */
export async function writeReasons(sheet: Locator, question: RegExp, reasons: readonly string[]) {
  await sheet.getByRole('button', { name: /Question/ }).click()
  await sheet.page().getByRole('option', { name: question }).click()
  const fields = reasonFields(sheet)
  const remove = sheet.getByRole('button', { name: 'Remove reason 1', exact: true })
  while (await remove.isVisible()) await remove.click()
  for (const [index, reason] of reasons.entries()) {
    await sheet.getByRole('button', { name: 'Add reason' }).click()
    await fields.nth(index).fill(reason)
  }
  await expect(fields).toHaveCount(reasons.length)
}
