import { Text } from '../../components/Text/Text'
import type { Guide } from '../../storybook/guide'
import { Fact, FactList } from './FactList'

export const guide: Guide = {
  use: [
    'For facts about one thing: a person, a plan.',
    'With `layout="rows"` to read down: in a card at the side of a page.',
    'With `layout="line"` for two or three badges below the title of a record.',
  ],
  avoid: [
    { when: 'There are many of one kind to compare.', instead: 'Patterns/DataTable' },
    { when: 'It is one number that somebody acts on.', instead: 'Patterns/StatTile' },
    { when: 'The values can be changed here: they are fields.', instead: 'Components/TextField' },
  ],
  anatomy: [
    { part: 'Label', role: 'The label, in the words of the form that asked for it.' },
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
        why: 'An unknown value keeps its place and says that it is unknown.',
      },
      dont: {
        show: () => (
          <FactList>
            <Fact label="Email">ines.alves@mail.example</Fact>
            <Fact label="Phone">-</Fact>
          </FactList>
        ),
        why: 'Is there none, or did it not load? A dash does not say, and is read as nothing.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'A description list: screen readers tell each label with its value.',
    'Left to you: put the name of a person or plan into a `bdi`, so that it keeps its own direction.',
  ],
}
