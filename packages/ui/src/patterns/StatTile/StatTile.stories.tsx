import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { HearthProvider } from '../../provider/HearthProvider'
import { screenshots } from '../../storybook/modes'
import { shortTimeouts } from '../../storybook/shortTimeouts'
import { type Count, StatTile, type StatTileProps, StatTiles } from './StatTile'

const asOf = new Date('2026-06-15T09:30:00Z')
const onRetry = fn()

const states: Record<string, Loadable<Count>> = {
  ready: { status: 'ready', data: { value: 12_045, asOf, today: 18 } },
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
  parameters: { spec: '2.11' },
  render: (args) => (
    <StatTiles title="Counts">
      <StatTile {...args} />
    </StatTiles>
  ),
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

const inAllStates = (args: StatTileProps) => (
  <StatTiles title="Counts">
    {Object.entries(states).map(([state, count]) => (
      <StatTile key={state} {...args} label={`Total Users, ${state}`} count={count} />
    ))}
  </StatTiles>
)

export const Default: Story = {}

export const Matrix: Story = { render: inAllStates, parameters: screenshots.all }

/** Over a list: one line on a phone too. */
export const InOneLine: Story = {
  render: ({ href: _, ...args }) => (
    <StatTiles title="Counts" layout="line">
      {['Total', 'Active', 'Pinned', 'Today'].map((label) => (
        <StatTile key={label} {...args} label={label} />
      ))}
    </StatTiles>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

export const WithoutLink: Story = {
  render: ({ href: _, ...args }) => (
    <StatTiles title="Counts">
      <StatTile {...args} />
    </StatTiles>
  ),
}

/** Its appearance after 10 s: the load can be cancelled, and the focus stays where it was. */
export const Slow: Story = {
  beforeEach: shortTimeouts,
  render: function GivenUp(args) {
    const [count, setCount] = useState<Loadable<Count>>({
      status: 'loading',
      onCancel: () => setCount({ status: 'failed', onRetry }),
    })
    return (
      <StatTiles title="Counts">
        <StatTile {...args} count={count} />
      </StatTiles>
    )
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
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const heightsOf = (tiles: readonly HTMLElement[]) =>
  tiles.map((tile) => tile.getBoundingClientRect().height)

// A list for each: in one list they would have the same height anyway.
const apart = (args: StatTileProps) => (
  <>
    {Object.entries(states).map(([state, count]) => (
      <StatTiles key={state} title={state}>
        <StatTile {...args} count={count} />
      </StatTiles>
    ))}
  </>
)

/** In a narrow window beside the navigation, with a trend. */
export const KeepsItsWordsWhole: Story = {
  tags: ['!autodocs'],
  args: {
    trend: {
      note: '+29 this week',
      line: { values: [3, 8, 5, 29], label: '29 joined this week, 5 the week before' },
    },
  },
  render: (args) => (
    <div style={{ inlineSize: '44rem' }}>
      <StatTiles title="Counts">
        {['Total Users', 'Total Posts', 'Active Invites'].map((label) => (
          <StatTile key={label} {...args} label={label} />
        ))}
      </StatTiles>
    </div>
  ),
  play: async ({ canvas }) => {
    const texts = ['Total Users', 'Total Posts', 'Active Invites', '12,045', '+29 this week']
    for (const text of texts.flatMap((words) => canvas.getAllByText(words))) {
      await expect(text.getClientRects()).toHaveLength(1)
      await expect(text.getBoundingClientRect().height).toBeLessThan(36)
    }
  },
}

export const KeepsItsSize: Story = {
  tags: ['!autodocs'],
  render: apart,
  play: async ({ canvas }) => {
    const heights = heightsOf(canvas.getAllByRole('listitem'))
    await expect(heights).toHaveLength(4)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const KeepsItsSizeOnAPhone: Story = {
  ...KeepsItsSize,
  globals: { viewport: { value: 'phone' } },
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
    const link = canvas.getByRole('link', { name: 'Total Users 12,045' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAccessibleDescription('Administrators not counted')
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/users')
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

/** A button acts as the poll. */
function Polled(args: StatTileProps) {
  const [value, setValue] = useState(34)
  return (
    <>
      <StatTiles title="Counts">
        <StatTile {...args} count={{ status: 'ready', data: { value, asOf } }} />
      </StatTiles>
      <button type="button" onClick={() => setValue(value - 1)}>
        Poll
      </button>
    </>
  )
}

export const FadesInANewNumber: Story = {
  tags: ['!autodocs'],
  render: (args) => <Polled {...args} />,
  play: async ({ canvas }) => {
    const animationOf = (number: string) => getComputedStyle(canvas.getByText(number)).animationName
    await expect(animationOf('34')).toBe('none')
    canvas.getByRole('button', { name: 'Poll' }).click()
    await waitFor(() => expect(animationOf('33')).not.toBe('none'))
  },
}

export const ChangesWithoutMotion: Story = {
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  render: (args) => <Polled {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Poll' }).click()
    const number = await canvas.findByText('33')
    await expect(getComputedStyle(number).animationDuration).toBe('0s')
  },
}
