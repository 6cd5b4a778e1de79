import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { vars } from '../../theme/vars.css'
import { SelectionBar } from './SelectionBar'

const onApprove = fn()
const onReject = fn()

const meta = {
  title: 'Patterns/SelectionBar',
  component: SelectionBar,
  // The bar of a phone reaches over the padding of its page.
  decorators: (Story) => (
    <div style={{ padding: vars.space[4] }}>
      <Story />
    </div>
  ),
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

/** Some selected rows are on other pages, and not every action applies to all of them. */
export const Partly: Story = {
  args: {
    count: 5,
    elsewhere: 2,
    actions: [
      { id: 'verify', label: 'Verify', appliesTo: 2, onPress: fn() },
      { id: 'ban', label: 'Ban', tone: 'critical', onPress: fn() },
      { id: 'unban', label: 'Unban', appliesTo: 0, onPress: fn() },
      { id: 'delete', label: 'Delete', tone: 'critical', onPress: fn() },
    ],
  },
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('5 selected, 2 not on this page'),
    )
    const labels = canvas.getAllByRole('button').map((button) => button.textContent)
    await expect(labels.filter(Boolean)).toEqual(['Verify 2 of 5', 'Ban', 'Delete'])
  },
}

export const LongContent: Story = { args: { ...Partly.args, count: 12_345 } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const SmallPhone: Story = {
  args: Partly.args ?? {},
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    // The button that clears the selection is on the first line.
    const bar = canvas.getByRole('region', { name: /selected/ }).getBoundingClientRect()
    const clear = canvas.getByRole('button', { name: 'Clear selection' }).getBoundingClientRect()
    await expect(clear.top - bar.top).toBeLessThan(20)
    await expect(clear.right).toBeLessThanOrEqual(bar.right)
  },
}

export const ActsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 selected'))
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
