import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { ExportDialog } from './ExportDialog'

const columns = ['id', 'fullName', 'email', 'phone', 'dateOfBirth']

const meta = {
  title: 'Patterns/ExportDialog',
  component: ExportDialog,
  args: {
    list: 'Users',
    limit: 10_000,
    isPersonal: true,
    hasPhones: true,
    isRecorded: true,
    separator: ',',
    onSeparatorChange: fn(),
    columns,
    chosenColumns: columns,
    onColumnsChange: fn(),
    state: { status: 'asking' },
    onStart: fn(),
    onStop: fn(),
    onClose: fn(),
  },
  argTypes: { state: { control: false } },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof ExportDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Export Users' }))

export const Default: Story = {
  parameters: screenshots.one,
  play: async ({ args }) => {
    const { getByRole, getByText } = await dialog()
    await expect(getByText(/at most 10,000 rows/)).toBecomeVisible()
    await expect(getByText(/personal data/)).toBecomeVisible()
    await expect(getByText(/drop \+ or 00 at the start of a phone number/)).toBecomeVisible()
    const start = getByRole('button', { name: 'Export' })
    await waitFor(() => expect(start).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** The page knows how many rows match. */
export const KnownTotal: Story = {
  args: { state: { status: 'asking', total: 1240 } },
  play: async () => {
    const { getByText } = await dialog()
    await expect(getByText(/^1,240 rows match the filters/)).toBecomeVisible()
  },
}

export const TotalAboveTheLimit: Story = {
  args: { state: { status: 'asking', total: 12_345 } },
  play: async () => {
    const { getByText } = await dialog()
    await expect(getByText(/^The first 10,000 of the 12,345 rows/)).toBecomeVisible()
  },
}

/** Preset where the locale writes decimals with a comma. */
export const Semicolon: Story = {
  args: { separator: ';' },
  play: async ({ args }) => {
    const { getByRole } = await dialog()
    await expect(getByRole('radio', { name: 'Semicolon' })).toBeChecked()
    await userEvent.click(getByRole('radio', { name: 'Comma' }))
    await expect(args.onSeparatorChange).toHaveBeenCalledWith(',')
  },
}

/** Leaves out personal data that the reader of the file does not need. */
export const LeavesOutAColumn: Story = {
  tags: ['!autodocs'],
  render: function Choosing(args) {
    const [chosenColumns, setChosenColumns] = useState(args.chosenColumns)
    return (
      <ExportDialog {...args} chosenColumns={chosenColumns} onColumnsChange={setChosenColumns} />
    )
  },
  play: async ({ args }) => {
    const { getByRole, getAllByRole } = await dialog()
    await userEvent.click(getByRole('checkbox', { name: 'phone' }))
    await expect(getByRole('checkbox', { name: 'phone' })).not.toBeChecked()
    const all = getByRole('checkbox', { name: 'All columns' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(getAllByRole('checkbox', { checked: true })).toHaveLength(columns.length + 1)
    await userEvent.click(all)
    const start = getByRole('button', { name: 'Export' })
    await expect(start).toBeDisabled()
    await expect(getByRole('checkbox', { name: 'id' })).toHaveAccessibleDescription(
      /Choose at least one column/,
    )
    await userEvent.click(getByRole('checkbox', { name: 'id' }))
    await userEvent.click(start)
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** A list without phone numbers, such as the announcements. */
export const WithoutPhones: Story = {
  args: { hasPhones: false, isPersonal: false },
  play: async () => {
    const { queryByText } = await dialog()
    await expect(queryByText(/phone number/)).toBeNull()
  },
}

export const Running: Story = {
  args: { state: { status: 'running', rows: 400, total: 1240 } },
  play: async ({ args }) => {
    const { getByRole, getByText } = await dialog()
    await expect(getByText('400 of 1,240 rows')).toBecomeVisible()
    const stop = getByRole('button', { name: 'Stop' })
    await waitFor(() => expect(stop).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** A list without a total, such as the record. */
export const RunningWithoutTotal: Story = {
  args: { list: 'Users', state: { status: 'running', rows: 300 } },
  play: async () => {
    const { getByText } = await dialog()
    await expect(getByText('300 rows so far')).toBecomeVisible()
  },
}

export const Saved: Story = {
  args: {
    state: {
      status: 'saved',
      rows: 240,
      total: 240,
      file: 'users-2026-11-28.csv',
      isCut: false,
      leftOut: 0,
    },
  },
  play: async ({ args }) => {
    const { getByRole, getByText } = await dialog()
    await expect(getByText('240 rows saved as users-2026-11-28.csv.')).toBecomeVisible()
    await userEvent.click(getByRole('button', { name: 'Done' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** It says what is not in the file. */
export const Cut: Story = {
  args: {
    state: {
      status: 'saved',
      rows: 10_000,
      total: 12_345,
      file: 'users-2026-11-28.csv',
      isCut: true,
      leftOut: 2,
    },
  },
  play: async () => {
    const { getByText } = await dialog()
    await expect(getByText(/12,345 rows: only the first 10,000 are in the file/)).toBecomeVisible()
    await expect(getByText(/2 rows couldn't be read/)).toBecomeVisible()
  },
}

export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async () => {
    const { getByText } = await dialog()
    await expect(getByText(/No rows match/)).toBecomeVisible()
  },
}

export const Failed: Story = {
  args: { state: { status: 'failed', reason: 'unread', rows: 300, total: 1240 } },
  play: async ({ args }) => {
    const { getByRole, getByText } = await dialog()
    await expect(getByText(/300 of 1,240 rows could be read: 940 are missing/)).toBecomeVisible()
    await userEvent.click(getByRole('button', { name: 'Try again' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

export const NotRecorded: Story = {
  args: { state: { status: 'failed', reason: 'unrecorded', rows: 240, total: 240 } },
  play: async () => {
    const { getByText } = await dialog()
    await expect(getByText(/couldn't be recorded. No file was saved/)).toBecomeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = {
  args: Cut.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await dialog()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
