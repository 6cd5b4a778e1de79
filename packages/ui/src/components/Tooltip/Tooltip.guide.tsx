import { RefreshCw } from 'lucide-react'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { ExplainedButton } from '../ExplainedButton/ExplainedButton'
import { IconButton } from '../IconButton/IconButton'
import { Text } from '../Text/Text'
import { Tooltip } from './Tooltip'

export const guide: Guide = {
  use: [
    'For a few words about a control that its own text leaves open.',
    'Mostly you need not: IconButton names itself, ExplainedButton tells its reason.',
  ],
  avoid: [
    { when: 'An icon needs a name: its `label` is its tooltip.', instead: 'Components/IconButton' },
    {
      when: 'A button cannot be used and should say why.',
      instead: 'Components/ExplainedButton',
    },
    { when: 'It is more than a few words, or holds a link.', instead: 'Components/Popover' },
    {
      when: 'It must be read to do the right thing: write it into the page.',
      instead: 'Components/Notice',
    },
  ],
  anatomy: [
    { part: 'Control', role: 'One thing that takes the focus; the tooltip describes it.' },
    { part: 'Text', role: 'A few words on the inverse surface, up to the width of the sidebar.' },
  ],
  examples: [
    {
      do: {
        show: () => <IconButton label="Refresh data" icon={<RefreshCw />} />,
        why: 'The name of an icon, on hover and focus, in its own words.',
      },
      dont: {
        show: () => (
          <Tooltip content="Delete">
            <Button variant="critical">Delete</Button>
          </Tooltip>
        ),
        why: 'It repeats what stands there, and covers what is beside it.',
      },
    },
    {
      do: {
        show: () => (
          <Stack space="1" align="start">
            <ExplainedButton disabledReason="Awaiting Email Verification">Verify</ExplainedButton>
            <Text size="small" tone="muted">
              The email is not verified yet.
            </Text>
          </Stack>
        ),
        why: 'What everybody must know stands in the page as well.',
      },
      dont: {
        show: () => (
          <Tooltip content="At most 2000 characters, of which the first 255 are shown in the list, and no links">
            <Button>Create Announcement</Button>
          </Tooltip>
        ),
        why: 'Rules that only a hover shows are lost on every touch screen.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Shows it when the focus comes to the control, and hides it when it leaves.',
    },
    { keys: ['Escape'], does: 'Hides it; the focus stays.' },
    { keys: ['Enter'], does: 'Works the control, and hides it.' },
  ],
  accessibility: [
    'It describes the control: a screen reader reads it after the name.',
    'Shown at once, on hover and on keyboard focus; it stays while the pointer is on it (WCAG 1.4.13).',
    'Touch screens show none. Nothing may depend on it.',
    'It takes no focus and holds nothing to press.',
  ],
}
