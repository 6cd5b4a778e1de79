import { Card } from '../../components/Card/Card'
import { Text } from '../../components/Text/Text'
import type { Guide } from '../../storybook/guide'
import { LoadingState } from './LoadingState'

export const guide: Guide = {
  use: [
    'Where a list, a record or a form will stand, on the first visit, before anything has come.',
  ],
  avoid: [
    { when: 'Something older is there to show.', instead: 'Patterns/StaleNote' },
    { when: 'It could not be loaded.', instead: 'Patterns/ErrorState' },
    { when: 'There is nothing in it.', instead: 'Patterns/EmptyState' },
    { when: 'A button is at work: give it `isPending`.', instead: 'Components/Button' },
  ],
  anatomy: [
    { part: 'Spinner', role: 'In the middle of the room that the content will take.' },
    { part: 'Note', role: 'After 10 s: that it is still being worked on.' },
    { part: 'Cancel', role: 'Beside the note, where the load can be given up.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Card padding="none">
            <LoadingState />
          </Card>
        ),
        why: 'The room is there already: the page does not jump when the rows come.',
      },
      dont: {
        show: () => (
          <Card>
            <Text>Loading, please wait a moment...</Text>
          </Card>
        ),
        why: 'One line, and then a hundred: everything below is thrown down.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes to “Cancel”, once it is there.' }],
  accessibility: [
    'The spinner’s label is read where it stands; it is not announced when it appears. After 10 s it changes to ‘Still working’, which is.',
    'Left to you: “Cancel” goes with what it gives up. Give the focus to the page’s heading, as LoadableView does.',
    'Left to you: `aria-busy` on the region that is loading, where it has a name.',
  ],
}
