import { Button } from '../../components/Button/Button'
import { Select } from '../../components/Select/Select'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { FilterBar } from './FilterBar'

const nothing = () => {}

const search = {
  label: 'Search users',
  placeholder: 'Search name, email or phone',
  value: 'ana',
  onChange: nothing,
}

const status = {
  label: 'User Status',
  neutral: 'all',
  value: 'banned',
  options: [
    { value: 'all', label: 'All' },
    { value: 'banned', label: 'Banned' },
  ],
  onChange: nothing,
}

export const guide: Guide = {
  use: [
    'Above a list, for its filters: a search, and up to three choices.',
    'With its state in the address, so that people can share, reload and leave a filtered list with Back.',
  ],
  avoid: [
    {
      when: 'People choose the order of the rows: give the table `sorting`.',
      instead: 'Patterns/DataTable',
    },
    { when: 'There is only a search, in a place of its own.', instead: 'Components/SearchField' },
    { when: 'The values are sent instead of filtering: use a form.', instead: 'Components/Form' },
  ],
  anatomy: [
    { part: 'Search', role: 'Free text. Its label says what is searched.' },
    { part: 'Choices', role: 'One select each, with “All” as the value without a filter.' },
    { part: 'Fields', role: 'What is neither, such as the two ends of a period.' },
    { part: 'Summary', role: 'The size of the list: “3 users”.' },
    {
      part: 'Clear filters',
      role: 'Resets everything in one press; shows while anything is set.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <FilterBar
            label="Filter users"
            search={search}
            filters={[status]}
            summary="3 users"
            onClear={nothing}
          />
        ),
        why: 'The filters are visible, with the number of results and the way back.',
      },
      dont: {
        show: () => (
          <Stack align="start">
            <Button>Filters</Button>
          </Stack>
        ),
        why: 'A hidden filter: half of the users seem to be gone.',
      },
    },
    {
      do: {
        show: () => (
          <FilterBar
            label="Filter users"
            filters={[{ ...status, value: 'all' }]}
            summary="2,048 users"
            onClear={nothing}
          />
        ),
        why: 'Takes effect at once; with nothing set there is nothing to clear.',
      },
      dont: {
        show: () => (
          <Stack align="start">
            <Select label="User Status" options={status.options} value="all" onChange={nothing} />
            <Button variant="primary">Apply</Button>
            <Button>Reset</Button>
          </Stack>
        ),
        why: 'Two more presses for every question, and a selected value that does not apply yet looks as if it did.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from the search through the choices to “Clear filters”.' },
    { keys: ['Escape'], does: 'In the search it clears it.' },
    {
      keys: ['Arrow Down'],
      does: 'On a choice it opens it; arrow keys, first letters and Enter select.',
    },
  ],
  accessibility: [
    'A search landmark with its own name.',
    'The summary is a status: “3 users” is announced politely when the list has changed.',
    '“Clear filters” disappears when pressed; the focus stays in the bar, and no phone opens its keyboard.',
    'Left to you: wait a moment after each key before you ask a server, and show typed text at once (useEcho).',
  ],
}
