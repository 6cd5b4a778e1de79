import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Pagination } from './Pagination'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Under a list of cards that is split into pages. DataTable has its own.',
    'For rows that are all on the page already, and for pages from a server: only the counting differs.',
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
    { part: 'Rows per page', role: '10, 25, 50 or 100. Another size starts at page 1.' },
    { part: 'Range', role: 'Which rows these are, and of how many, if the total is known.' },
    { part: 'Page', role: 'Page X of Y; read out when it changes.' },
    { part: 'Buttons', role: 'First, previous, next, last; none if there is one page.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Pagination page={3} pageSize={50} totalPages={41} total={2_048} onChange={nothing} />
        ),
        why: 'The position and the size of the list, in the same place on every page.',
      },
      dont: {
        show: () => (
          <Stack>
            <Pagination label="Above" page={3} pageSize={50} totalPages={41} onChange={nothing} />
            <Pagination label="Below" page={3} pageSize={50} totalPages={41} onChange={nothing} />
          </Stack>
        ),
        why: 'Two bars for one list: twice the tab stops. One below is enough, as the table scrolls back to its top.',
      },
    },
    {
      do: {
        show: () => (
          <Pagination page={1} pageSize={10} totalPages={1} total={7} onChange={nothing} />
        ),
        why: 'A list with one page keeps the bar: it shows that there is no more.',
      },
      dont: {
        show: () => (
          <Pagination page={9} pageSize={10} totalPages={1} total={7} onChange={nothing} />
        ),
        why: 'A page that does not exist. When a filter shortens the list, go to an existing page.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the size, then through the four buttons.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Goes to that page, once while it is loading. The button keeps the focus.',
    },
    { keys: ['Arrow Down'], does: 'On the size it opens the choice; arrow keys and Enter select.' },
  ],
  accessibility: [
    'A navigation named “Pagination”; pass `label` if a page has two.',
    'At both ends the buttons stay focusable and say why they do nothing.',
    '“Page X of Y” is announced politely when it changes.',
    'The arrows point the other way where lines run from right to left.',
    'Left to you: scroll to the top when the rows change. DataTable does so.',
  ],
}
