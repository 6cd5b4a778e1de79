import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { SelectionBar } from './SelectionBar'
import { guide } from './SelectionBar.guide'

const onApprove = fn()
const onReject = fn()

const meta = {
  title: 'Patterns/SelectionBar',
  component: SelectionBar,
  parameters: { guide },
  args: {
    count: 3,
    actions: [
      { id: 'approve', label: 'Approve', onPress: onApprove },
      { id: 'reject', label: 'Reject', tone: 'critical', onPress: onReject },
    ],
    onClear: fn(),
  },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.all }

export const Nothing: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongContent: Story = { args: { count: 12_345 } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const ActsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onApprove).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
