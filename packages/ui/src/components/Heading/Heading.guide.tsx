import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Text } from '../Text/Text'
import { Heading } from './Heading'

export const guide: Guide = {
  use: [
    'For the title of a part of a page, at its level in the outline.',
    'For the title of a card, a section or a step of a form.',
  ],
  avoid: [
    {
      when: 'For the title of a page in the panel: its subtitle and actions belong to it.',
      instead: 'Patterns/PageHeader',
    },
    { when: 'For words that should only stand out.', instead: 'Components/Text' },
    {
      when: 'For a title that only screen readers need.',
      instead: 'Components/VisuallyHidden',
    },
  ],
  anatomy: [
    { part: 'Level', role: 'Its place in the outline: h1 for the page, h2 for its parts.' },
    {
      part: 'Size',
      role: 'How large it is: 18, 20, 24 or 30 px. It does not depend on the level.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack space="1">
            <Heading level={3} size="title">
              Memberships
            </Heading>
            <Heading level={4} size="section">
              Billing period
            </Heading>
          </Stack>
        ),
        why: 'Levels follow one another; the size shows their weight on this page.',
      },
      dont: {
        show: () => (
          <Stack space="1">
            <Text size="lead" weight="semibold">
              Memberships
            </Text>
            <Text size="body" weight="semibold">
              Billing period
            </Text>
          </Stack>
        ),
        why: 'Bold text looks like a title but is not in the outline: a screen reader cannot jump to it.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'An h1 can take the focus by script (tabindex -1), so that a new page starts there; Tab never stops at it.',
    'Skip no level: after an h2 comes an h3. The size is free.',
    'One h1 on each page. PageHeader and PublicPage have theirs.',
    'Long words break instead of making the page scroll sideways.',
  ],
}
