import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { Select, type SelectProps } from './Select'

const options = [
  { value: 'all', label: 'All' },
  { value: '1', label: 'Verified' },
  { value: '0', label: 'Pending' },
  { value: 'banned', label: 'Banned' },
]

function Draft(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'User Status', options, value: 'all', onChange: fn() },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const HiddenLabel: Story = { args: { labelVisibility: 'hidden' } }

export const States: Story = {
  render: (args) => (
    <Stack space="5">
      <Draft {...args} label="Hint" hint="Filters the list below." />
      <Draft {...args} label="Invalid" error="Choose a status" />
      <Draft {...args} label="Disabled" isDisabled />
    </Stack>
  ),
}

export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('listbox', { name: 'User Status' })).toBeVisible()
  },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

export const OpenRightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }

export const LongContent: Story = {
  ...Open,
  args: {
    options: [
      { value: 'all', label: 'All people of the community, whatever their state may be' },
      { value: 'none', label: 'Nobody' },
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const ChoosesWithKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('banned')
    const trigger = canvas.getByRole('button', { name: /Banned.*User Status|User Status.*Banned/ })
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const ChoosesByTyping: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('ver')
    await expect(args.onChange).toHaveBeenLastCalledWith('1')
    await expect(canvas.getByRole('button')).toHaveTextContent('Verified')
  },
}

export const ClosesOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
