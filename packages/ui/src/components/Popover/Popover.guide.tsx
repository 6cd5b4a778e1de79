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
      when: 'It is a form, or asks something: a press beside it would lose the typed text.',
      instead: 'Components/Dialog',
    },
    { when: 'It does not fit beside a button.', instead: 'Components/Sheet' },
  ],
  anatomy: [
    { part: 'Trigger', role: 'A button. It opens the panel, and closes it again.' },
    { part: 'Title', role: 'Names the panel.' },
    { part: 'Close button', role: 'For touch, and for people who do not know Escape.' },
    { part: 'Content', role: 'Scrolls in a low window.' },
    {
      part: 'Arrow',
      role: 'Points to the trigger if several are near. Usually omitted.',
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
        why: 'Two lines for people who want to know more, and nothing in the way of the others.',
      },
      dont: {
        show: () => (
          <Popover trigger={<Button>Edit summary</Button>} title="Summary">
            <TextField label="Summary" value="Friends of the house" onChange={nothing} />
          </Popover>
        ),
        why: 'A press beside it, or scrolling the page, loses the typed text.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'On the trigger it opens the panel and moves the focus in. Space does the same.',
    },
    {
      keys: ['Tab'],
      does: 'Moves through it; at the end it closes, and the focus moves on from the trigger.',
    },
    { keys: ['Escape'], does: 'Closes it and returns the focus to the trigger.' },
  ],
  accessibility: [
    'A non-modal dialog, named by its title: the page stays readable and usable.',
    'The trigger says whether it is open, and what it controls.',
    'A press elsewhere closes it and still takes effect.',
    'It closes when the page scrolls away under it, and flips if there is no room.',
  ],
}
