import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { ReasonField } from '../../domain/moderation/moderation'
import {
  type Question,
  type ReasonInput,
  type ReasonRequest,
  UnsentReasonsProvider,
  useConfirm,
} from './useConfirm'

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

/** What the question confirms. */
export const action = fn(async (_reason?: ReasonInput) => {})

export type AskingProps = Omit<Question, 'onConfirm'> & {
  /** Called by the button below the question. */
  onPressBelow: () => void
}

/** Asks through `useConfirm`, as screens do, in a session of its own. */
export function Asking(props: AskingProps) {
  return (
    <UnsentReasonsProvider>
      <Page {...props} />
    </UnsentReasonsProvider>
  )
}

/** The same in the session of its story. */
export function Page({ onPressBelow: _, ...question }: AskingProps) {
  const { ask, dialog, isAsking } = useConfirm()
  const [count, setCount] = useState(0)
  return (
    <>
      <Button
        onPress={() => {
          setCount(count + 1)
          ask({ ...question, onConfirm: action })
        }}
      >
        Ask
      </Button>
      <p>{isAsking ? 'asking' : `asked ${count}`}</p>
      {dialog}
    </>
  )
}
