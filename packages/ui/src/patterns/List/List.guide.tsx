import type { Guide } from '../../storybook/guide'
import { PageNumbers } from '../PageNumbers/PageNumbers'
import { List } from './List'
import { Notes } from './listFixture'

export const guide: Guide = {
  use: ['For rows that need more than a table: a text of several lines, an image beside it.'],
  avoid: [
    { when: 'A row is a few short values.', instead: 'Patterns/DataTable' },
    { when: 'It is about one thing, with labels and values.', instead: 'Patterns/FactList' },
  ],
  anatomy: [
    {
      part: 'Rows',
      role: 'A list element. Each row carries `data-row-id`, for useRowFocus and useRowKeys.',
    },
    { part: 'RowActions', role: 'The actions of a row, as in a DataTable.' },
    { part: 'Footer', role: 'The pagination. Omitted if there is only one page.' },
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
        why: 'The pagination belongs to the rows, and shares their frame.',
      },
      dont: {
        show: () => <Notes />,
        why: 'Without the frame nobody hears where the list starts and ends.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves from row to row, then to the pagination, inside a LoadableList.',
    },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Moves among the links and actions of a row.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Moves to the same link or action of another row.' },
  ],
  accessibility: [
    'A region with a name. While newer rows are loading it is busy, and nothing is read out.',
  ],
}
