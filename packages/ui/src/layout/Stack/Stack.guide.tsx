import { Badge } from '../../components/Badge/Badge'
import { Button } from '../../components/Button/Button'
import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import type { Guide } from '../../storybook/guide'
import { Stack } from './Stack'

export const guide: Guide = {
  use: [
    'For everything in one column: the parts of a page, the fields of a form, the lines of a card.',
    'Nested, with smaller gaps for things that belong closer together.',
  ],
  avoid: [
    { when: 'For things side by side.', instead: 'Layout/Inline' },
    { when: 'For cells of one width.', instead: 'Layout/Grid' },
  ],
  anatomy: [
    {
      part: 'Children',
      role: 'In reading order, as wide as the stack unless align says otherwise.',
    },
    { part: 'Gap', role: 'Equal between all of them: 0 to 64 px on the 4 px grid.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack space="5">
            <Stack space="1">
              <Heading level={3} size="section">
                Delete account
              </Heading>
              <Text tone="muted">Everything that you have posted goes with it.</Text>
            </Stack>
            <Stack space="2" align="start">
              <Button>Get Security Key</Button>
            </Stack>
          </Stack>
        ),
        why: 'Small gaps inside a group, larger ones between groups: the eye sees what belongs together.',
      },
      dont: {
        show: () => (
          <Stack space="5">
            <Heading level={3} size="section">
              Delete account
            </Heading>
            <Text tone="muted">Everything that you have posted goes with it.</Text>
            <Button>Get Security Key</Button>
          </Stack>
        ),
        why: 'The same gap everywhere: the title is as far from its text as from the action, and the button takes the whole width.',
      },
    },
    {
      do: {
        show: () => (
          <Stack space="2" align="start">
            <Badge tone="positive">Active</Badge>
            <Text>Summer meeting</Text>
          </Stack>
        ),
        why: 'Aligned to the start, a badge keeps its own width.',
      },
      dont: {
        show: () => (
          <Stack space="2">
            <Badge tone="positive">Active</Badge>
            <Text>Summer meeting</Text>
          </Stack>
        ),
        why: 'Stretched, it looks like a bar.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'The order on the screen is the order in the page.',
    'The gaps are in rem: they grow with the reader’s text size.',
    'With element ul or ol the children must be li; with section give it the aria-labelledby of its heading.',
  ],
}
