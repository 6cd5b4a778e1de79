import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { chartArgs, daysOf, downloadedFrom, expectAllWays } from '../../internal/chart/chartFixture'
import { Stack } from '../../layout/Stack/Stack'
import { inLocale } from '../../storybook/inLocale'
import { screenshots } from '../../storybook/modes'
import { BarKey, Bars } from './Bars'

const { label, points } = chartArgs

const meta = {
  title: 'Patterns/Bars',
  component: Bars,
  args: chartArgs,
  argTypes: { legend: { control: false } },
} satisfies Meta<typeof Bars>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.all,
  play: ({ canvas }) => expectAllWays(canvas, label),
}

export const OneSeries: Story = {
  args: {
    series: ['Waiting'],
    points: points.map(({ name, values }) => ({ name, values: values.slice(0, 1) })),
  },
}

export const OnePoint: Story = { args: { points: points.slice(-1) } }

export const FiveHundredPoints: Story = { args: { points: daysOf(500) } }

export const Small: Story = { args: { size: 'small' } }

/** Beside the lists that have the same values: the table is for screen readers. */
export const WithoutControls: Story = {
  args: { size: 'small', hasControls: false },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('table', { name: label })).getAllByRole('row'),
    ).toHaveLength(points.length + 1)
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const OnlyZeros: Story = {
  args: { points: points.map(({ name }) => ({ name, values: [0, 0] })) },
}

/** As high as with values, so that the content below stays in place when they arrive. */
export const Empty: Story = {
  args: { points: [] },
  render: (args) => (
    <Stack space="6">
      <Bars {...args} />
      <Bars {...args} label="With values" points={points} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [empty, full] = canvas.getAllByRole('figure')
    await expect(empty?.clientHeight).toBe(full?.clientHeight)
    await expect(canvas.getAllByRole('slider')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: `Table: ${label}` })).toBeDisabled()
  },
}

/** Sums in place of the names. */
export const Legend: Story = {
  args: {
    legend: (
      <p>
        <BarKey series={0} /> <span>41 arrived</span> <BarKey series={1} /> <span>33 decided</span>
      </p>
    ),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Each value links to its list. */
export const LinksToLists: Story = {
  args: {
    points: points.map((point, day) => ({
      ...point,
      hrefs: [`/users?day=${day + 1}`, day === 6 ? undefined : `/record?day=${day + 1}`],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Table: ${label}` }))
    const rows = within(await canvas.findByRole('table')).getAllByRole('row')
    const links = rows.flatMap((row) => within(row).queryAllByRole('link'))
    await expect(links).toHaveLength(13)
    await expect(links[0]).toHaveAttribute('href', '/users?day=1')
  },
}

/** Portuguese spreadsheets expect semicolons. */
export const SavesAFile: Story = {
  tags: ['!autodocs'],
  args: { points: [{ name: 'Nov 1, 2026', values: [9, 1.5] }] },
  beforeEach: inLocale('pt-BR'),
  play: async ({ canvas }) => {
    await expect(await downloadedFrom(canvas, label)).toEqual({
      name: `${label}.csv`,
      text: '"Day";"Arrived";"Decided"\r\n"Nov 1, 2026";9;1,5\r\n',
    })
  },
}
