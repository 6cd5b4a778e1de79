import type { Guide } from '../../storybook/guide'
import { Timeline } from './Timeline'
import { entries } from './timelineFixture'

const [first] = entries

export const guide: Guide = {
  use: ['For what happened, in order of time: the record of all actions, and that of one member.'],
  avoid: [
    { when: 'The rows have no order of time.', instead: 'Patterns/List' },
    { when: 'It is about the state of one thing.', instead: 'Patterns/FactList' },
  ],
  anatomy: [
    { part: 'Day', role: 'The date in the reader’s zone; the last two days by name too.' },
    { part: 'Time', role: 'In the reader’s zone; on hover and in the details in UTC.' },
    { part: 'Sentence', role: 'Who did what. Links lead to the person and the object.' },
    { part: 'Reason', role: 'In the words of the actor, as plain text.' },
    { part: 'Undone by', role: 'Where somebody has taken it back.' },
    { part: 'Details', role: 'On request: the fields before and after, and until when to undo.' },
    {
      part: 'Undo',
      role: 'While that is possible. If it is too late, the button stays and says why; an action that can never be undone has none.',
    },
    { part: 'Refusal', role: 'Below the entry: why the server did not undo it.' },
    { part: 'Load more', role: 'Older entries, below the others.' },
  ],
  examples: [
    {
      do: {
        show: () => <Timeline label="Library" entries={first ? [first] : []} onUndo={() => {}} />,
        why: 'A sentence that somebody would say, and the reason below it.',
      },
      dont: {
        show: () => (
          <Timeline
            label="Library"
            entries={
              first
                ? [{ ...first, action: 'book.lend', actionText: 'book.lend', reason: undefined }]
                : []
            }
          />
        ),
        why: 'A code that only its author can read, and nobody knows why.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from entry to entry, inside a LoadableList.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Moves among links, Details and Undo.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Moves to the same place of another entry.' },
    { keys: ['Enter', 'Space'], does: 'On Details: opens and closes them.' },
  ],
  accessibility: [
    'Each day is a region with a heading, and its entries are an ordered list.',
    'Undo says what it undoes; Details refers to its sentence.',
    'A refusal is read out at once. Ask before an undo, with ConfirmDialog.',
    'Colour says nothing alone: an undone entry has a badge with words.',
  ],
}
