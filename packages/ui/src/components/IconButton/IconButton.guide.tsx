import { Ban, Pencil, Pin, Trash2 } from 'lucide-react'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { IconButton } from './IconButton'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For actions that are repeated in each row of a list: edit, pin, delete.',
    'For the few actions with a well-known icon: close, show a password, open the menu.',
  ],
  avoid: [
    { when: 'There is room for a word, or the icon needs one.', instead: 'Components/Button' },
    {
      when: 'There are more than about four of them in a row, or the row is a card on a phone.',
      instead: 'Components/Menu',
    },
    { when: 'It copies a text to the clipboard.', instead: 'Components/CopyButton' },
  ],
  anatomy: [
    {
      part: 'Icon',
      role: 'From lucide-react, sized by its container. While busy a spinner replaces it.',
    },
    { part: 'Label', role: 'Not visible: its accessible name, and the text of its tooltip.' },
    {
      part: 'Tooltip',
      role: 'On hover and focus: the label, why it is not available, or after 10 s that it is still busy.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            <IconButton label="Edit Summer meeting" icon={<Pencil />} onPress={nothing} />
            <IconButton
              label="Delete Summer meeting"
              icon={<Trash2 />}
              variant="critical"
              onPress={nothing}
            />
          </Inline>
        ),
        why: 'Each label names the action and its object, so that the rows sound different.',
      },
      dont: {
        show: () => (
          <Inline>
            <IconButton label="Edit" icon={<Pencil />} onPress={nothing} />
            <IconButton label="Delete" icon={<Trash2 />} variant="critical" onPress={nothing} />
          </Inline>
        ),
        why: 'A list of fifty buttons with the name “Delete”.',
      },
    },
    {
      do: {
        show: () => (
          <IconButton
            label="Pinned: Summer meeting"
            icon={<Pin />}
            aria-pressed
            onPress={nothing}
          />
        ),
        why: 'A toggle keeps its name and shows its state by aria-pressed.',
      },
      dont: {
        show: () => (
          <IconButton label="Ban Maria Silva" icon={<Ban />} isDisabled onPress={nothing} />
        ),
        why: 'A grey icon without a reason. Pass the reason: the button then stays reachable and says it.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button and shows its tooltip.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses it; shows the reason again if it is not available.',
    },
    { keys: ['Escape'], does: 'Hides the tooltip; the focus stays.' },
  ],
  accessibility: [
    'The label is its accessible name, always; the icon is hidden.',
    'With a reason it is aria-disabled instead of disabled: Tab reaches it, and the reason describes it.',
    'While busy it keeps its focus, is marked busy, and ignores presses.',
    '36 px square with a mouse, 28 when small; at least 44 px under a finger.',
    'Left to you: touch screens have no hover, so an unfamiliar icon needs a Button with a label.',
  ],
}
