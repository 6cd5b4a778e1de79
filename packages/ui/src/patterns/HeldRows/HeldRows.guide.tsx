import { Check } from 'lucide-react'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import type { TableColumn } from '../DataTable/DataTable'
import { DataTable } from '../DataTable/DataTable'
import { NewRowsButton } from '../NewRowsButton/NewRowsButton'
import { type BadgeRequest, first, later } from './heldRowsFixture'

const nothing = () => {}
const columns: readonly TableColumn<BadgeRequest>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, render: ({ name }) => name },
]
const table = {
  label: 'Requests',
  columns,
  rowName: ({ name }: BadgeRequest) => name,
  pagination: 'none',
} as const
const heldRows = first.map((row) => later.find(({ id }) => id === row.id) ?? row)
const approve = { id: 'approve', label: 'Approve', icon: <Check />, onPress: nothing }

export const guide: Guide = {
  use: [
    '`useHeldRows` is for every polled list with controls in its rows.',
    'Spread `regionProps` on the element around the table; pass `isHeld` while a dialog about a row is open.',
    'Call `release` when the person’s own action has removed a row: it disappears, and all others stay.',
    'If the list can also be sorted: sort first (`useSortedRows`), then hold, and name the order in `orderKey`.',
  ],
  avoid: [
    { when: 'Rows change only when the person asks for it.', instead: 'Patterns/DataTable' },
    { when: 'The reload fails and nothing changes at all.', instead: 'Patterns/StaleNote' },
  ],
  anatomy: [
    { part: 'Rows', role: 'In the held order, with current values.' },
    {
      part: 'Departed rows',
      role: 'Faint, with a reason at their actions: somebody else has decided.',
    },
    { part: 'Show N new', role: 'The number of waiting rows, beside the heading.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack>
            <Inline>
              <NewRowsButton count={1} onPress={nothing} />
            </Inline>
            <DataTable
              {...table}
              rows={heldRows}
              departedIds={new Set(['1'])}
              rowActions={({ id }) => [
                { ...approve, disabledReason: id === '1' ? 'Already decided' : undefined },
              ]}
            />
          </Stack>
        ),
        why: 'Request 1 is gone and Request 4 has arrived, but every button is where it was.',
      },
      dont: {
        show: () => <DataTable {...table} rows={later} rowActions={() => [approve]} />,
        why: 'The same moment without the hold: the actions of one person have moved to another.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Into the list: the rows are held. Out of it: they are released.' },
  ],
  accessibility: [
    'Keyboards and screen readers hold the rows just as the pointer does: focus inside is enough.',
    'A departed row keeps its place in the reading order until the hold ends; its actions say why they are unavailable.',
    'An empty list is never held: its first rows appear at once.',
    'Left to you: refuse actions on a departed row, by its `disabledReason`.',
  ],
}
