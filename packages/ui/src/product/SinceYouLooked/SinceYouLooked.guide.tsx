import { Text } from '../../components/Text/Text'
import type { Guide } from '../../storybook/guide'
import { SinceYouLooked } from './SinceYouLooked'

export const guide: Guide = {
  use: ['Once, at the end of the dashboard, where the backend keeps a record.'],
  avoid: [
    { when: 'It is about each single action.', instead: 'Screens/Record' },
    { when: 'It is about what the person did.', instead: 'Shell/Receipts' },
  ],
  anatomy: [
    { part: 'Since', role: 'The moment after which it counts.' },
    { part: 'Decisions', role: 'How many, by how many others: a link to them in the record.' },
    { part: 'Undone', role: 'How many actions were taken back.' },
    { part: 'Oldest waiting request', role: 'Its age in days: a link to the requests.' },
    { part: 'Copy as text', role: 'All of it in one line, for a chat.' },
    { part: 'Mark as seen', role: 'Counts from now on.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <SinceYouLooked
            digest={{
              status: 'ready',
              data: {
                since: '2026-06-08T08:30:00Z',
                decisions: 31,
                stewards: 2,
                undone: 4,
                oldestRequestAt: '2026-06-06T09:00:00Z',
              },
            }}
            onSeen={() => {}}
          />
        ),
        why: 'Numbers with what they count, and the way to each.',
      },
      dont: {
        show: () => <Text>Nothing new since you last looked!</Text>,
        why: 'Without anything new there is nothing to read.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves through the links and the two buttons.' }],
  accessibility: [
    'A region with a heading.',
    'Mark as seen moves the focus to the title of the page, as the part disappears.',
  ],
}
