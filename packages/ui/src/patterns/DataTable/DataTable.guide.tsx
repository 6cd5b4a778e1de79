import { Link } from '../../components/Link/Link'
import type { Guide } from '../../storybook/guide'
import { MOBILE_BREAKPOINT } from '../../theme/media'
import { EmptyState } from '../EmptyState/EmptyState'
import { DataTable } from './DataTable'
import { columns, type Member, members, rowActions } from './dataTableFixture'
import type { TableColumn } from './tableModel'

interface Plan {
  id: string
  name: string
  price: number
}

const plans: readonly Plan[] = [
  { id: 'p1', name: 'Hearthside', price: 4 },
  { id: 'p2', name: 'Lantern', price: 12.5 },
  { id: 'p3', name: 'Patron', price: 120 },
]

const plan: TableColumn<Plan> = {
  id: 'plan',
  header: 'Plan',
  isRowHeader: true,
  render: ({ id, name }) => (
    <Link href={`/memberships/view/${id}`} variant="subject">
      {name}
    </Link>
  ),
}
const price = (written: (amount: number) => string): TableColumn<Plan> => ({
  id: 'price',
  header: 'Price',
  align: 'end',
  render: (row) => written(row.price),
})
const planColumns = [plan, price((amount) => `$${amount.toFixed(2)}`)]
const looseColumns = [plan, price(String)]

const name = columns.filter(({ id }) => id === 'name')
const toldColumns: readonly TableColumn<Member>[] = [
  ...name,
  ...columns
    .filter(({ id }) => id === 'verified')
    .map((column) => ({ ...column, cardLabel: 'hidden' }) as const),
]
const yesNoColumns: readonly TableColumn<Member>[] = [
  ...name,
  { id: 'flag', header: 'Flag', render: ({ isVerified }) => (isVerified ? 'Yes' : 'No') },
]

export const guide: Guide = {
  use: [
    'For a list of rows with the same few values that people compare, find and act on: users, badge requests, plans.',
    'With up to 100 rows per page. Longer lists are split into pages by the table or by the server.',
    'Pass `sorting` where people look for the highest, the newest or one name among many. Without it nothing can be sorted.',
    'Pass `selection` where people do the same with many rows, with useSelection and a SelectionBar below.',
  ],
  avoid: [
    { when: 'Each row is a text to read, such as a post.', instead: 'Patterns/List' },
    { when: 'There is only one number.', instead: 'Patterns/StatTile' },
    { when: 'The list is a handful of facts about one thing.', instead: 'Patterns/FactList' },
  ],
  anatomy: [
    { part: 'Sort by', role: 'Every order in one Select, for layouts without column headings.' },
    {
      part: 'Head',
      role: 'Names each column and stays visible. The heading of a sortable column is a button.',
    },
    {
      part: 'Row header',
      role: 'The cell that names the row; exactly one column is the row header.',
    },
    { part: 'Cells', role: 'Values in reading order; numbers at the end of their column.' },
    {
      part: 'Actions',
      role: 'At most one text button, for what the list exists for, and a menu with the words of all other actions, in groups. Icons only where the screen asks for them.',
    },
    {
      part: 'In place of rows',
      role: 'Spinner, empty state or error state, if there are no rows.',
    },
    { part: 'Foot', role: 'Pagination, unless there are no rows or `pagination` is `none`.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <DataTable
            label="Membership plans"
            columns={planColumns}
            rows={plans}
            rowName={(row) => row.name}
            pagination="none"
          />
        ),
        why: 'Amounts have the same format, and `align` puts them at the end of their column: the longer one is the larger one.',
      },
      dont: {
        show: () => (
          <DataTable
            label="Membership plans"
            columns={looseColumns}
            rows={plans}
            rowName={(row) => row.name}
            pagination="none"
          />
        ),
        why: 'In which currency? And people must read 4 beside 12.5 twice to compare the two.',
      },
    },
    {
      do: {
        show: () => (
          <DataTable
            label="Members"
            columns={toldColumns}
            rows={members.slice(0, 2)}
            rowName={({ name }) => name}
            rowActions={rowActions}
            pagination="none"
          />
        ),
        why: 'The value needs no explanation. On a phone’s card it then needs no label.',
      },
      dont: {
        show: () => (
          <DataTable
            label="Members"
            columns={yesNoColumns}
            rows={members.slice(0, 2)}
            rowName={({ name }) => name}
            rowActions={rowActions}
            pagination="none"
          />
        ),
        why: 'Yes to what? Each cell sends the eye back to the heading.',
      },
    },
    {
      do: {
        show: () => (
          <DataTable
            label="Users"
            columns={toldColumns}
            rows={[]}
            rowName={({ name }) => name}
            pagination="none"
            emptyState={
              <EmptyState
                title="No data available"
                description="No users match your search criteria."
              />
            }
          />
        ),
        why: 'Says what is missing and why.',
      },
      dont: {
        show: () => (
          <DataTable
            label="Users"
            columns={toldColumns}
            rows={[]}
            rowName={({ name }) => name}
            pagination="none"
            emptyState=""
          />
        ),
        why: 'Is it empty, broken, or still loading?',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through sortable headings and rows: each row is one stop, and remembers where it had the focus.',
    },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Moves among the links and actions of a row.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Moves to the same link or action of another row.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or the last in the row.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On a heading it sorts in ascending order, then in descending order, then restores the original order.',
    },
    { keys: ['Enter'], does: 'On an action it runs it, or follows its link.' },
    {
      keys: ['Space'],
      does: 'On a checkbox it selects the row; with Shift, all rows from the last one on.',
    },
    { keys: ['Escape'], does: 'Hides the tooltip of an action, or clears the selection.' },
  ],
  accessibility: [
    'A native table: the table commands of screen readers work, and each cell is read with its headings.',
    'Each action ends with the name of its row: “Ban Maria Silva”.',
    'The sorted column has `aria-sort`, and a change of the order is announced once.',
    `Under ${MOBILE_BREAKPOINT} px each row is an item of a list, with the same values after their headings. The one labelled action stays a button, all others are in a menu. Pages, order and focus stay.`,
    'When the focused row goes away, the same action of the next row gets the focus, and `remaining` is read out: see After an action.',
    'Busy rows are marked busy; their actions stay focusable and say “Working”.',
    'Left to you: `rowName` must distinguish the rows, and a polled list must hold still: see HeldRows.',
  ],
}
