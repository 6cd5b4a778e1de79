import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { PageNumbers } from './PageNumbers'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Under a list of cards or rows whose page size is fixed, such as the announcements.',
    'Where people remember pages by their number and jump between neighbours.',
  ],
  avoid: [
    {
      when: 'It is a table, or people choose how many rows they see.',
      instead: 'Patterns/Pagination',
    },
    { when: 'New things arrive at the top while one reads.', instead: 'Patterns/NewRowsButton' },
  ],
  anatomy: [
    {
      part: 'Range',
      role: 'Which part of the whole list is shown. It changes with the page and is then read out.',
    },
    { part: 'Previous', role: 'One page back. At the first page it says why it does nothing.' },
    {
      part: 'Numbers',
      role: 'At most five pages with the current one in the middle, shifted at both ends; three where there is little room.',
    },
    { part: 'Next', role: 'One page on. At the last page it says why it does nothing.' },
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
        why: 'The noun says what is counted, in the plural, as the title of the page does.',
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
        why: 'One navigation, under the list that it walks.',
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
        why: 'Two of them say the same twice, to the eye and to a screen reader.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from Previous over the numbers to Next.' },
    {
      keys: ['Enter'],
      does: 'Goes to that page, once while it is on its way, and keeps the focus on its button. Space does the same.',
    },
  ],
  accessibility: [
    'A navigation landmark; its name is a prop, for pages that have two lists.',
    'Each number is a button named “Page 5”; the current one is told as the current page, and pressing it does nothing.',
    'Previous and Next stay focusable at the ends of the list, so that a person who pressed Next does not lose the focus on the last page.',
    'Where only their arrows fit, Previous and Next keep their words as names.',
    'Left to you: moving the view to the top of the list after a change of page.',
  ],
}
