import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { KeyHints, type KeyHintsProps } from './KeyHints'

/** Keeps the switch, as the application would. */
function Live(props: KeyHintsProps) {
  const [hasSingleKeys, setHasSingleKeys] = useState(props.hasSingleKeys)
  return (
    <KeyHints
      {...props}
      hasSingleKeys={hasSingleKeys}
      onSingleKeysChange={(isOn) => {
        setHasSingleKeys(isOn)
        props.onSingleKeysChange(isOn)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/KeyHints',
  component: KeyHints,
  args: {
    hints: [
      { keys: ['A'], does: 'Approve', isSingleKey: true },
      { keys: ['R'], does: 'Reject', isSingleKey: true },
      { keys: ['S'], does: 'Skip', isSingleKey: true },
      { keys: ['J'], does: 'Next', isSingleKey: true },
      { keys: ['K'], does: 'Previous', isSingleKey: true },
      { keys: ['Enter'], does: 'Confirm' },
    ],
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof KeyHints>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.both }

/** Only the keys that still work are listed. */
export const SingleKeysOff: Story = {
  args: { hasSingleKeys: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Confirm/)).toBecomeVisible()
    await expect(canvas.queryByText(/Approve/)).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    hints: [
      {
        keys: ['Ctrl', 'Shift', 'Page Down'],
        does: 'Goes to the last case of the queue that was decided most recently',
      },
      { keys: ['?'], does: 'All keys', isSingleKey: true },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  args: { hints: [{ keys: ['A'], does: 'موافقة', isSingleKey: true }] },
  globals: { direction: 'rtl' },
}

export const SwitchesSingleKeysOff: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('switch', { name: 'Single-key shortcuts' }))
    await expect(args.onSingleKeysChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.getByText('Only shortcuts with Ctrl or Command work.')).toBecomeVisible()
  },
}
