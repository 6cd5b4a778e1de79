import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Grid } from '../../layout/Grid/Grid'
import type { Loadable } from '../../loadable'
import { type Count, StatTile } from './StatTile'

const asOf = new Date('2026-06-15T09:30:00Z')
const onRetry = fn()

const counts: Record<string, Loadable<Count>> = {
  ready: { status: 'ready', data: { value: 12_045, asOf } },
  loading: { status: 'loading' },
  stale: { status: 'ready', data: { value: 12_045, asOf }, stale: { since: asOf } },
  failed: { status: 'failed', onRetry },
}

const meta = {
  title: 'Patterns/StatTile',
  component: StatTile,
  args: {
    label: 'Total Users',
    definition: 'Members, without administrators',
    href: '/users',
    count: { status: 'ready', data: { value: 12_045, asOf } },
  },
  argTypes: { count: { control: false } },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: (args) => (
    <Grid>
      {Object.entries(counts).map(([state, count]) => (
        <StatTile key={state} {...args} label={`Total Users, ${state}`} count={count} />
      ))}
    </Grid>
  ),
}

export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const WithoutLink: Story = {
  render: ({ href: _, ...args }) => <StatTile {...args} />,
}

export const LongContent: Story = {
  args: {
    label: 'Total Users of the whole community and its friends',
    definition: 'Members, without administrators, without those who only look, and without guests',
    count: { status: 'ready', data: { value: 123_456_789_012, asOf } },
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const KeepsItsSize: Story = {
  tags: ['!autodocs'],
  ...States,
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map((tile) => tile.scrollHeight)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const MarksWhatNeverCame: Story = {
  tags: ['!autodocs'],
  args: { count: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    onRetry.mockClear()
    await expect(canvas.getByRole('img', { name: 'Not available yet' })).toHaveTextContent('–')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Total Users' })).toHaveAttribute(
      'href',
      '/users',
    )
  },
}
