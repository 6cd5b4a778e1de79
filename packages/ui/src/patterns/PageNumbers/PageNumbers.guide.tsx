import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { PageNumbers } from './PageNumbers'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Under a list of cards or rows with a fixed page size, such as the announcements.',
    'Where people remember pages by their number and jump between neighbours.',
  ],
  avoid: [
    {
      when: 'It is a table, or people choose how many rows they see.',
      instead: 'Patterns/Pagination',
    },
    { when: 'New entries arrive at the top while people read.', instead: 'Patterns/NewRowsButton' },
  ],
  anatomy: [
    {
      part: 'Range',
      role: 'The visible part of the whole list. It changes with the page and is then read out.',
    },
    { part: 'Previous', role: 'One page back. On the first page it says why it does nothing.' },
    {
      part: 'Numbers',
      role: 'At most five pages with the current one in the middle, shifted at both ends; three where space is short.',
    },
    { part: 'Next', role: 'One page on. On the last page it says why it does nothing.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <PageNumbers
            page={2}
            pageSize={10}
            totalPages={3}
            total={27}
            noun="announcements"
            onChange={nothing}
          />
        ),
        why: 'The noun says what is counted, in the plural, like the title of the page.',
      },
      dont: {
        show: () => (
          <PageNumbers
            page={2}
            pageSize={10}
            totalPages={3}
            total={27}
            noun="results"
            onChange={nothing}
          />
        ),
        why: 'Nobody asked for results: these are the announcements themselves.',
      },
    },
    {
      do: {
        show: () => (
          <PageNumbers
            page={1}
            pageSize={10}
            totalPages={12}
            total={117}
            noun="announcements"
            onChange={nothing}
          />
        ),
        why: 'One navigation, under its list.',
      },
      dont: {
        show: () => (
          <Stack>
            <PageNumbers
              label="Pagination above the list"
              page={1}
              pageSize={10}
              totalPages={12}
              total={117}
              noun="announcements"
              onChange={nothing}
            />
            <PageNumbers
              label="Pagination under the list"
              page={1}
              pageSize={10}
              totalPages={12}
              total={117}
              noun="announcements"
              onChange={nothing}
            />
          </Stack>
        ),
        why: 'Two of them say the same twice, visibly and to a screen reader.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from Previous through the numbers to Next.' },
    {
      keys: ['Enter'],
      does: 'Goes to that page, once while it is loading, and keeps the focus on its button. Space does the same.',
    },
  ],
  accessibility: [
    'A navigation landmark; its name is a prop, for pages that have two lists.',
    'Each number is a button named “Page 5”; the current one is marked as the current page, and pressing it does nothing.',
    'Previous and Next stay focusable at the ends of the list, so that a person who pressed Next does not lose the focus on the last page.',
    'If only their arrows fit, Previous and Next keep their words as accessible names.',
    'Left to you: scroll to the top of the list after a change of page.',
  ],
}
