import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import type { Guide } from '../../storybook/guide'
import { ClampedText } from './ClampedText'

const notice =
  'We meet on the first Saturday of August by the old bridge. There is music, a tent and food for everybody. Bring a chair if you have one, and something to share.\nPlease register until the end of July, so that we know how much bread to bake and how many tables to carry down to the water.\nDogs are welcome.'

export const guide: Guide = {
  use: ['In a list, for what members write: nobody knows how long it will be.'],
  avoid: [
    { when: 'It is the subject of the page: show it whole.', instead: 'Components/Text' },
    {
      when: 'Details that most readers skip have a name of their own.',
      instead: 'Components/Disclosure',
    },
    { when: 'It is one line of a table.', instead: 'Patterns/DataTable' },
  ],
  anatomy: [
    { part: 'Text', role: 'With the writer’s own lines; in the direction of its letters.' },
    { part: 'Show more', role: 'Only where something is cut. It stays as ‘Show less’.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Card>
            <Heading level={3} size="lead" id="clamped-do">
              Summer gathering
            </Heading>
            <ClampedText titleId="clamped-do" lines="2">
              {notice}
            </ClampedText>
          </Card>
        ),
        why: 'The next entry is in sight, and all of the text one press away.',
      },
      dont: {
        show: () => (
          <Card>
            <Heading level={3} size="lead">
              Summer gathering
            </Heading>
            <Text tone="muted">{`${notice.slice(0, 96)}...`}</Text>
          </Card>
        ),
        why: 'Cut by characters: the rest cannot be read anywhere.',
      },
    },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Shows all of it, or takes it back.' }],
  accessibility: [
    'A screen reader is given the whole text at once: it is cut for the eye alone.',
    'Give `titleId`, so that the button says what it shows more of.',
    'Lines are at most 42 rem wide (WCAG 1.4.8).',
  ],
}
