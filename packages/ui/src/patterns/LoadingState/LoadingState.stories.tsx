import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { shortTimeouts } from '../../storybook/shortTimeouts'
import { LoadingState } from './LoadingState'
import { guide } from './LoadingState.guide'

const meta = {
  title: 'Patterns/LoadingState',
  component: LoadingState,
  parameters: { guide },
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
    const room = canvas.getByText('Loading').closest('div')
    await expect(room?.getBoundingClientRect().height).toBeGreaterThanOrEqual(240)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
