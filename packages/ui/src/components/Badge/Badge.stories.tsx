import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, valuesOf } from '../../workshop/Matrix'
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

export const WithoutDot: Story = { args: { children: 'Admin', tone: 'accent', hasDot: false } }

export const LongContent: Story = {
  args: { children: 'Awaiting email verification by the invited person since last Thursday' },
  globals: { viewport: { value: 'small' } },
}

export const Matrix: Story = {
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

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } }
