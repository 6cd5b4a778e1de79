import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../../components/Badge/Badge'
import { Button } from '../../components/Button/Button'
import { valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
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

export const Wrap: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Stack space="8">
      {valuesOf(inline, 'wrap').map((wrap) => (
        <Inline key={wrap} wrap={wrap}>
          <Badge>{wrap}</Badge>
          {blocks}
          {blocks.map((block) => (
            <span key={block.key}>{block}</span>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

const many = [
  <Button key="cancel">Cancel</Button>,
  <Button key="save" variant="primary">
    Create Announcement
  </Button>,
  <Badge key="active" tone="positive">
    Active
  </Badge>,
  <Badge key="pinned">Pinned</Badge>,
]

/** Every way to distribute the space, with children of two heights. */
const lines: Story['render'] = () => (
  <Stack space="6">
    {valuesOf(inline, 'justify').map((justify) => (
      <Inline key={justify} justify={justify}>
        {many}
      </Inline>
    ))}
  </Stack>
)

export const RightToLeft: Story = {
  parameters: screenshots.one,
  globals: { direction: 'rtl' },
  render: lines,
  play: async ({ canvas }) => {
    const [cancel] = canvas.getAllByRole('button', { name: 'Cancel' })
    const [create] = canvas.getAllByRole('button', { name: 'Create Announcement' })
    await expect(cancel?.getBoundingClientRect().left).toBeGreaterThan(
      create?.getBoundingClientRect().right ?? 0,
    )
  },
}

export const LargeText: Story = {
  parameters: screenshots.one,
  globals: { textSize: '200' },
  render: lines,
}

export const Phone: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  render: lines,
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
  },
}
