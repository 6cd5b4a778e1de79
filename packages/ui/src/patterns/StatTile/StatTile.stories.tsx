import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Grid } from '../../layout/Grid/Grid'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { HearthProvider } from '../../provider/HearthProvider'
import { screenshots } from '../../storybook/modes'
import { shortTimeouts } from '../../storybook/shortTimeouts'
import { type Count, StatTile, type StatTileProps } from './StatTile'
import { guide } from './StatTile.guide'

const asOf = new Date('2026-06-15T09:30:00Z')
const onRetry = fn()

const states: Record<string, Loadable<Count>> = {
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
    definition: 'Administrators not counted',
    href: '/users',
    count: { status: 'ready', data: { value: 12_045, asOf } },
  },
  argTypes: { count: { control: false } },
  parameters: { guide, spec: '2.11' },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

const inAllStates = (args: StatTileProps) => (
  <Grid>
    {Object.entries(states).map(([state, count]) => (
      <StatTile key={state} {...args} label={`Total Users, ${state}`} count={count} />
    ))}
  </Grid>
)

export const Default: Story = {}

export const Matrix: Story = { render: inAllStates, parameters: screenshots.all }

export const WithoutLink: Story = {
  render: ({ href: _, ...args }) => <StatTile {...args} />,
}

/** Its appearance after 10 s: the load can be cancelled, and the focus stays where it was. */
export const Slow: Story = {
  beforeEach: shortTimeouts,
  render: function GivenUp(args) {
    const [count, setCount] = useState<Loadable<Count>>({
      status: 'loading',
      onCancel: () => setCount({ status: 'failed', onRetry }),
    })
    return <StatTile {...args} count={count} />
  },
  play: async ({ canvas }) => {
    const cancel = await canvas.findByRole('button', { name: 'Cancel' })
    await expect(canvas.getByText('Still working')).toBecomeVisible()
    cancel.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await expect(canvas.queryByText('Still working')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    label: 'Total Users of the whole community and its Donaudampfschifffahrtsgesellschaft',
    definition: 'Administrators, people who only look on, and guests are not counted',
    count: { status: 'ready', data: { value: 123_456_789_012, asOf } },
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { render: inAllStates, globals: { direction: 'rtl' } }

export const SmallPhone: Story = {
  render: inAllStates,
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const KeepsItsSize: Story = {
  tags: ['!autodocs'],
  // Stacked: side by side a grid would give them the same height.
  render: (args) => (
    <Stack>
      {Object.entries(states).map(([state, count]) => (
        <StatTile key={state} {...args} count={count} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('article')
      .map((tile) => tile.getBoundingClientRect().height)
    await expect(heights).toHaveLength(4)
    await expect(new Set(heights).size).toBe(1)
  },
}

const navigate = fn()

export const LeadsToItsListByKeyboard: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <HearthProvider brand={{ productName: 'Hearth' }} navigate={navigate}>
        <Story />
      </HearthProvider>
    ),
  ],
  play: async ({ canvas }) => {
    navigate.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Total Users' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/users', undefined)
  },
}

export const MarksWhatNeverCame: Story = {
  tags: ['!autodocs'],
  args: { count: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    onRetry.mockClear()
    await expect(canvas.getByRole('img', { name: 'Not available yet' })).toHaveTextContent('–')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalledOnce()
    // The button is above the tile's own link.
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledTimes(2)
  },
}
