import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../../components/Badge/Badge'
import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import { valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
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

/** Parts of a page below each other, aligned to each of the edges. */
const columns: Story['render'] = () => (
  <Stack space="8">
    {valuesOf(stack, 'align').map((align) => (
      <Stack key={align} space="2" align={align}>
        <Heading level={2} size="section">
          Information
        </Heading>
        <Text tone="muted">Created 12 Mar 2026</Text>
        <Card padding="small">A card takes the width that it is given.</Card>
      </Stack>
    ))}
  </Stack>
)

export const RightToLeft: Story = {
  parameters: screenshots.one,
  globals: { direction: 'rtl' },
  render: columns,
  play: async ({ canvas }) => {
    const [atStart] = canvas.getAllByText('Created 12 Mar 2026')
    const [title] = canvas.getAllByRole('heading')
    await expect(atStart?.getBoundingClientRect().right).toBe(title?.getBoundingClientRect().right)
    await expect(atStart?.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2)
  },
}

export const LargeText: Story = {
  parameters: screenshots.one,
  globals: { textSize: '200' },
  render: columns,
}

export const Phone: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  render: columns,
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
  },
}

export const ScalesItsGapsWithTheText: Story = {
  tags: ['!autodocs'],
  globals: { textSize: '200' },
  args: { space: '4' },
  play: async ({ canvas }) => {
    const [first, second] = ['First', 'Second'].map((word) =>
      canvas.getByText(word).getBoundingClientRect(),
    )
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(32, 0)
  },
}

export const PassesAttributesOn: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack id="stack" data-part="stack">
      <Inline id="inline" data-part="inline">
        <Badge id="badge" data-part="badge">
          New
        </Badge>
      </Inline>
      <Card id="card" data-part="card">
        <Text>Text</Text>
      </Card>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['stack', 'inline', 'badge', 'card']) {
      await expect(canvasElement.querySelector(`#${name}[data-part=${name}]`)).not.toBeNull()
    }
  },
}
