import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import type { Guide } from '../../storybook/guide'
import { ClampedText } from './ClampedText'

const notice =
  'We meet on the first Saturday of August by the old bridge. There is music, a tent and food for everybody. Bring a chair if you have one, and something to share.\nPlease register until the end of July, so that we know how much bread to bake and how many tables to carry down to the water.\nDogs are welcome.'

export const guide: Guide = {
  use: ['In a list, for texts of members: nobody knows how long they are.'],
  avoid: [
    { when: 'It is the main content of the page: show it whole.', instead: 'Components/Text' },
    {
      when: 'The skippable details have a name of their own.',
      instead: 'Components/Disclosure',
    },
    { when: 'It is one line of a table.', instead: 'Patterns/DataTable' },
  ],
  anatomy: [
    { part: 'Text', role: 'With the writer’s own line breaks, in the direction of its letters.' },
    { part: 'Show more', role: 'Only if something is cut. It stays as ‘Show less’.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Card>
            <Heading level={3} size="section" id="clamped-do">
              Summer gathering
            </Heading>
            <ClampedText titleId="clamped-do" lines="2">
              {notice}
            </ClampedText>
          </Card>
        ),
        why: 'The next entry is visible, and the whole text is one press away.',
      },
      dont: {
        show: () => (
          <Card>
            <Heading level={3} size="section">
              Summer gathering
            </Heading>
            <Text tone="muted">{`${notice.slice(0, 96)}...`}</Text>
          </Card>
        ),
        why: 'Cut by characters: nobody can read the rest anywhere.',
      },
    },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Shows all of it, or cuts it again.' }],
  accessibility: [
    'A screen reader gets the whole text at once: only the visible text is cut.',
    'Pass `titleId`, so that the name of the button says what it shows more of.',
    'Lines are at most 42 rem wide (WCAG 1.4.8).',
  ],
}
