import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { PageHeader } from '../PageHeader/PageHeader'
import { LoadNotes, type LoadNotesProps } from './LoadNotes'

const stale = { since: new Date('2026-06-15T09:22:00Z') }

const meta = {
  title: 'Patterns/LoadNotes',
  component: LoadNotes,
  args: { of: { status: 'ready', data: [], leftOut: 2 } },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof LoadNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const One: Story = { args: { of: { status: 'ready', data: [], leftOut: 1 } } }

const inAPageHeader = (args: LoadNotesProps) => (
  <PageHeader title="Users" subtitle="Manage members" actions={<LoadNotes {...args} />} />
)

export const Both: Story = {
  args: { of: { status: 'ready', data: [], leftOut: 1_204, stale } },
  render: inAPageHeader,
  parameters: screenshots.all,
}

export const SmallPhone: Story = {
  args: { of: { status: 'ready', data: [], leftOut: 1_204, stale } },
  render: inAPageHeader,
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,204 entries couldn't be shown")).toBecomeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const StaysQuiet: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const note = canvas.getByText("2 entries couldn't be shown")
    // It is neither announced nor a tab stop.
    await expect(note.closest('[role], [aria-live]')).toBeNull()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const SaysNothingWhileAllIsWell: Story = {
  tags: ['!autodocs'],
  args: { of: { status: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
