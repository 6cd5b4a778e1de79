import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Pagination } from './Pagination'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Under a list of cards that is cut into pages. DataTable brings its own.',
    'For rows that all are on the page already, and for pages that a server cuts: only who counts them differs.',
  ],
  avoid: [
    { when: 'The list is a DataTable: give it `pagination`.', instead: 'Patterns/DataTable' },
    {
      when: 'People jump between a few pages and the size of a page is fixed.',
      instead: 'Patterns/PageNumbers',
    },
    { when: 'Rows arrive by themselves.', instead: 'Patterns/NewRowsButton' },
  ],
  anatomy: [
    { part: 'Rows per page', role: '10, 25, 50 or 100. Another size begins at page 1.' },
    { part: 'Range', role: 'Which rows these are, of how many, where the whole is known.' },
    { part: 'Page', role: 'Page X of Y; read out when it changes.' },
    { part: 'Buttons', role: 'First, previous, next, last.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Pagination page={3} pageSize={50} totalPages={41} total={2_048} onChange={nothing} />
        ),
        why: 'Where one is, and how much there is, in the same pageRequest on every page.',
      },
      dont: {
        show: () => (
          <Stack>
            <Pagination label="Above" page={3} pageSize={50} totalPages={41} onChange={nothing} />
            <Pagination label="Below" page={3} pageSize={50} totalPages={41} onChange={nothing} />
          </Stack>
        ),
        why: 'Two bars for one list: twice the stops for the keyboard. One below is enough, for the table scrolls back to its top.',
      },
    },
    {
      do: {
        show: () => (
          <Pagination page={1} pageSize={10} totalPages={1} total={7} onChange={nothing} />
        ),
        why: 'A list of one page keeps the bar: it says that this is all.',
      },
      dont: {
        show: () => (
          <Pagination page={9} pageSize={10} totalPages={1} total={7} onChange={nothing} />
        ),
        why: 'A page that is not there. When a filter shortens the list, go to a page that exists.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the size, then through the four buttons.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Goes to that page, once while it is on its way. The button keeps the focus.',
    },
    { keys: ['Arrow Down'], does: 'On the size: opens the choice; arrow keys and Enter choose.' },
  ],
  accessibility: [
    'A navigation named “Pagination”; give `label` where a page has two.',
    'At either end the buttons stay focusable and say why they do nothing.',
    '“Page X of Y” is announced politely when it changes.',
    'The arrows point the other way where lines run from right to left.',
    'Left to you: when the rows change, go to their top. DataTable does.',
  ],
}
