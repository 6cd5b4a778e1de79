import { expect, screen, userEvent } from 'storybook/test'

/**
 * Nothing has opened, nor is it about to: what was asked for would come late, but before any key
 * (useLateOpening).
 */
export const opensNothing = async (role: 'dialog' | 'alertdialog' | 'menu') => {
  await userEvent.keyboard('{Shift}')
  await expect(screen.queryByRole(role)).toBeNull()
}
