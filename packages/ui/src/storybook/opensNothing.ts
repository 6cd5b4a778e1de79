import { expect, screen } from 'storybook/test'
import { twoFrames } from './twoFrames'

/** Nothing has opened, nor does it in the next frames. */
export const opensNothing = async (role: 'dialog' | 'alertdialog' | 'menu') => {
  await twoFrames()
  await expect(screen.queryByRole(role)).toBeNull()
}
