import { screen, userEvent, waitFor, within } from 'storybook/test'
import { hasFocusInside } from './choose'

/** The button that opens the menu of a row. */
export const rowMenuButton = (rowName: string) =>
  screen.getByRole('button', { name: `Actions for ${rowName}` })

/** Opens the menu of a row, and waits until it has the focus. For play functions. */
export async function openRowMenu(rowName: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${rowName}` }))
  return focusedMenu()
}

/** Chooses an action in the menu of a row with the pointer. */
export async function chooseInRow(rowName: string, action: string) {
  const menu = await openRowMenu(rowName)
  await userEvent.click(within(menu).getByRole('menuitem', { name: action }))
  await menuIsGone()
}

/** The same by keyboard only. */
export async function pressInRow(rowName: string, action: string) {
  rowMenuButton(rowName).focus()
  await userEvent.keyboard('{Enter}')
  await focusedMenu()
  await userEvent.keyboard(action)
  await userEvent.keyboard('{Enter}')
  await menuIsGone()
}

async function focusedMenu() {
  const menu = await screen.findByRole('menu')
  await hasFocusInside(menu)
  return menu
}

/** Until then the rest of the page is hidden. */
const menuIsGone = () =>
  waitFor(() => {
    if (screen.queryByRole('menu')) throw new Error('The menu is still open')
  })
