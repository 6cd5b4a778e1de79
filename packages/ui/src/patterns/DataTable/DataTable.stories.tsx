import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { screenshots } from '../../storybook/modes'
import { openRowMenu } from '../../storybook/rowMenu'
import { mediumDate } from '../../text/dates'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import { CellText, DataTable, type DataTableProps, type TableSelection } from './DataTable'
import { columns, type Member, members, rowActions } from './dataTableFixture'

const meta = {
  title: 'Patterns/DataTable',
  component: DataTable,
  args: {
    label: 'Members',
    columns,
    rows: members.slice(0, 12),
    rowName: ({ name }) => name,
    rowActions,
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    rowActions: { control: false },
    busyIds: { control: false },
    departedIds: { control: false },
    pagination: { control: false },
    sorting: { control: false },
    selection: { control: false },
    emptyState: { control: false },
  },
  parameters: { spec: '2.21' },
} satisfies Meta<typeof DataTable<Member>>

export default meta
type Story = StoryObj<typeof DataTable<Member>>

const phone = { viewport: { value: 'phone' } }
const small = { viewport: { value: 'small' } }
const large = { textSize: '200' }

const sorted = {
  rows: members.slice(0, 12),
  sorting: { kind: 'client', defaultSort: { columnId: 'joined', direction: 'descending' } },
  busyIds: new Set(['m11']),
} satisfies Partial<DataTableProps<Member>>

export const Default: Story = {}

export const WithoutActionsOrPages: Story = {
  render: ({ rowActions: _, ...args }) => <DataTable {...args} pagination="none" />,
}

export const ServerPages: Story = {
  args: {
    rows: members.slice(0, 10),
    pagination: {
      kind: 'server',
      page: 3,
      pageSize: 10,
      totalPages: 205,
      total: 2_048,
      onChange: fn(),
    },
  },
}

/** The table has all rows and sorts them itself. */
export const Sorted: Story = {
  args: sorted,
  parameters: screenshots.all,
}

/** The server sorts; the address keeps the order. */
export const SortedByServer: Story = {
  args: {
    ...ServerPages.args,
    sorting: {
      kind: 'server',
      sort: { columnId: 'name', direction: 'ascending' },
      onSortChange: fn(),
    },
  },
}

export const Loading: Story = { args: { rows: [], isLoading: true } }

export const Refreshing: Story = { args: { isRefreshing: true } }

export const Failed: Story = {
  args: {
    rows: [],
    pagination: 'none',
    emptyState: <ErrorState message="Some error occurred while fetching data" onRetry={fn()} />,
  },
}

export const Empty: Story = { args: { rows: [] } }

export const EmptySearch: Story = {
  args: {
    rows: [],
    pagination: 'none',
    emptyState: (
      <EmptyState
        title="No data available"
        description="No members match your search criteria."
        action={<Button>Clear filters</Button>}
      />
    ),
  },
}

/** One action of a row is a button and the others are in its menu, each in its place. */
export const Actions: Story = {
  args: { rows: members.slice(0, 5) },
  play: async ({ canvas }) => {
    const ends = (action: RegExp) =>
      canvas
        .getAllByRole('button', { name: action })
        .map((one) => one.getBoundingClientRect().right)
    for (const action of [/^Ban/, /^Actions for/]) {
      await expect(ends(action)).toHaveLength(5)
      await expect(new Set(ends(action)).size).toBe(1)
    }
    const menu = await openRowMenu('Maria Silva')
    await expect(
      within(menu)
        .getAllByRole('group')
        .map((group) => group.textContent),
    ).toEqual(['View invites', 'Download passport', 'Delete'])
  },
}

/** The density that the person chose. */
export const Compact: Story = {
  args: { rows: members.slice(0, 5) },
  beforeEach: () => {
    document.documentElement.dataset.density = 'compact'
    return () => {
      delete document.documentElement.dataset.density
    }
  },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row')
    await expect(row?.getBoundingClientRect().height).toBeLessThan(42)
  },
}

export const Busy: Story = { args: { busyIds: new Set(['m2', 'm4']) } }

export const Departed: Story = { args: { departedIds: new Set(['m2']) } }

export const HundredRows: Story = {
  args: { rows: members, pagination: { kind: 'client', defaultPageSize: 100 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(100))
    await expect(canvas.getByText('Page 1 of 2')).toBecomeVisible()
  },
}

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'

export const LongContent: Story = {
  args: {
    rows: members.slice(0, 4).map((member, at) => ({
      ...member,
      name: at % 2 ? longWord.repeat(4) : `${longWord} `.repeat(6),
      email: `${'long'.repeat(16)}@${'domain'.repeat(10)}.example`,
    })),
  },
  parameters: screenshots.all,
}

