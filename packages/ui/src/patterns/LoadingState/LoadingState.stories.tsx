import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    const room = canvas.getByText('Loading').closest('div')
    await expect(room?.getBoundingClientRect().height).toBeGreaterThanOrEqual(240)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
