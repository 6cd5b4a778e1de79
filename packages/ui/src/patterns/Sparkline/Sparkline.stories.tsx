import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { screenshots } from '../../storybook/modes'
import { Sparkline } from './Sparkline'

const meta = {
  title: 'Patterns/Sparkline',
  component: Sparkline,
  args: {
    values: [12, 18, 15, 22, 30, 26, 38],
    label: 'Joined in each of the last 7 weeks: 12, 18, 15, 22, 30, 26, 38',
  },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeInTheDocument()
  },
}

const shapes: Readonly<Record<string, readonly number[]>> = {
  rising: [1, 2, 3, 5, 8, 13],
  falling: [13, 8, 5, 3, 2, 1],
  'the same': [4, 4, 4, 4],
  nothing: [0, 0, 0, 0],
  'one week': [7],
  'no weeks': [],
}

export const Matrix: Story = {
  parameters: screenshots.all,
  render: () => (
    <Inline space="8">
      {Object.entries(shapes).map(([name, values]) => (
        <Sparkline key={name} values={values} label={name} />
      ))}
    </Inline>
  ),
}

export const RightToLeft: Story = { ...Matrix, parameters: {}, globals: { direction: 'rtl' } }

/** A level line. */
export const OneValue: Story = {
  args: { values: [7], label: 'Joined last week: 7' },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img').querySelector('polyline')
    await expect(line?.getBoundingClientRect().width).toBeGreaterThan(40)
  },
}

export const FiveHundredValues: Story = {
  args: {
    values: Array.from({ length: 500 }, (_, day) => 20 + ((day * 7) % 13)),
    label: 'Joined on each of the last 500 days, from 20 to 32',
  },
}
