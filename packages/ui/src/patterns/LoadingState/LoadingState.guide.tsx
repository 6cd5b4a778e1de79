import { Card } from '../../components/Card/Card'
import { Text } from '../../components/Text/Text'
import type { Guide } from '../../storybook/guide'
import { LoadingState } from './LoadingState'

export const guide: Guide = {
  use: [
    'In place of a list, a record or a form, on the first visit, until its first part has arrived.',
  ],
  avoid: [
    { when: 'There is older content to show.', instead: 'Patterns/StaleNote' },
    { when: 'It could not be loaded.', instead: 'Patterns/ErrorState' },
    { when: 'There is nothing in it.', instead: 'Patterns/EmptyState' },
    { when: 'A button is busy: give it `isPending`.', instead: 'Components/Button' },
  ],
  anatomy: [
    {
      part: 'Outline',
      role: 'Of rows, facts or fields, by `shape`. It comes after 150 ms: a quick load shows none.',
    },
    { part: 'Spinner', role: 'Small, where lines end.' },
    { part: 'Note', role: 'After 10 s: that the load continues.' },
    { part: 'Cancel', role: 'Beside the note, if the load can be cancelled.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Card padding="none">
            <LoadingState />
          </Card>
        ),
        why: 'The space is reserved: the page does not jump when the rows arrive.',
      },
      dont: {
        show: () => (
          <Card>
            <Text>Loading, please wait a moment...</Text>
          </Card>
        ),
        why: 'One line, and then a hundred: everything below is pushed down.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to “Cancel”, once it is there.' }],
  accessibility: [
    'The spinner’s label is part of the page; it is not announced when it appears. After 10 s it changes to ‘Still working’, and that is announced.',
    'Left to you: “Cancel” disappears when pressed. Focus the page’s heading then, as LoadableView does.',
    'Left to you: `aria-busy` on the loading region, if it has a name.',
  ],
}
