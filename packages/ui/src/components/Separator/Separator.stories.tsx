import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Separator } from './Separator'
import { separator } from './Separator.css'
import { guide } from './Separator.guide'

const meta = {
  title: 'Components/Separator',
  component: Separator,
  parameters: { guide },
  args: { orientation: 'horizontal' },
  argTypes: {
    orientation: { control: 'inline-radio', options: valuesOf(separator, 'orientation') },
  },
  render: (args) => (
    <Stack>
      <Text>Created 12 March 2026</Text>
      <Separator {...args} />
      <Text>Last updated 2 June 2026</Text>
    </Stack>
  ),
} satisfies Meta<typeof Separator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      <Button>Edit</Button>
      <Separator {...args} />
      <Button variant="critical">Delete</Button>
    </Inline>
  ),
}

export const RightToLeft: Story = { ...Vertical, globals: { direction: 'rtl' } }

/** Each in its usual layout: a horizontal one in a Stack, a vertical one in an Inline. */
export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Grid rows={valuesOf(separator, 'orientation')} columns={['text', 'buttons'] as const}>
      {(orientation, kind) => {
        const PageRequest = orientation === 'vertical' ? Inline : Stack
        const group = (word: string) =>
          kind === 'text' ? <Text>{word}</Text> : <Button>{word}</Button>
        return (
          <PageRequest space="3">
            {group('Before')}
            <Separator orientation={orientation} />
            {group('After')}
          </PageRequest>
        )
      }}
    </Grid>
  ),
}

export const IsAsHighAsItsNeighbours: Story = {
  ...Vertical,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator')
    await expect(line).toHaveAttribute('aria-orientation', 'vertical')
    const neighbour = canvas.getByRole('button', { name: 'Edit' })
    await expect(line.getBoundingClientRect().height).toBe(neighbour.getBoundingClientRect().height)
    await expect(line.getBoundingClientRect().width).toBe(1)
  },
}

export const TakesTheWholeLine: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator')
    await expect(line).toHaveAttribute('aria-orientation', 'horizontal')
    await expect(line.getBoundingClientRect().width).toBe(
      line.parentElement?.getBoundingClientRect().width,
    )
    await expect(line.getBoundingClientRect().height).toBe(1)
  },
}
