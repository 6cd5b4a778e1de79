import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix as Grid, valuesOf } from '../../workshop/Matrix'
import { Text } from './Text'
import { text } from './Text.css'

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Administrators see counts and recent activity.' },
  argTypes: {
    size: { control: 'inline-radio', options: valuesOf(text, 'size') },
    tone: { control: 'inline-radio', options: valuesOf(text, 'tone') },
    weight: { control: 'inline-radio', options: valuesOf(text, 'weight') },
    align: { control: 'inline-radio', options: valuesOf(text, 'align') },
  },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Matrix: Story = {
  render: () => (
    <Grid rows={valuesOf(text, 'size')} columns={valuesOf(text, 'tone')}>
      {(size, tone) => (
        <Text size={size} tone={tone}>
          2,048 members
        </Text>
      )}
    </Grid>
  ),
}

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } }
