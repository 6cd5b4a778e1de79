import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Badge } from './Badge'
import { badge } from './Badge.css'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Verified', tone: 'positive' },
  argTypes: { tone: { control: 'inline-radio', options: valuesOf(badge, 'tone') } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tone: Story = {
  render: (args) => (
    <Inline>
      {valuesOf(badge, 'tone').map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
}

export const WithoutDot: Story = { args: { children: 'Admin', tone: 'accent', hasDot: false } }

export const LongContent: Story = {
  args: { children: 'Awaiting email verification by the invited person since last Thursday' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, args, canvasElement }) => {
    const shown = canvas.getByText(args.children)
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
    await expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().right,
    )
  },
}

export const RightToLeft: Story = {
  args: { children: 'מאומת' },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Grid rows={valuesOf(badge, 'tone')} columns={['dot', 'plain']}>
      {(tone, shape) => (
        <Badge tone={tone} hasDot={shape === 'dot'}>
          {tone}
        </Badge>
      )}
    </Grid>
  ),
}

export const ShowsTheTextWithoutADot: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const shown = canvas.getByText(args.children)
    await expect(shown.textContent).toBe(args.children)
    await expect(shown.childElementCount).toBe(0)
  },
}
