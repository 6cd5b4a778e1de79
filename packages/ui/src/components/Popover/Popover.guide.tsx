import { CircleQuestionMark } from 'lucide-react'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { Text } from '../Text/Text'
import { TextField } from '../TextField/TextField'
import { Popover } from './Popover'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a sentence or two about something in the page: what a number counts, who decided.',
    'For one or two settings that take effect at once, such as which columns show.',
  ],
  avoid: [
    { when: 'It is a few words about a control.', instead: 'Components/Tooltip' },
    { when: 'It is a list of actions.', instead: 'Components/Menu' },
    {
      when: 'It is a form, or asks something: a press beside it would lose what was typed.',
      instead: 'Components/Dialog',
    },
    { when: 'It is more than fits beside a button.', instead: 'Components/Sheet' },
  ],
  anatomy: [
    { part: 'Trigger', role: 'A button. It opens the panel, and closes it again.' },
    { part: 'Title', role: 'Names the panel.' },
    { part: 'Close button', role: 'For a finger, and for those who do not know of Escape.' },
    { part: 'Content', role: 'Scrolls where the window is low.' },
    {
      part: 'Arrow',
      role: 'Points to the trigger where several could have opened it. Mostly left out.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline space="1">
            <Text>Active Invites</Text>
            <Popover
              trigger={
                <IconButton
                  size="small"
                  label="About active invites"
                  icon={<CircleQuestionMark />}
                />
              }
              title="Active Invites"
            >
              <Text>Invitations that are pending or approved.</Text>
            </Popover>
          </Inline>
        ),
        why: 'Two lines for those who wonder, and nothing in the way of the others.',
      },
      dont: {
        show: () => (
          <Popover trigger={<Button>Edit summary</Button>} title="Summary">
            <TextField label="Summary" value="Friends of the house" onChange={nothing} />
          </Popover>
        ),
        why: 'A press beside it, or a page that scrolls, and what was typed is gone.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'On the trigger: opens it and moves the focus in. Space does the same.',
    },
    {
      keys: ['Tab'],
      does: 'Goes through it; from the end to what follows the trigger, and it closes.',
    },
    { keys: ['Escape'], does: 'Closes it and gives the focus back to the trigger.' },
  ],
  accessibility: [
    'A dialog named by its title, that is not modal: the page stays readable and pressable.',
    'The trigger says whether it is open, and what it controls.',
    'A press elsewhere closes it and does what it would have done: nothing is swallowed.',
    'It closes when the page scrolls away under it, and flips where there is no room.',
  ],
}
