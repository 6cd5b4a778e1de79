import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { PasswordField, type PasswordFieldProps } from './PasswordField'

const states = {
  empty: {},
  filled: { value: 'correct horse' },
  hint: { hint: '8 to 20 characters.' },
  invalid: { value: 'short', error: 'Password must be at least 8 characters' },
  readOnly: { value: 'JBSWY3DPEHPK3PXP', isReadOnly: true },
  disabled: { value: 'correct horse', isDisabled: true },
} satisfies Record<string, Partial<PasswordFieldProps>>

function Draft(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <PasswordField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: '', autoComplete: 'current-password', onChange: fn() },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Invalid: Story = { args: { value: 'short', error: states.invalid.error } }

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

export const RightToLeft: Story = {
  args: { value: 'correct horse' },
  globals: { direction: 'rtl' },
}

export const ShowsAndHides: Story = {
  tags: ['!autodocs'],
  args: { value: 'correct horse' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('status')).toHaveTextContent('The password is shown')
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('status')).toHaveTextContent('The password is hidden')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
  },
}

export const HidesWhenTheFormIsSent: Story = {
  tags: ['!autodocs'],
  args: { value: 'correct horse' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Draft {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.type(input, '{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
  },
}
