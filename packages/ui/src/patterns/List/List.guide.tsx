import type { Guide } from '../../storybook/guide'
import { PageNumbers } from '../PageNumbers/PageNumbers'
import { List } from './List'
import { Notes } from './listFixture'

export const guide: Guide = {
  use: ['For rows that say more than a table can: a text of some lines, an image beside it.'],
  avoid: [
    { when: 'A row is a few short values.', instead: 'Patterns/DataTable' },
    { when: 'It is about one thing, a label and a value each.', instead: 'Patterns/FactList' },
  ],
  anatomy: [
    { part: 'Rows', role: 'A list element. Each row carries `data-row-id`, for useRowFocus.' },
    { part: 'RowActions', role: 'What can be done with a row, as in a DataTable.' },
    { part: 'Footer', role: 'The numbers of the pages. Left out where there is one page.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <List
            label="Notes"
            footer={
              <PageNumbers
                page={1}
                pageSize={2}
                totalPages={3}
                total={6}
                noun="notes"
                onChange={() => {}}
              />
            }
          >
            <Notes />
          </List>
        ),
        why: 'The pages belong to the rows, and stand in one frame with them.',
      },
      dont: {
        show: () => <Notes />,
        why: 'Without the frame nobody hears where the list begins and ends.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes through the actions of each row, then to the pages.' }],
  accessibility: [
    'A region with a name. While newer rows are on their way it is busy, and nothing is read out.',
  ],
}
