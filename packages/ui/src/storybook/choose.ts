import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Waits until an open menu or list has the focus: an earlier key press would go elsewhere. */
export const hasFocusInside = (part: HTMLElement) =>
  waitFor(() => expect(part).toContainElement(document.activeElement as HTMLElement))

const closed = async (trigger: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await waitFor(() => expect(trigger).toHaveFocus())
}

/**
 * Chooses an option of a Select with the pointer, and waits until it has closed. For play
 * functions.
 */
export async function choose(trigger: HTMLElement, option: string) {
  await userEvent.click(trigger)
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await closed(trigger)
}

/** The same with several options of a MultiSelect. */
export async function chooseSeveral(trigger: HTMLElement, ...options: string[]) {
  await userEvent.click(trigger)
  for (const name of options) await userEvent.click(await screen.findByRole('option', { name }))
  await userEvent.keyboard('{Escape}')
  await closed(trigger)
}

/** The same by keyboard only; the Select already has the focus. */
export async function chooseByKeyboard(trigger: HTMLElement, keys: string) {
  await expect(trigger).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await hasFocusInside(await screen.findByRole('listbox'))
  await userEvent.keyboard(keys)
  await closed(trigger)
}
