import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../components/Badge/Badge'
import { valuesOf } from '../../workshop/Matrix'
import { Inline } from '../Inline/Inline'
import { Stack } from './Stack'
import { stack } from './Stack.css'

const blocks = ['First', 'Second', 'Third'].map((word) => <Badge key={word}>{word}</Badge>)

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: blocks, align: 'start' },
  argTypes: {
    children: { control: false },
    space: { control: 'select', options: valuesOf(stack, 'space') },
    align: { control: 'inline-radio', options: valuesOf(stack, 'align') },
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Space: Story = {
  render: () => (
    <Inline space="8" align="start">
      {valuesOf(stack, 'space').map((space) => (
        <Stack key={space} space={space} align="start">
          {blocks}
        </Stack>
      ))}
    </Inline>
  ),
}

export const Align: Story = {
  render: () => (
    <Stack space="8">
      {valuesOf(stack, 'align').map((align) => (
        <Stack key={align} space="1" align={align}>
          {blocks}
        </Stack>
      ))}
    </Stack>
  ),
}
