import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { choose, chooseByKeyboard } from '../../storybook/choose'
import { spokenText } from '../../storybook/spokenText'
import { DataTable } from './DataTable'
import { columns, type Member, members, rowActions } from './dataTableFixture'

const meta = {
  title: 'Patterns/DataTable sorting',
  component: DataTable<Member>,
  tags: ['!autodocs'],
  args: {
    label: 'Members',
    columns,
    rows: members.slice(0, 5),
    rowName: ({ name }) => name,
    rowActions,
    sorting: { kind: 'client' },
    pagination: 'none',
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof DataTable<Member>>

export default meta
type Story = StoryObj<typeof meta>

interface Queries {
  getAllByRole: (role: string) => HTMLElement[]
}

// Rows follow a press in a render of their own: wait for them.
const names = (canvas: Queries) =>
  canvas.getAllByRole('rowheader').map((cell) => spokenText(cell).split(' ')[0])
const cardNames = (canvas: Queries) =>
  canvas
    .getAllByRole('listitem')
    .map((card) => spokenText(card.querySelector('a') ?? card).split(' ')[0])

const asTheyCame = ['Maria', 'Jonas', 'مریم', 'Aoife', 'Ελένη']
const byName = ['Aoife', 'Jonas', 'Maria', 'Ελένη', 'مریم']

export const SortsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Name' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus()
    await expect(head).not.toHaveAttribute('aria-sort')

    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await waitFor(() => expect(names(canvas)).toEqual(byName))
    await expect(canvas.getByRole('status')).toHaveTextContent('Name, ascending')

    await userEvent.keyboard(' ')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await waitFor(() => expect(names(canvas)).toEqual(byName.toReversed()))

    await userEvent.keyboard('{Enter}')
    await expect(head).not.toHaveAttribute('aria-sort')
    await waitFor(() => expect(names(canvas)).toEqual(asTheyCame))
    await expect(canvas.getByRole('status')).toHaveTextContent('Default order')
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus()
  },
}

export const SortsByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }))
    const joined = canvas.getByRole('columnheader', { name: 'Joined' })
    await expect(joined).toHaveAttribute('aria-sort', 'descending')
    await waitFor(() => expect(names(canvas)).toEqual(asTheyCame.toReversed()))
    // Another column starts in ascending order, and only one column is sorted at a time.
    await userEvent.click(canvas.getByRole('button', { name: 'Verified' }))
    await expect(joined).not.toHaveAttribute('aria-sort')
    // Maria and Aoife are not verified: rows with equal values keep their order.
    await waitFor(() => expect(names(canvas)).toEqual(['Maria', 'Aoife', 'Jonas', 'مریم', 'Ελένη']))
  },
}

export const SortsOnlyWhereAsked: Story = {
  args: { columns: columns.map(({ sortValue: _, ...column }) => column) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBecomeVisible()
    await expect(canvas.queryByRole('button', { name: 'Name' })).toBeNull()
  },
}

export const BeginsAtPageOneInAnotherOrder: Story = {
  args: { rows: members, pagination: { kind: 'client', defaultPageSize: 50 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await expect(canvas.getByText('Page 3 of 3')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(canvas.getByText('Page 1 of 3')).toBecomeVisible()
    // All rows are sorted, not only those of one page; and 9 comes before 10.
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader').slice(0, 9).map(spokenText)).toEqual([
        ...['Aoife Ní Bhriain', 'Jonas Lindqvist', 'Maria Silva'],
        ...[6, 7, 8, 9, 10, 11].map((at) => `Member ${at}`),
      ]),
    )
  },
}

const onSortChange = fn()

export const AsksTheServerForAnOrder: Story = {
  args: {
    sorting: { kind: 'server', sort: { columnId: 'name', direction: 'ascending' }, onSortChange },
  },
  play: async ({ canvas }) => {
    onSortChange.mockClear()
    // The rows keep the server's order, and only its columns are sortable.
    await waitFor(() => expect(names(canvas)).toEqual(asTheyCame))
    await expect(canvas.queryByRole('button', { name: 'Verified' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(onSortChange).toHaveBeenLastCalledWith({
      columnId: 'name',
      direction: 'descending',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Joined' }))
    await expect(onSortChange).toHaveBeenLastCalledWith({
      columnId: 'joined',
      direction: 'ascending',
    })
  },
}

export const SortsCardsByKeyboard: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Members' })
    const sortBy = canvas.getByRole('button', { name: /Sort by/ })
    await userEvent.tab()
    await chooseByKeyboard(sortBy, 'name{Enter}')
    await expect(sortBy).toHaveTextContent('Name, ascending')
    await waitFor(() => expect(cardNames(canvas)).toEqual(byName))
    await chooseByKeyboard(sortBy, '{Home}{Enter}')
    await waitFor(() => expect(cardNames(canvas)).toEqual(asTheyCame))
  },
}

export const OffersWhatHasNoHeading: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Email' })).toBeNull())
    await choose(canvas.getByRole('button', { name: /Sort by/ }), 'Email, descending')
    await waitFor(() => expect(names(canvas)).toEqual(asTheyCame.toReversed()))
    // Headings and the 'Sort by' control show the same order.
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(canvas.getByRole('button', { name: /Sort by/ })).toHaveTextContent(
      'Name, ascending',
    )
  },
}

/** Loses a member while another order is shown. */
function Changing(props: ComponentProps<typeof DataTable<Member>>) {
  const [rows, setRows] = useState(props.rows)
  return (
    <>
      <DataTable {...props} rows={rows} />
      <button type="button" onClick={() => setRows(rows.slice(1))}>
        Remove the first
      </button>
    </>
  )
}

export const StaysSortedWhenRowsChange: Story = {
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the first' }))
    await waitFor(() => expect(names(canvas)).toEqual(byName.filter((name) => name !== 'Maria')))
  },
}
