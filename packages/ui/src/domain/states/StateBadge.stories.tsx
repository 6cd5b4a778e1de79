import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { screenshots } from '../../storybook/modes'
import { StateBadge, stateTones } from './states'

const meta = {
  title: 'Product/StateBadge',
  component: StateBadge,
  args: { label: 'Pending', tone: stateTones.pending },
} satisfies Meta<typeof StateBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each state as lists and pages show it; those without a badge are the usual ones. */
export const AllStates: Story = {
  parameters: screenshots.all,
  render: () => (
    <Inline>
      {Object.entries(stateTones).map(([state, tone]) => (
        <StateBadge key={state} label={state} tone={tone} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const styleOf = (state: string) => getComputedStyle(canvas.getByText(state))
    await expect(styleOf('verified').backgroundColor).toBe('rgba(0, 0, 0, 0)')
    await expect(styleOf('banned').backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await expect(styleOf('banned').color).not.toBe(styleOf('verified').color)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'قيد الانتظار' },
}

export const LargeText: Story = { globals: { textSize: '200' } }
