import { Download, Ellipsis, Trash2 } from 'lucide-react'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { Menu } from './Menu'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For actions without room for buttons: the actions of a row on a phone, the menu of an account.',
    'For a setting that belongs with these actions, such as the theme: pass it as a choice.',
  ],
  avoid: [
    { when: 'People choose a value of a form.', instead: 'Components/Select' },
    { when: 'There are one or two actions, and there is room.', instead: 'Components/Button' },
    { when: 'The content is fields or running text.', instead: 'Components/Dialog' },
  ],
  anatomy: [
    { part: 'Trigger', role: 'A Button or an IconButton. Its name is the name of the menu.' },
    { part: 'Header', role: 'The subject of the menu. It takes no focus.' },
    {
      part: 'Choice',
      role: 'A titled setting; the chosen value has a tick. Choosing keeps the menu open.',
    },
    {
      part: 'Items',
      role: 'Each is an action or an address, with an icon. A destructive one is last and critical.',
    },
    { part: 'Reason', role: 'Under an unavailable item: the reason.' },
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
        why: 'The trigger’s name says whose actions these are, so that the rows sound different.',
      },
      dont: {
        show: () => (
          <Menu
            trigger={<Button>Delete…</Button>}
            items={[{ id: 'delete', label: 'Delete', tone: 'critical', onAction: nothing }]}
          />
        ),
        why: 'A menu with one action is a detour: use a Button that asks.',
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
        why: 'An unavailable action stays in its place and says why.',
      },
      dont: {
        show: () => (
          <Menu
            trigger={<Button>Maria Silva</Button>}
            placement="bottom start"
            items={[{ id: 'ban', label: 'Ban', onAction: nothing }]}
          />
        ),
        why: 'An item that appears and disappears moves the others, and people have to search.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow Down'],
      does: 'On the trigger it opens the menu at its first item.',
    },
    { keys: ['Arrow Up'], does: 'On the trigger it opens the menu at its last item.' },
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'In the menu it moves to the next or the previous item, and around the ends.',
    },
    { keys: ['Home', 'End'], does: 'Moves to the first or the last item.' },
    { keys: ['A … Z'], does: 'Moves to the item with these first letters.' },
    {
      keys: ['Enter'],
      does: 'Activates the item, closes the menu, and returns the focus to the trigger.',
    },
    { keys: ['Space'], does: 'The same; in the choice it selects, and the menu stays open.' },
    { keys: ['Escape'], does: 'Closes the menu and returns the focus.' },
  ],
  accessibility: [
    'A menu button as in the ARIA pattern: menu, menuitem, and menuitemradio for the choice.',
    'An item with a reason is aria-disabled but the arrow keys reach it, and the reason is part of its name.',
    'Items with an address are links: people can open them in a new tab, and a file keeps its name.',
    'The page behind an open menu is hidden from assistive technology until it closes.',
    'Left to you: the keyboard does not reach the header, so the trigger’s name must give the same information.',
  ],
}
