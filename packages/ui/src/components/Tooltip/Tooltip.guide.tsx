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
    'For a few words about a control that its own text does not say.',
    'Usually you do not need it: IconButton names itself, ExplainedButton shows its reason.',
  ],
  avoid: [
    { when: 'An icon needs a name: its `label` is its tooltip.', instead: 'Components/IconButton' },
    {
      when: 'A button is unavailable and should say why.',
      instead: 'Components/ExplainedButton',
    },
    { when: 'It is more than a few words, or contains a link.', instead: 'Components/Popover' },
    {
      when: 'People must read it to do the right thing: write it into the page.',
      instead: 'Components/Notice',
    },
  ],
  anatomy: [
    { part: 'Control', role: 'One focusable element; the tooltip describes it.' },
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
        why: 'It repeats the visible text, and covers what is beside it.',
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
        why: 'Information for everybody is in the page as well.',
      },
      dont: {
        show: () => (
          <Tooltip content="At most 2000 characters, of which the first 255 are shown in the list, and no links">
            <Button>Create Announcement</Button>
          </Tooltip>
        ),
        why: 'Rules that show only on hover are lost on every touch screen.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Shows it when the control gets the focus, and hides it afterwards.',
    },
    { keys: ['Escape'], does: 'Hides it; the focus stays.' },
    { keys: ['Enter'], does: 'Activates the control, and hides it.' },
  ],
  accessibility: [
    'It describes the control: a screen reader reads it after the name.',
    'Shown at once, on hover and on keyboard focus; it stays while the pointer is on it (WCAG 1.4.13).',
    'Touch screens show none. Nothing may depend on it.',
    'It takes no focus and contains no controls.',
  ],
}