export const RightToLeft: Story = {
  args: sorted,
  globals: { direction: 'rtl' },
  parameters: screenshots.one,
}

export const LargeText: Story = {
  args: sorted,
  globals: large,
  parameters: screenshots.one,
}

export const Tablet: Story = {
  args: sorted,
  globals: { viewport: { value: 'tablet' } },
}

export const Phone: Story = { args: sorted, globals: phone }

export const PhoneLoading: Story = { ...Loading, globals: phone }

/**
 * Nothing is wider than the page, even with the longest words and text twice as large, and
 * nothing is cut off.
 */
const fits: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByRole('list')).toBecomeVisible()
  const cutOff = [...canvasElement.querySelectorAll('section :is(a, bdi, button, dd, dt)')].filter(
    (element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < 0 || right > window.innerWidth
    },
  )
  await expect(cutOff).toEqual([])
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const SmallPhone: Story = { args: sorted, globals: small, play: fits }

const persian = 'امیرحسین گلبرگ '.repeat(5)

export const SmallPhoneLongContent: Story = {
  args: {
    rows: [
      ...members.slice(0, 1).map((member) => ({ ...member, name: persian })),
      ...(LongContent.args?.rows ?? []).slice(1),
    ],
    columns: columns.map((column) =>
      column.id === 'name'
        ? { ...column, render: ({ name }) => <CellText translate="no">{name}</CellText> }
        : column,
    ),
    sorting: { kind: 'client' },
  },
  globals: small,
  play: async (context) => {
    await fits(context)
    const lines = document.createRange()
    lines.selectNodeContents(context.canvas.getByText(persian.trim()))
    const starts = [...lines.getClientRects()].map(({ left }) => left)
    await expect(starts.length).toBeGreaterThan(1)
    await expect(
      Math.max(...starts) - Math.min(...starts),
      'the lines of a name from right to left start where all names start',
    ).toBeLessThan(10)
  },
}

export const SmallPhoneLargeText: Story = {
  args: sorted,
  globals: { ...small, ...large },
  play: fits,
}

const selection: TableSelection = {
  selectedKeys: new Set(members.slice(1, 3).map(({ id }) => id)),
  onSelectionChange: fn(),
}

/** One of the rows is open beside the table. */
export const CurrentRow: Story = {
  parameters: screenshots.both,
  args: { currentId: members[1]?.id },
  play: async ({ canvasElement }) => {
    const marked = canvasElement.querySelectorAll('[aria-current=true]')
    await expect([...marked].map((row) => row.getAttribute('data-row-id'))).toEqual([
      members[1]?.id,
    ])
  },
}

/** Some rows are selected: so is the head, in part. */
export const Selectable: Story = { args: { selection }, parameters: screenshots.both }

/** Cards show their checkboxes only while people select. */
export const SelectableOnAPhone: Story = {
  args: { selection: { ...selection, selectedKeys: new Set() } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Select' })).toBecomeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** While people select, a press anywhere on a card selects it. */
export const SelectingOnAPhone: Story = {
  args: { selection },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Done' })).toBecomeVisible()
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  },
}

/**
 * Six columns, one of which can be stacked, beside an open sidebar. A table that is wider than its
 * frame becomes cards, so that each action is inside the frame.
 */
export const TooManyColumns: Story = {
  args: {
    columns: [
      ...columns,
      { id: 'berth', header: 'Berth', sortValue: ({ id }) => id, render: ({ id }) => id },
      {
        id: 'length',
        header: 'Length',
        align: 'end',
        sortValue: ({ id }) => id.length,
        render: ({ id }) => `${id.length}.50 m`,
      },
      {
        id: 'seen',
        header: 'Last seen',
        sortValue: ({ joined }) => new Date(joined),
        render: ({ joined }) => mediumDate(joined),
      },
    ],
    sorting: { kind: 'client' },
  },
  globals: { viewport: { value: 'wide' } },
  decorators: [(Story) => <div style={{ inlineSize: '28rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12))
    const { left, right } = canvas.getByRole('region', { name: 'Members' }).getBoundingClientRect()
    for (const button of canvas.getAllByRole('button', { name: /^(Actions for|Ban)/ })) {
      const box = button.getBoundingClientRect()
      await expect(box.left).toBeGreaterThanOrEqual(left)
      await expect(box.right).toBeLessThanOrEqual(right)
    }
  },
}

/** Columns that are stacked last are stacked too; the table is still one. */
export const Narrow: Story = {
  args: {
    columns: columns.map((column) =>
      column.isRowHeader ? column : { ...column, isStacked: 'last' as const },
    ),
    narrowBelow: 200,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(2))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/@/)
  },
}
