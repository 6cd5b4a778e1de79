import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'

export const guide: Guide = {
  use: [
    'For an action on the selected rows of a list, one call for each.',
    'Load its code once somebody comes to the SelectionBar.',
  ],
  avoid: [
    { when: 'The action is about one row.', instead: 'Patterns/ConfirmDialog' },
    { when: 'One call does everything.', instead: 'Patterns/ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Question', role: 'The sentence of the single action, and the names of all rows.' },
    { part: 'Reason', role: 'A ReasonField, where the single action has one: the same for all.' },
    { part: 'Progress', role: 'How many rows are settled. Stop ends after the current call.' },
    { part: 'Pause', role: 'Why it stopped; the rest is resumed or dropped.' },
    {
      part: 'Results',
      role: 'What became of each row, refused ones first, in the words of the server.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack space="2">
            <Text>Maria Silva: This request has already been decided</Text>
            <Text>Jonas Lindqvist: Not tried</Text>
          </Stack>
        ),
        why: 'Each row has its own result, and nobody has to search for what is left.',
      },
      dont: {
        show: () => <Text>Some of the 200 requests could not be approved.</Text>,
        why: 'Which? Trying all again would decide some of them twice.',
      },
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Cancels at first; then resumes or closes, where the focus is.' },
    {
      keys: ['Escape'],
      does: 'Cancels before the first call, stops while it runs, closes at the end.',
    },
    {
      keys: ['Tab'],
      does: 'Moves among the buttons, and to the list when it is long: arrow keys scroll it.',
    },
  ],
  accessibility: [
    'An alert dialog: the focus stays inside, and each step gives it to its own button.',
    'The pause and the end are announced; the progress is read on request.',
    'Results are words; colour only repeats them.',
  ],
}
