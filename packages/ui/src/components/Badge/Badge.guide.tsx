import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Badge } from './Badge'

export const guide: Guide = {
  use: [
    'For the state of a row or of a page in one or two words: Verified, Pending, Banned.',
    'Without its dot, as a label that is not a state: Admin.',
  ],
  avoid: [
    { when: 'For a sentence, or for an error.', instead: 'Components/Notice' },
    { when: 'For a control, such as a filter.', instead: 'Components/Select' },
    { when: 'For a count.', instead: 'Patterns/StatTile' },
  ],
  anatomy: [
    { part: 'Dot', role: 'Marks this as a state. It takes the colour of the tone.' },
    { part: 'Word', role: 'The state itself, the same word everywhere in the product.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            <Badge tone="positive">Verified</Badge>
            <Badge tone="caution">Pending</Badge>
            <Badge tone="critical">Banned</Badge>
          </Inline>
        ),
        why: 'Each word names its state by itself; the colour helps the eye to find it in a long list.',
      },
      dont: {
        show: () => (
          <Inline>
            <Badge tone="positive">Status</Badge>
            <Badge tone="critical">Status</Badge>
          </Inline>
        ),
        why: 'Only the colour differs: that is lost on many eyes, on paper and in forced colours.',
      },
    },
    {
      do: {
        show: () => <Badge tone="caution">Awaiting email</Badge>,
        why: 'Two words, read at a glance in a row of fifty.',
      },
      dont: {
        show: () => (
          <Badge tone="caution">
            This member has not followed the link in the email that we sent
          </Badge>
        ),
        why: 'A sentence in a pill. Put the reason in the page, or in the tooltip of the unavailable action.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Plain text to a screen reader, in its place in the row; the dot is hidden.',
    'A badge that changes is not announced. Say the change with a toast.',
    'In forced colours a border keeps the shape.',
  ],
}
