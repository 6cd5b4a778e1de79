import { type ReactNode, useState } from 'react'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Badge } from '../Badge/Badge'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Sheet } from './Sheet'

interface SampleProps {
  opener: string
  title: string
  children: ReactNode
  footer?: ReactNode
}

function Sample({ opener, ...sheet }: SampleProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{opener}</Button>
      <Sheet {...sheet} isOpen={isOpen} onOpenChange={() => setIsOpen(false)} />
    </>
  )
}

export const guide: Guide = {
  use: [
    'For the details of a row without leaving the list: the page stays where it was, and a strip of it is visible.',
    'For a larger group of controls that people leave again: all filters of a list on a phone.',
    'From the start side, for the navigation on a phone.',
  ],
  avoid: [
    { when: 'It is a question or a few fields.', instead: 'Components/Dialog' },
    { when: 'It asks yes or no.', instead: 'Patterns/ConfirmDialog' },
    { when: 'It is a sentence about one control.', instead: 'Components/Popover' },
    {
      when: 'People need it and the page at the same time: it belongs in the page.',
      instead: 'Layout/Grid',
    },
  ],
  anatomy: [
    { part: 'Title', role: 'The name of its content. It also names the panel.' },
    { part: 'Close button', role: 'Closes it without doing anything.' },
    { part: 'Content', role: 'Scrolls; title and buttons stay.' },
    {
      part: 'Footer',
      role: 'The way out first, the action last. Omitted if there are no actions.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Sample opener="Show details" title="Maria Silva">
            <Stack>
              <Badge tone="positive">Verified</Badge>
              <Text>Joined on 12 March 2026, invited by Ana Duarte.</Text>
            </Stack>
          </Sample>
        ),
        why: 'A look at one row; closing it returns to the same place in the list.',
      },
      dont: {
        show: () => (
          <Sample
            opener="Delete"
            title="Delete User"
            footer={<Button variant="critical">Delete</Button>}
          >
            <Text>Are you sure you want to delete this user?</Text>
          </Sample>
        ),
        why: 'One question in a panel as high as the window. A ConfirmDialog is where people look.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next control inside, and from the last to the first.' },
    { keys: ['Shift', 'Tab'], does: 'Goes back the same way.' },
    { keys: ['Escape'], does: 'Closes it, unless it is busy.' },
  ],
  accessibility: [
    'A dialog named by its title. The focus moves in, stays inside, and returns to the element that opened it.',
    'While it is open the page behind is inert; a press on it closes the sheet.',
    'It slides in reading direction, and not at all under reduced motion.',
    'A strip of the page stays visible at any width, so that people can press there to close it.',
    'With `head` set to `own` the content needs its own close button and its own scrolling.',
  ],
}
