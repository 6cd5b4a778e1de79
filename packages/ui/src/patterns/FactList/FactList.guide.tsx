import { Text } from '../../components/Text/Text'
import type { Guide } from '../../storybook/guide'
import { Fact, FactList } from './FactList'

export const guide: Guide = {
  use: [
    'For what is known of one thing: a person, a plan.',
    'With `layout="rows"` in a narrow place, as a card at the side of a page.',
  ],
  avoid: [
    { when: 'There are many of a kind to compare.', instead: 'Patterns/DataTable' },
    { when: 'It is one number that somebody acts on.', instead: 'Patterns/StatTile' },
    { when: 'The values can be changed here: they are fields.', instead: 'Components/TextField' },
  ],
  anatomy: [
    { part: 'Label', role: 'What is told, in the words of the form in which it was asked for.' },
    { part: 'Value', role: 'Text, a date, a badge, a small action such as copying.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <FactList>
            <Fact label="Email">ines.alves@mail.example</Fact>
            <Fact label="Phone">
              <Text element="span" tone="faint">
                Not provided
              </Text>
            </Fact>
          </FactList>
        ),
        why: 'What is not known has its place and says so.',
      },
      dont: {
        show: () => (
          <FactList>
            <Fact label="Email">ines.alves@mail.example</Fact>
            <Fact label="Phone">-</Fact>
          </FactList>
        ),
        why: 'Is there none, or was it not loaded? A dash does not say, and is read as nothing.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'A description list: screen readers tell each label with its value.',
    'Left to you: a name of the person or plan in a `bdi`, so that its direction stays its own.',
  ],
}
