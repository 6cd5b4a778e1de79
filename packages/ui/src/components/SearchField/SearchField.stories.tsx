import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './SearchField'

function Draft(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SearchField
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
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Search posts',
    placeholder: 'Search posts...',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { value: 'spring fair' } }

export const Disabled: Story = { args: { value: 'spring fair', isDisabled: true } }

export const LongContent: Story = {
  args: { value: 'a search text that is a good deal longer than the field in which it stands' },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { value: 'محمد' },
  globals: { direction: 'rtl' },
}

export const Dark: Story = { args: { value: 'spring fair' }, globals: { theme: 'dark' } }

export const ClearsOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search posts' })
    await userEvent.type(input, 'fair{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('fair')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}

export const ClearsWithItsButton: Story = {
  tags: ['!autodocs'],
  args: { value: 'fair' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
