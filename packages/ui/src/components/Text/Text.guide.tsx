import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Text } from './Text'

export const guide: Guide = {
  use: [
    'For running text: a sentence, a description, a value, a date.',
    'As a span or a div, where a paragraph would be the wrong element.',
  ],
  avoid: [
    { when: 'For the title of a part.', instead: 'Components/Heading' },
    { when: 'For a state in one or two words.', instead: 'Components/Badge' },
    {
      when: 'For the description or the error of a field: the field has them and connects them to the input.',
      instead: 'Components/TextField',
    },
  ],
  anatomy: [
    {
      part: 'Size',
      role: '14 px for text, 13 and 12 px for secondary text, 16 px for introductions.',
    },
    {
      part: 'Tone',
      role: 'Body for main text, muted for explanations, faint for text that people may miss.',
    },
    { part: 'Weight', role: 'Medium for the one word in a line that people look for.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack space="0">
            <Text weight="medium">Premium</Text>
            <Text size="small" tone="muted">
              Billed every month
            </Text>
          </Stack>
        ),
        why: 'One step in weight and one in tone: the eye knows what comes first.',
      },
      dont: {
        show: () => (
          <Stack space="0">
            <Text size="lead" weight="semibold">
              Premium
            </Text>
            <Text size="caption" tone="faint" weight="semibold">
              Billed every month
            </Text>
          </Stack>
        ),
        why: 'Size, weight and tone all at once: everything shouts, and the small line is hard to read.',
      },
    },
    {
      do: {
        show: () => (
          <Text tone="muted">
            Announcements go to every member. They show at the top of the app until you hide them.
          </Text>
        ),
        why: 'All lines start at the same edge, where the eye finds them.',
      },
      dont: {
        show: () => (
          <Text tone="muted" align="center">
            Announcements go to every member. They show at the top of the app until you hide them.
          </Text>
        ),
        why: 'Centred lines are for a word or two alone, such as an empty state.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Body text has a contrast of 7:1 on every surface, muted and faint text 4.5:1.',
    'All sizes grow with the text size of the reader.',
    'Long words and addresses break instead of making the page scroll sideways.',
    'Put the id of a text that explains a control into the aria-describedby of that control.',
  ],
}
