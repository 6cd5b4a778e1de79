import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { screenshots } from '../../storybook/modes'
import { BarKey, Bars } from './Bars'

const groups = [9, 4, 0, 6, 12, 7, 3].map((value, day) => ({
  name: `Nov ${day + 1}, 2026`,
  values: [value, (value * 5) % 11],
}))

const meta = {
  title: 'Patterns/Bars',
  component: Bars,
  args: {
    label: 'Arrivals and decisions by day',
    groupLabel: 'Day',
    series: ['Arrived', 'Decided'],
    groups,
  },
} satisfies Meta<typeof Bars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Arrivals and decisions by day' })
    const [head, first] = within(table).getAllByRole('row')
    await expect(head).toHaveTextContent('DayArrivedDecided')
    await expect(first).toHaveTextContent('Nov 1, 202691')
    await expect(within(table).getAllByRole('row')).toHaveLength(8)
  },
}

export const OneSeries: Story = {
  args: {
    series: ['Waiting'],
    groups: groups.map(({ name, values }) => ({ name, values: values.slice(0, 1) })),
  },
}

export const Nothing: Story = {
  args: { groups: groups.map(({ name }) => ({ name, values: [0, 0] })) },
}

/** As high as with values, so that nothing moves when they arrive. */
export const BeforeTheValues: Story = {
  args: { groups: [] },
  render: (args) => (
    <Stack space="6">
      <Bars {...args} />
      <Bars {...args} label="With values" groups={groups} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.clientHeight)
    await expect(new Set(heights).size).toBe(1)
    await expect(heights).toHaveLength(2)
  },
}

/** Words in place of a legend. */
export const WithItsKeys: Story = {
  render: (args) => (
    <Stack space="2">
      <p>
        <BarKey series={0} /> <span>41 arrived</span> <BarKey series={1} /> <span>33 decided</span>
      </p>
      <Bars {...args} />
    </Stack>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
