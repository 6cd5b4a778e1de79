import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { EmptyState } from '../EmptyState/EmptyState'
import { DataTable } from './DataTable'
import { columns, type Member, members, rowActions } from './dataTableFixture'

const meta = {
  title: 'Patterns/DataTable',
  component: DataTable<Member>,
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
    emptyState: { control: false },
  },
} satisfies Meta<typeof DataTable<Member>>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

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

export const Loading: Story = { args: { rows: [], isLoading: true } }

export const Refreshing: Story = { args: { isRefreshing: true } }

export const Empty: Story = { args: { rows: [] } }

export const EmptyWithWayOut: Story = {
  args: {
    rows: [],
    emptyState: (
      <EmptyState
        title="No Users Found"
        hint="No users match your search criteria."
        action={<Button>Clear filters</Button>}
      />
    ),
  },
}

export const Busy: Story = { args: { busyIds: new Set(['m2', 'm4']) } }

export const Departed: Story = { args: { departedIds: new Set(['m2']) } }

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'

export const LongContent: Story = {
  args: {
    rows: members.slice(0, 4).map((member, at) => ({
      ...member,
      name: at % 2 ? longWord.repeat(4) : `${longWord} `.repeat(6),
      email: `${'long'.repeat(16)}@${'domain'.repeat(10)}.example`,
    })),
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = { globals: phone }

export const PhoneLongContent: Story = { ...LongContent, globals: phone }

export const PhoneLoading: Story = { ...Loading, globals: phone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const LargeText: Story = { globals: { textSize: '200' } }
