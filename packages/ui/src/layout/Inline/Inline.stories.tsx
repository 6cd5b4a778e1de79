import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../components/Badge/Badge'
import { Button } from '../../components/Button/Button'
import { valuesOf } from '../../workshop/Matrix'
import { Stack } from '../Stack/Stack'
import { Inline } from './Inline'
import { inline } from './Inline.css'

const blocks = ['First', 'Second', 'Third'].map((word) => <Badge key={word}>{word}</Badge>)

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: blocks },
  argTypes: {
    children: { control: false },
    space: { control: 'select', options: valuesOf(inline, 'space') },
    align: { control: 'inline-radio', options: valuesOf(inline, 'align') },
    justify: { control: 'inline-radio', options: valuesOf(inline, 'justify') },
    wrap: { control: 'inline-radio', options: valuesOf(inline, 'wrap') },
  },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Space: Story = {
  render: () => (
    <Stack>
      {valuesOf(inline, 'space').map((space) => (
        <Inline key={space} space={space}>
          {blocks}
        </Inline>
      ))}
    </Stack>
  ),
}

export const Align: Story = {
  render: () => (
    <Stack space="6">
      {valuesOf(inline, 'align').map((align) => (
        <Inline key={align} align={align}>
          <Button>{align}</Button>
          {blocks}
        </Inline>
      ))}
    </Stack>
  ),
}

export const Justify: Story = {
  render: () => (
    <Stack>
      {valuesOf(inline, 'justify').map((justify) => (
        <Inline key={justify} justify={justify}>
          {blocks}
        </Inline>
      ))}
    </Stack>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
