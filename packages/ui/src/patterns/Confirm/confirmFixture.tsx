import { expect, screen, waitFor, within } from 'storybook/test'
import { ReasonField } from '../../domain/moderation/moderation'
import type { ReasonRequest } from './useConfirm'

/** Finds the dialog once it has the focus: an earlier key press would go elsewhere. */
export const opened = async (focused: string) => {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: focused })).toHaveFocus())
  return dialog
}

/** The same where a reason is asked for: its field has the focus. */
export const openedForReason = async () => {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus())
  return dialog
}

export const optionalReason: ReasonRequest = {
  draft: 'reason delete u1',
  field: (props) => (
    <ReasonField
      {...props}
      templates={{ status: 'ready', data: [{ text: 'Spam' }, { text: 'Abusive toward members' }] }}
    />
  ),
}
