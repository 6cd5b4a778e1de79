import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { drafted, FieldMatrix, fieldStates } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { PasswordField, type PasswordFieldProps } from './PasswordField'

const states = {
  ...fieldStates({
    filled: 'correct horse',
    wrong: 'short',
    errorMessage: 'Password must be at least 8 characters',
    description: '8 to 20 characters.',
  }),
  readOnly: { value: 'JBSWY3DPEHPK3PXP', isReadOnly: true },
} satisfies Record<string, Partial<PasswordFieldProps>>

const toggleText = {
  show: 'Show secret',
  hide: 'Hide secret',
  shown: 'The secret is shown',
  hidden: 'The secret is hidden',
}

const Draft = drafted(PasswordField)

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: '', autoComplete: 'current-password', onChange: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Description: Story = { args: { ...states.description, autoComplete: 'new-password' } }

export const Invalid: Story = { args: states.invalid }

export const ReadOnly: Story = {
  args: { label: 'Secret', autoComplete: 'off', toggleText, ...states.readOnly },
}

export const Disabled: Story = { args: states.disabled }

export const Shown: Story = {
  args: states.filled,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('correct horse')
  },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <FieldMatrix field={Draft} args={args} states={states} />,
}

export const LongContent: Story = {
  args: {
    label: 'Password that you chose when you accepted the invitation to the community',
    value: 'a passphrase of many words that does not fit into the field at this width',
    errorMessage: 'Password must be at most 20 characters',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { value: 'correct horse!' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveStyle({
      direction: 'ltr',
      textAlign: 'right',
    })
  },
}

/** The typed text stays masked until the person shows it [ASVS 6.2.6]. */
export const ShowsAndHides: Story = {
  tags: ['!autodocs'],
  args: states.filled,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('status')).toHaveTextContent('The password is shown')
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('status')).toHaveTextContent('The password is hidden')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
  },
}

/** Password managers and people paste [ASVS 6.2.7] (WCAG 3.3.8). */
export const TakesAPastedPassword: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.paste('correct horse battery')
    await expect(args.onChange).toHaveBeenLastCalledWith('correct horse battery')
  },
}

export const HidesWhenTheFormIsSent: Story = {
  tags: ['!autodocs'],
  args: states.filled,
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

export const NamesAnotherSecret: Story = {
  ...ReadOnly,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Show secret' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('The secret is shown')
    await userEvent.type(input, 'x')
    await expect(input).toHaveValue('JBSWY3DPEHPK3PXP')
  },
}
