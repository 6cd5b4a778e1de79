import { Download, Ellipsis, Trash2 } from 'lucide-react'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { Menu } from './Menu'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For actions that have no room as buttons: the actions of a row on a phone, the menu of an account.',
    'For one setting that belongs to the same place as these actions, such as the theme: give it as the choice.',
  ],
  avoid: [
    { when: 'A value of a form is chosen.', instead: 'Components/Select' },
    { when: 'There are one or two actions, and there is room.', instead: 'Components/Button' },
    { when: 'What opens holds fields or running text.', instead: 'Components/Dialog' },
  ],
  anatomy: [
    { part: 'Trigger', role: 'A Button or an IconButton. Its name is the name of the menu.' },
    { part: 'Header', role: 'Who or what the menu is about. It takes no focus.' },
    {
      part: 'Choice',
      role: 'A titled setting; the chosen value has a tick. Choosing keeps the menu open.',
    },
    {
      part: 'Items',
      role: 'An action or an address each, with an icon. What destroys stands last and is critical.',
    },
    { part: 'Reason', role: 'Under an item that cannot be done now: why not.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Menu
            trigger={<IconButton label="Actions for Maria Silva" icon={<Ellipsis />} />}
            items={[
              { id: 'invites', label: 'View invites', href: '/users/view-invites/1' },
              { id: 'passport', label: 'Download passport', icon: <Download />, onAction: nothing },
              {
                id: 'delete',
                label: 'Delete',
                icon: <Trash2 />,
                tone: 'critical',
                onAction: nothing,
              },
            ]}
          />
        ),
        why: 'The trigger’s name says whose actions these are, so rows can be told apart by ear.',
      },
      dont: {
        show: () => (
          <Menu
            trigger={<Button>Delete…</Button>}
            items={[{ id: 'delete', label: 'Delete', tone: 'critical', onAction: nothing }]}
          />
        ),
        why: 'A menu of one action is a detour: a Button that asks is enough.',
      },
    },
    {
      do: {
        show: () => (
          <Menu
            trigger={<Button>Maria Silva</Button>}
            placement="bottom start"
            items={[
              {
                id: 'verify',
                label: 'Verify',
                disabledReason: 'Awaiting Email Verification',
                onAction: nothing,
              },
              { id: 'ban', label: 'Ban', onAction: nothing },
            ]}
          />
        ),
        why: 'What cannot be done now stays in its place and says why.',
      },
      dont: {
        show: () => (
          <Menu
            trigger={<Button>Maria Silva</Button>}
            placement="bottom start"
            items={[{ id: 'ban', label: 'Ban', onAction: nothing }]}
          />
        ),
        why: 'An item that comes and goes moves the others, and leaves one searching.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow Down'],
      does: 'On the trigger: opens the menu at its first item.',
    },
    { keys: ['Arrow Up'], does: 'On the trigger: opens the menu at its last item.' },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'In the menu: goes to the next or the previous item, round the ends.',
    },
    { keys: ['Home', 'End'], does: 'Goes to the first or the last item.' },
    { keys: ['A … Z'], does: 'Goes to the item that starts so.' },
    { keys: ['Enter'], does: 'Does it, closes the menu, and gives the focus back to the trigger.' },
    { keys: ['Space'], does: 'The same; in the choice, it chooses and the menu stays.' },
    { keys: ['Escape'], does: 'Closes the menu and gives the focus back.' },
  ],
  accessibility: [
    'A menu button after the ARIA pattern: menu, menuitem, and menuitemradio for the choice.',
    'An item with a reason is aria-disabled but reached by the arrow keys, and its reason is part of its name.',
    'Items that are addresses are links: they can be opened in a new tab, and a file keeps its name.',
    'The page behind an open menu is hidden from assistive technology until it closes.',
    'Left to you: the header is not reached by the keyboard, so the trigger’s name must tell the same.',
  ],
}
