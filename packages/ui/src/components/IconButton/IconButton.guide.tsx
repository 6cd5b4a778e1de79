import { Ban, Pencil, Pin, Trash2 } from 'lucide-react'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { IconButton } from './IconButton'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For actions that are repeated in each row of a list: edit, delete, download.',
    'For the few actions whose icon everybody knows: close, show a password, open the menu.',
  ],
  avoid: [
    { when: 'There is room for a word, or the icon needs one.', instead: 'Components/Button' },
    {
      when: 'There are more than about four of them in a row, or the row is a card on a phone.',
      instead: 'Components/Menu',
    },
    { when: 'It puts a text on the clipboard.', instead: 'Components/CopyButton' },
  ],
  anatomy: [
    {
      part: 'Icon',
      role: 'From lucide-react, sized by its place. A spinner takes its place while busy.',
    },
    { part: 'Label', role: 'Not drawn: its name for screen readers, and the text of its tooltip.' },
    {
      part: 'Tooltip',
      role: 'On hover and focus: the label, why it is not available, or after 10 s that it is still at work.',
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
        why: 'Each label names the action and the thing, so that rows can be told apart by ear.',
      },
      dont: {
        show: () => (
          <Inline>
            <IconButton label="Edit" icon={<Pencil />} onPress={nothing} />
            <IconButton label="Delete" icon={<Trash2 />} variant="critical" onPress={nothing} />
          </Inline>
        ),
        why: 'A list of fifty buttons that are all called “Delete”.',
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
        why: 'A toggle keeps its name and says by aria-pressed whether it is on.',
      },
      dont: {
        show: () => (
          <IconButton label="Ban Maria Silva" icon={<Ban />} isDisabled onPress={nothing} />
        ),
        why: 'A grey icon without a reason. Give the reason: the button stays reachable and says it.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the button and shows its tooltip.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses it; shows the reason again when it is not available.',
    },
    { keys: ['Escape'], does: 'Hides the tooltip; the focus stays.' },
  ],
  accessibility: [
    'The label is its accessible name, always; the icon is hidden.',
    'With a reason it is aria-disabled instead of disabled: reached by Tab, and the reason describes it.',
    'While busy it keeps its focus, is marked busy, and swallows presses.',
    '36 px square with a mouse, 28 when small; at least 44 px under a finger.',
    'Left to you: touch screens have no hover, so an icon that nobody knows needs a Button with its word.',
  ],
}
