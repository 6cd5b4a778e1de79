import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { DataTable } from '../DataTable/DataTable'
import { useHeldRows } from '../HeldRows/useHeldRows'
import { NewRowsButton, type NewRowsButtonProps } from './NewRowsButton'

const meta = {
  title: 'Patterns/NewRowsButton',
  component: NewRowsButton,
  args: { count: 3, onPress: fn() },
} satisfies Meta<typeof NewRowsButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Nothing: Story = { args: { count: 0 } }

interface Item {
  id: string
  name: string
}

const item = (id: number, name = `Request ${id}`): Item => ({ id: String(id), name })
const columns = [
  { id: 'name', header: 'Name', isRowHeader: true, render: ({ name }: Item) => name },
] as const

/** A polled table with `useHeldRows`; each button is an answer of the server. */
function Polled({ onPress }: NewRowsButtonProps) {
  const [rows, setRows] = useState([item(1), item(2), item(3)])
  const held = useHeldRows(rows)
  return (
    <Stack>
      <NewRowsButton
        count={held.newCount}
        onPress={() => {
          held.showNew()
          onPress()
        }}
      />
      <div {...held.regionProps}>
        <DataTable
          label="Requests"
          columns={columns}
          rows={held.rows}
          rowName={({ name }) => name}
          rowActions={({ id }) => [
            {
              id: 'approve',
              label: 'Approve',
              icon: null,
              disabledReason: held.departedIds.has(id) ? 'No longer pending' : undefined,
              onPress: () => {},
            },
          ]}
          departedIds={held.departedIds}
          pagination="none"
        />
      </div>
      <button type="button" onClick={() => setRows([item(4), item(3), item(2, 'Renamed')])}>
        Poll
      </button>
      <button type="button" onClick={() => setRows([])}>
        Poll nothing
      </button>
    </Stack>
  )
}

const shown = (canvas: { queryAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.queryAllByRole('rowheader').map((cell) => cell.textContent)

export const HoldsRowsUnderThePointer: Story = {
  tags: ['!autodocs'],
  render: (args) => <Polled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Request 1'))
    canvas.getByRole('button', { name: 'Poll' }).click()
    // Values are new, places are not; what has left stays without its deed.
    await waitFor(() => expect(shown(canvas)).toEqual(['Request 1', 'Renamed', 'Request 3']))
    await expect(canvas.getByRole('button', { name: 'Approve Request 1' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'Show 1 new' })).toBeVisible()
    await userEvent.unhover(canvas.getByText('Renamed'))
    await waitFor(() => expect(shown(canvas)).toEqual(['Request 4', 'Request 3', 'Renamed']))
    await expect(canvas.queryByRole('button', { name: /Show/ })).toBeNull()
  },
}

export const HoldsRowsUnderFocusUntilAsked: Story = {
  tags: ['!autodocs'],
  render: (args) => <Polled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Approve Request 1' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Poll' }).click()
    const showNew = await canvas.findByRole('button', { name: 'Show 1 new' })
    await expect(shown(canvas)).toEqual(['Request 1', 'Renamed', 'Request 3'])
    await userEvent.click(showNew)
    await waitFor(() => expect(shown(canvas)).toEqual(['Request 4', 'Request 3', 'Renamed']))
  },
}

export const LetsGoWhenFocusLeaves: Story = {
  tags: ['!autodocs'],
  render: (args) => <Polled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Approve Request 1' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Poll nothing' }).click()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Approve Request 1' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    canvas.getByRole('button', { name: 'Poll' }).focus()
    await canvas.findByText('No data available')
  },
}
