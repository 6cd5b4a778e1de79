import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { KeyboardShortcuts, type KeyboardShortcutsProps } from './KeyboardShortcuts'

/** Keeps the switch, as the application would. */
function Live(props: KeyboardShortcutsProps) {
  const [hasSingleKeys, setHasSingleKeys] = useState(props.hasSingleKeys)
  return (
    <KeyboardShortcuts
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
  title: 'Patterns/KeyboardShortcuts',
  component: KeyboardShortcuts,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    shortcuts: [
      { keys: ['Ctrl', 'K'], does: 'Find members, pages and actions' },
      { keys: ['Ctrl', 'B'], does: 'Collapse or expand the navigation' },
      { keys: ['/'], does: 'Search the list on this page', isSingleKey: true },
      { keys: ['←', '→'], does: 'Move within a row' },
      { keys: ['?'], does: 'Show these shortcuts', isSingleKey: true },
    ],
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof KeyboardShortcuts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.both }

export const SingleKeysOff: Story = { args: { hasSingleKeys: false } }

export const LongContent: Story = {
  args: {
    shortcuts: [
      {
        keys: ['Ctrl', 'Shift', 'Page Down'],
        does: 'Goes to the last entry of the list that was searched most recently on this page',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  args: { shortcuts: [{ keys: ['Ctrl', 'K'], does: 'بحث' }] },
  globals: { direction: 'rtl' },
}

export const SwitchesSingleKeysOff: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const toggle = await screen.findByRole('switch', { name: 'Single-key shortcuts' })
    await expect(toggle).toBeChecked()
    await expect(screen.queryByText('Off')).toBeNull()
    await userEvent.click(toggle)
    await expect(args.onSingleKeysChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(screen.getAllByText('Off')).toHaveLength(2))
    await expect(screen.getByText('Only shortcuts with Ctrl or Command work.')).toBecomeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
