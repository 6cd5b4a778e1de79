import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Badge } from '../Badge/Badge'
import { Switch } from './Switch'

const nothing = () => {}
const visibility = { on: 'Announcement is visible', off: 'Announcement is hidden' }

export const guide: Guide = {
  use: [
    'For a state that is either on or off: active, pinned.',
    'In a form, where it is saved with the rest; or alone, where the change takes effect at once.',
  ],
  avoid: [
    {
      when: 'The two values have their own names (monthly, yearly).',
      instead: 'Components/RadioGroup',
    },
    {
      when: 'It is at the end of a table row, among other actions.',
      instead: 'Components/IconButton',
    },
  ],
  anatomy: [
    {
      part: 'Track and thumb',
      role: 'The thumb is at the end when on. While busy it has a spinner.',
    },
    { part: 'Label', role: 'Names the state, and stays the same when the state changes.' },
    { part: 'Error', role: 'Why the change was refused.' },
    { part: 'Description', role: 'Help, or one sentence for each state that says what it means.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Switch label="Active Status" description={visibility} isSelected onChange={nothing} />
        ),
        why: 'The label stays; the description says what the current state means.',
      },
      dont: {
        show: () => <Switch label="Hide announcement" isSelected={false} onChange={nothing} />,
        why: 'An action as the label does not say whether it has been done.',
      },
    },
    {
      do: {
        show: () => (
          <Stack space="2">
            <Switch
              label="Pinned Status"
              description="Announcement is pinned"
              isSelected
              onChange={nothing}
            />
            <Inline>
              <Badge tone="accent">Pinned</Badge>
            </Inline>
          </Stack>
        ),
        why: 'The badge that members will see is beside it and follows.',
      },
      dont: {
        show: () => (
          <Stack space="2">
            <Switch label="On" isSelected onChange={nothing} />
            <Switch label="Off" isSelected={false} onChange={nothing} />
          </Stack>
        ),
        why: 'The position says on or off; the label must say of what.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the switch, and on to the next field.' },
    { keys: ['Space'], does: 'Turns it on or off; nothing while it is busy or read-only.' },
  ],
  accessibility: [
    'Its role is switch, so a screen reader says “on” and “off”; the description of the current state describes it.',
    'The position of the thumb shows the state too, not only the colour; both stay in forced colours.',
    'While busy it keeps the focus, is read-only, and says “Working” once.',
    'The hit area is the track and the whole label: 24 px high with a mouse, 44 px under a finger.',
    'Left to you: change the value when the answer arrives, or at once and back again if it fails.',
  ],
}
