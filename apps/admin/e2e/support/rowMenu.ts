import type { Locator } from '@playwright/test'

/** The button at the end of a row that opens the menu of its actions. */
export const menuOf = (row: Locator): Locator => row.getByRole('button', { name: /^Actions for/ })

/** Chooses an action in the menu of a row. */
export async function chooseInRow(row: Locator, action: string): Promise<void> {
  await menuOf(row).click()
  await row.page().getByRole('menuitem', { name: action, exact: true }).click()
}

/** The same with the keyboard. */
export async function pressInRow(row: Locator, action: string): Promise<void> {
  const { keyboard } = row.page()
  await menuOf(row).focus()
  await keyboard.press('Enter')
  // Whatever is typed finds the item that starts with it.
  await row.page().getByRole('menu').locator(':focus').waitFor()
  await keyboard.type(action)
  await keyboard.press('Enter')
}
