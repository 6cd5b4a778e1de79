import { type ReactNode, useState } from 'react'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Dialog } from './Dialog'

interface SampleProps {
  opener: string
  title: string
  children: ReactNode
  action: string
  undo: string
}

function Sample({ opener, title, children, action, undo }: SampleProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{opener}</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title={title}
        footer={
          <>
            <Button onPress={close}>{undo}</Button>
            <Button variant="primary" onPress={close}>
              {action}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  )
}

export const guide: Guide = {
  use: [
    'For something short that must be done or left before the page goes on: a message to write, a few fields.',
    'As an `alertdialog`, for a question that must be answered, such as unsaved changes.',
  ],
  avoid: [
    { when: 'It is a yes or no before an action.', instead: 'Patterns/ConfirmDialog' },
    { when: 'It is much content, or is read beside the page.', instead: 'Components/Sheet' },
    { when: 'It only explains the control that opens it.', instead: 'Components/Popover' },
    { when: 'It says what has happened.', instead: 'Components/Toast' },
  ],
  anatomy: [
    {
      part: 'Title',
      role: 'What it is about, in the words of the button that opened it. It names the dialog.',
    },
    { part: 'Close button', role: 'Leaves without doing anything. An `alertdialog` has none.' },
    { part: 'Content', role: 'Scrolls where the window is low; title and buttons stay.' },
    { part: 'Footer', role: 'The way out first, the action last.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Sample
            opener="Send Push Notification"
            title="Send Push Notification"
            action="Send"
            undo="Cancel"
          >
            <Text>Goes to 2 devices of Maria Silva.</Text>
          </Sample>
        ),
        why: 'Title and action say the same as the button that opened it.',
      },
      dont: {
        show: () => (
          <Sample opener="Send Push Notification" title="Attention" action="OK" undo="No">
            <Text>Goes to 2 devices of Maria Silva.</Text>
          </Sample>
        ),
        why: 'Nobody can tell from the buttons what they will do.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the next control inside, and from the last to the first.' },
    { keys: ['Shift', 'Tab'], does: 'Goes back the same way.' },
    { keys: ['Escape'], does: 'Closes it, unless it has been busy for less than 10 s.' },
  ],
  accessibility: [
    'Focus moves in when it opens, stays inside, and goes back to what opened it.',
    'While it is open the page behind is inert: a screen reader does not find it.',
    'Content that does not fit can be scrolled by keyboard: it is a tab stop of its own then.',
    'On a phone it stands at the bottom, within reach of the thumb, and leaves room for the on-screen keyboard.',
    'Left to you: ask before `onOpenChange` where something typed would be lost, and set `isPending` while sending.',
  ],
}
