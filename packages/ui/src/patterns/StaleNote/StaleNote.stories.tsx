import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { PageHeader } from '../PageHeader/PageHeader'
import { StaleNote, type StaleNoteProps } from './StaleNote'

const meta = {
  title: 'Patterns/StaleNote',
  component: StaleNote,
  args: { since: new Date('2026-06-15T09:22:00Z') },
  argTypes: { since: { control: 'date' } },
} satisfies Meta<typeof StaleNote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const inAPageHeader = (args: StaleNoteProps) => (
  <PageHeader title="Users" subtitle="Manage members" actions={<StaleNote {...args} />} />
)

export const InAPageHeader: Story = {
  render: inAPageHeader,
  parameters: screenshots.all,
}

export const SmallPhone: Story = {
  render: inAPageHeader,
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/retrying/)).toBecomeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  render: inAPageHeader,
  globals: { direction: 'rtl' },
}

export const StaysQuiet: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const time = canvas.getByText(/^Updated \d\d:\d\d, retrying$/)
    await expect(time).toHaveAttribute('datetime', args.since.toISOString())
    // It is neither announced nor a tab stop.
    await expect(time.closest('[role], [aria-live]')).toBeNull()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}
