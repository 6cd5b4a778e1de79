import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Avatar } from '../Avatar/Avatar'
import { Card } from '../Card/Card'
import { Text } from '../Text/Text'
import { Skeleton } from './Skeleton'
import { bone } from './Skeleton.css'
import { guide } from './Skeleton.guide'
import { SkeletonBlock } from './SkeletonBlock'
import { SkeletonCircle } from './SkeletonCircle'
import { SkeletonText, type SkeletonTextProps } from './SkeletonText'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonCircle, SkeletonBlock },
  parameters: { guide },
  args: { lines: 1 },
  argTypes: {
    text: { control: 'inline-radio', options: valuesOf(bone, 'text') },
    reach: { control: 'inline-radio', options: valuesOf(bone, 'reach') },
  },
} satisfies Meta<SkeletonTextProps>

export default meta
type Story = StoryObj<SkeletonTextProps>

export const Default: Story = {}

export const Lines: Story = { args: { lines: 4 } }

export const TextSize: Story = {
  render: () => (
    <Stack space="2">
      {valuesOf(bone, 'text').map((text) => (
        <Skeleton key={text} text={text} reach="half" />
      ))}
    </Stack>
  ),
}

export const Reach: Story = {
  render: () => (
    <Stack space="2">
      {valuesOf(bone, 'reach').map((reach) => (
        <Skeleton key={reach} reach={reach} />
      ))}
    </Stack>
  ),
}

export const Circle: Story = {
  render: () => (
    <Inline>
      {valuesOf(bone, 'circle').map((circle) => (
        <Skeleton key={circle} shape="circle" circle={circle} />
      ))}
    </Inline>
  ),
}

export const Block: Story = {
  render: () => (
    <Stack>
      {valuesOf(bone, 'block').map((block) => (
        <Skeleton key={block} shape="block" block={block} reach="half" />
      ))}
    </Stack>
  ),
}

/** A loading post: each shape is where a part of it will be. */
export const APost: Story = {
  render: () => (
    <Card>
      <Stack space="3">
        <Inline wrap="nowrap">
          <Skeleton shape="circle" />
          <Skeleton text="lead" reach="third" />
        </Inline>
        <Skeleton lines={3} />
      </Stack>
    </Card>
  ),
}

export const RightToLeft: Story = { ...APost, globals: { direction: 'rtl' } }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Stack space="8">
      <Grid rows={valuesOf(bone, 'text')} columns={valuesOf(bone, 'reach')}>
        {(text, reach) => (
          <div style={{ inlineSize: '10rem' }}>
            <Skeleton text={text} reach={reach} lines={2} />
          </div>
        )}
      </Grid>
      <Inline space="6">
        {valuesOf(bone, 'circle').map((circle) => (
          <Skeleton key={circle} shape="circle" circle={circle} />
        ))}
      </Inline>
      <Grid rows={valuesOf(bone, 'block')} columns={valuesOf(bone, 'reach')}>
        {(block, reach) => (
          <div style={{ inlineSize: '10rem' }}>
            <Skeleton shape="block" block={block} reach={reach} />
          </div>
        )}
      </Grid>
    </Stack>
  ),
}

/** It is silent, and does not move under reduced motion. */
export const IsHiddenAndStill: Story = {
  tags: ['!autodocs'],
  render: () => (
    <section aria-label="Posts" aria-busy="true">
      <Skeleton lines={2} />
    </section>
  ),
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const hidden = canvas.getByRole('region', { name: 'Posts' }).firstElementChild
    await expect(hidden).toHaveAttribute('aria-hidden', 'true')
    await expect(hidden?.children).toHaveLength(2)
    for (const line of hidden?.children ?? []) {
      await expect(getComputedStyle(line).animationDuration).toBe('0s')
      await expect(getComputedStyle(line).opacity).toBe('1')
    }
  },
}

/** The content takes exactly the space that was reserved for it. */
export const KeepsThePlace: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Inline space="8" align="start">
      <section aria-label="Loading">
        <Skeleton shape="circle" />
        <div style={{ inlineSize: '10rem' }}>
          <Skeleton lines={2} />
        </div>
      </section>
      <section aria-label="Loaded">
        <Avatar name="Maria Silva" />
        <Text>Maria Silva</Text>
        <Text>Lisbon</Text>
      </section>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) =>
      canvas.getByRole('region', { name }).getBoundingClientRect().height
    await expect(Math.abs(height('Loading') - height('Loaded'))).toBeLessThan(8)
    const line = canvas.getByRole('region', { name: 'Loading' }).lastElementChild
    await expect(line?.getBoundingClientRect().height).toBe(
      2 * canvas.getByText('Lisbon').getBoundingClientRect().height,
    )
  },
}
