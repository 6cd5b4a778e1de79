import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../components/Card/Card'
import { valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Stack } from '../Stack/Stack'
import { Grid } from './Grid'
import { grid } from './Grid.css'
import { GridEqual, type GridEqualProps } from './GridEqual'
import { GridSplit, type GridSplitProps } from './GridSplit'

const cells = ['Users', 'Posts', 'Badges', 'Invites'].map((word) => <Card key={word}>{word}</Card>)
const halves = [
  <Card key="form">A form with a few fields, and the action at its end.</Card>,
  <Card key="preview">What it will look like.</Card>,
]

/** Positions of the cells: which ones share a line, and where each begins. */
const boxes = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('[class*=card]'), (cell) =>
    cell.getBoundingClientRect(),
  )

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  subcomponents: { GridEqual, GridSplit },
  args: { children: cells },
  argTypes: {
    children: { control: false },
    space: { control: 'select', options: valuesOf(grid, 'space') },
    column: { control: 'inline-radio', options: valuesOf(grid, 'column') },
    split: { control: false },
  },
} satisfies Meta<GridEqualProps>

export default meta
type Story = StoryObj<GridEqualProps>
type SplitStory = StoryObj<GridSplitProps>

export const Default: Story = {}

export const Space: Story = {
  render: (args) => (
    <Stack space="8">
      {valuesOf(grid, 'space').map((space) => (
        <Grid key={space} {...args} space={space} />
      ))}
    </Stack>
  ),
}

export const Column: Story = {
  render: (args) => (
    <Stack space="8">
      {valuesOf(grid, 'column').map((column) => (
        <Grid key={column} {...args} column={column} />
      ))}
    </Stack>
  ),
}

export const Split: SplitStory = {
  argTypes: { column: { control: false } },
  render: () => (
    <Stack space="8">
      {valuesOf(grid, 'split').map((split) => (
        <Grid key={split} split={split}>
          {halves}
        </Grid>
      ))}
    </Stack>
  ),
}

const both = (args: GridEqualProps) => (
  <Stack space="8">
    <Grid {...args} />
    <Grid split="startWide">{halves}</Grid>
  </Stack>
)

export const RightToLeft: Story = {
  parameters: screenshots.one,
  globals: { direction: 'rtl' },
  render: both,
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement)
    await expect(first?.left).toBeGreaterThan(second?.left ?? 0)
  },
}

export const LargeText: Story = {
  parameters: screenshots.one,
  render: both,
  globals: { textSize: '200' },
  play: async ({ canvasElement }) => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
    // The split has become one column: there are less than 44rem of this text size.
    const [form, preview] = boxes(canvasElement).slice(cells.length)
    await expect(preview?.top).toBeGreaterThanOrEqual(form?.bottom ?? 0)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  render: both,
  play: async ({ canvasElement }) => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
    await expect(new Set(boxes(canvasElement).map(({ left }) => left)).size).toBe(1)
  },
}

export const KeepsTheRatio: SplitStory = {
  tags: ['!autodocs'],
  args: { split: 'startWide', space: '0', children: halves },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [form, preview] = boxes(canvasElement)
    await expect(form?.top).toBe(preview?.top)
    await expect((form?.width ?? 0) / (preview?.width ?? 1)).toBeCloseTo(2, 1)
  },
}
