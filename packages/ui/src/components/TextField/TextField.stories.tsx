import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { TextField, type TextFieldProps } from './TextField'

const states = {
  empty: {},
  placeholder: { placeholder: 'name@example.org' },
  filled: { value: 'maria.silva@example.org' },
  hint: { hint: 'The address you were invited with.' },
  invalid: { value: 'maria', error: 'Invalid email address' },
  required: { hasRequiredMark: true, isRequired: true },
  readOnly: { value: 'maria.silva@example.org', isReadOnly: true },
  disabled: { value: 'maria.silva@example.org', isDisabled: true },
} satisfies Record<string, Partial<TextFieldProps>>

function Draft(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <TextField
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
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', value: '', onChange: fn(), type: 'email' },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Hint: Story = { args: { hint: 'The address you were invited with.' } }

export const Invalid: Story = { args: { value: 'maria', error: 'Invalid email address' } }

export const LongContent: Story = {
  args: {
    label: 'Email address with which the invitation to the community was accepted',
    value: 'a.very.long.address.that.does.not.fit.into.the.field@members.example.org',
    error: 'This address belongs to a person who was invited by somebody else some time ago',
    hint: 'We never show it to other members, and use it for nothing but your account.',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { label: 'الاسم الكامل', type: 'text', value: 'محمد', error: 'هذا الاسم مستخدم' },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  render: (args) => (
    <Stack space="5">
      {Object.entries(states).map(([state, props]) => (
        <Draft key={state} {...args} {...props} label={state} />
      ))}
    </Stack>
  ),
}

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } }

export const DescribesItsError: Story = {
  tags: ['!autodocs'],
  args: {
    error: 'Email is required',
    hint: 'The address you were invited with.',
    isRequired: true,
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription(
      'The address you were invited with. Email is required',
    )
    await userEvent.type(input, 'a@b.c')
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b.c')
  },
}
