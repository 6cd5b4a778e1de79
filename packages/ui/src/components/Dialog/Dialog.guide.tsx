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
    'For something short that people finish or leave before the page continues: a message to write, a few fields.',
    'As an `alertdialog`, for a question that needs an answer, such as unsaved changes.',
  ],
  avoid: [
    { when: 'It is a yes or no before an action.', instead: 'Patterns/ConfirmDialog' },
    {
      when: 'It has a lot of content, or people read it beside the page.',
      instead: 'Components/Sheet',
    },
    { when: 'It only explains the control that opens it.', instead: 'Components/Popover' },
    { when: 'It reports what has happened.', instead: 'Components/Toast' },
  ],
  anatomy: [
    {
      part: 'Title',
      role: 'Its subject, in the words of the button that opened it. It names the dialog.',
    },
    { part: 'Close button', role: 'Closes it without doing anything. An `alertdialog` has none.' },
    { part: 'Content', role: 'Scrolls in a low window; title and buttons stay.' },
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
        why: 'Title and action use the words of the button that opened it.',
      },
      dont: {
        show: () => (
          <Sample opener="Send Push Notification" title="Attention" action="OK" undo="No">
            <Text>Goes to 2 devices of Maria Silva.</Text>
          </Sample>
        ),
        why: 'The buttons do not say what they do.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next control inside, and from the last to the first.' },
    { keys: ['Shift', 'Tab'], does: 'Goes back the same way.' },
    { keys: ['Escape'], does: 'Closes it, unless it has been busy for less than 10 s.' },
  ],
  accessibility: [
    'The focus moves in when it opens, stays inside, and returns to the element that opened it.',
    'While it is open the page behind is inert: a screen reader does not find it.',
    'Content that does not fit scrolls by keyboard: it is then a tab stop.',
    'On a phone it is at the bottom, within reach of the thumb, and leaves room for the on-screen keyboard.',
    'Left to you: ask in `onOpenChange` before typed input is lost, and set `isPending` while sending.',
  ],
}
