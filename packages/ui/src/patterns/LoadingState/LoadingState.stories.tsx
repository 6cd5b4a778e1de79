import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Card } from '../../components/Card/Card'
import { Stack } from '../../layout/Stack/Stack'
import { screenshots } from '../../storybook/modes'
import { shortTimeouts } from '../../storybook/shortTimeouts'
import { LoadingState } from './LoadingState'

const meta = {
  title: 'Patterns/LoadingState',
  component: LoadingState,
} satisfies Meta<typeof LoadingState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
  },
}

export const Label: Story = {
  args: { label: 'Loading members' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading members')).toBeInTheDocument()
  },
}

const outlineOf = (element: HTMLElement | null | undefined) =>
  element ? getComputedStyle(element, '::before') : undefined

/** Each shape has its outline, which comes after a moment and rests under reduced motion. */
export const Shapes: Story = {
  parameters: screenshots.both,
  render: () => (
    <Stack space="6">
      {(['rows', 'record', 'form'] as const).map((shape) => (
        <Card key={shape} padding="none">
          <LoadingState shape={shape} label={`Loading ${shape}`} />
        </Card>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const seen = new Set<string>()
    for (const shape of ['rows', 'record', 'form']) {
      const root = canvas.getByText(`Loading ${shape}`).closest<HTMLElement>('[data-shape]')
      await expect(outlineOf(root)?.backgroundImage).toContain('linear-gradient')
      seen.add(outlineOf(root)?.backgroundImage ?? '')
      // Stories are tested with reduced motion.
      await expect(outlineOf(root)?.animationDuration).toBe('0s, 0s')
    }
    await expect(seen.size).toBe(3)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Its appearance after 10 s. */
export const Slow: Story = {
  args: { onCancel: fn() },
  beforeEach: shortTimeouts,
  play: async ({ canvas, args }) => {
    const cancel = await canvas.findByRole('button', { name: 'Cancel' })
    await expect(canvas.getByRole('status')).toHaveTextContent('Still working')
    await userEvent.click(cancel)
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** A load that cannot be cancelled has no button. */
export const SlowWithoutCancel: Story = {
  beforeEach: shortTimeouts,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Still working', { ignore: '[role] *' })).toBecomeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    const room = canvas.getByText('Loading').closest<HTMLElement>('[data-shape]')
    await expect(room?.getBoundingClientRect().height).toBeGreaterThanOrEqual(240)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
