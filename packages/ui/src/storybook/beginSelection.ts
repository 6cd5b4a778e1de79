import { screen, userEvent } from 'storybook/test'

/** Presses Select where the cards of a phone have no checkboxes yet. For play functions. */
export async function beginSelection() {
  const button = screen.queryByRole('button', { name: 'Select' })
  if (button) await userEvent.click(button)
}
