import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { chartArgs, daysOf, downloadedFrom, expectAllWays } from '../../internal/chart/chartFixture'
import { Stack } from '../../layout/Stack/Stack'
import { screenshots } from '../../storybook/modes'
import { LineChart, LineKey } from './LineChart'

const { label, points } = chartArgs

const meta = {
  title: 'Patterns/LineChart',
  component: LineChart,
  args: chartArgs,
  argTypes: { legend: { control: false } },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.all,
  play: ({ canvas }) => expectAllWays(canvas, label),
}

export const OneSeries: Story = {
  args: {
    label: 'Joined by day',
    series: ['Joined'],
    points: daysOf(90, (day) => [20 + ((day * 7) % 13)]),
  },
}

/** A dot, as a single point has no line. */
export const OnePoint: Story = {
  args: { points: points.slice(-1) },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Nov 7, 2026: Arrived 3, Decided 8')
    await expect(slider).toHaveAttribute('max', '0')
  },
}

export const FiveHundredPoints: Story = {
  args: { points: daysOf(500, (day) => [200 + ((day * 37) % 61), 150 + ((day * 29) % 53)]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Table: ${label}` }))
    const table = await canvas.findByRole('table')
    await expect(within(table).getAllByRole('row')).toHaveLength(501)
    await expect(table.parentElement?.clientHeight).toBeLessThan(table.clientHeight)
  },
}

export const Small: Story = { args: { size: 'small' } }

/** As high as with values, so that the content below stays in place when they arrive. */
export const Empty: Story = {
  args: { points: [] },
  render: (args) => (
    <Stack space="6">
      <LineChart {...args} />
      <LineChart {...args} label="With values" points={points} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [empty, full] = canvas.getAllByRole('figure')
    await expect(empty?.clientHeight).toBe(full?.clientHeight)
  },
}

/** Hours with a decimal, in place of whole numbers. */
export const FormattedValues: Story = {
  args: {
    series: ['Hours'],
    points: daysOf(7, (day) => [day / 4]),
    formatValue: (hours) => `${hours.toFixed(1)} h`,
  },
}

/** Sums in place of the names. */
export const Legend: Story = {
  args: {
    legend: (
      <p>
        <LineKey series={0} /> <span>41 arrived</span> <LineKey series={1} />{' '}
        <span>33 decided</span>
      </p>
    ),
  },
}

export const Phone: Story = {
  parameters: screenshots.both,
  globals: { viewport: { value: 'phone' } },
}

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The first point is at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    const { right, left, top } = slider.getBoundingClientRect()
    const at = (clientX: number) =>
      fireEvent.pointerMove(slider.parentElement ?? slider, { clientX, clientY: top + 4 })
    at(right - 2)
    await expect(await canvas.findByText('Arrived 0')).toBecomeVisible()
    at(left + 2)
    await expect(await canvas.findByText('Arrived 3')).toBecomeVisible()
  },
}

/** The values follow the pointer, and disappear when it leaves. */
export const FollowsThePointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider').parentElement
    if (!plot) throw new Error('The slider has no plot')
    const { left, width, top } = plot.getBoundingClientRect()
    fireEvent.pointerMove(plot, { clientX: left + width / 2, clientY: top + 4 })
    await expect(await canvas.findByText('Nov 4, 2026')).toBecomeVisible()
    await expect(canvas.getByText('Arrived 8')).toBecomeVisible()
    // React makes its leaving of an element from this event.
    fireEvent.pointerOut(plot, { relatedTarget: document.body })
    await waitFor(() => expect(canvas.queryByText('Arrived 8')).toBeNull())
    await expect(canvas.getByText('Nov 7, 2026')).toBecomeVisible()
  },
}

export const SavesAFile: Story = {
  tags: ['!autodocs'],
  args: { points: points.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await downloadedFrom(canvas, label)).toEqual({
      name: `${label}.csv`,
      text: '"Day","Arrived","Decided"\r\n"Nov 1, 2026",0,0\r\n',
    })
  },
}
