import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent } from 'storybook/test'
import { drafted, FieldMatrix, fieldStates } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { TextField, type TextFieldProps } from './TextField'

const states = {
  ...fieldStates({
    filled: 'maria.silva@example.org',
    wrong: 'maria',
    errorMessage: 'Invalid email address',
    description: 'The address you were invited with.',
  }),
  placeholder: { placeholder: 'name@example.org' },
} satisfies Record<string, Partial<TextFieldProps>>

const Draft = drafted(TextField)

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', value: '', onChange: fn(), type: 'email' },
  argTypes: { ref: { control: false } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Description: Story = { args: states.description }

export const Invalid: Story = { args: states.invalid }

export const Required: Story = { args: states.required }

export const Placeholder: Story = { args: states.placeholder }

export const CharacterLimit: Story = {
  args: { label: 'Title', type: 'text', value: 'Summer gathering', characterLimit: 20 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Title' })
    await expect(input).toHaveAccessibleDescription('Up to 20 characters')
    await expect(canvas.getByText('16 of 20')).toBecomeVisible()
    await userEvent.type(input, ' at sea')
    await expect(input).toHaveValue('Summer gathering at sea')
    await expect(canvas.getAllByText('3 characters too many')[0]).toBecomeVisible()
  },
}

export const ReadOnly: Story = { args: states.readOnly }

export const Disabled: Story = { args: states.disabled }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <FieldMatrix field={Draft} args={args} states={states} />,
}

export const LongContent: Story = {
  args: {
    label: 'Email address with which the invitation to the community was accepted',
    value: 'a.very.long.address.that.does.not.fit.into.the.field@members.example.org',
    errorMessage: 'This address belongs to a person who was invited by somebody else some time ago',
    description: 'We never show it to other members, and use it for nothing but your account.',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { label: 'الاسم الكامل', type: 'text', value: 'محمد', errorMessage: 'هذا الاسم مستخدم' },
  globals: { direction: 'rtl' },
}

/** An email address keeps its order on a right-to-left page, and starts at the page's start. */
export const AddressRightToLeft: Story = {
  args: {
    label: 'البريد الإلكتروني',
    placeholder: 'مثل name@example.org',
    errorMessage: 'Unknown address: try another one.',
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveStyle({ direction: 'rtl' })
    await userEvent.type(input, 'name@example.org')
    await expect(input).toHaveStyle({ direction: 'ltr', textAlign: 'right' })
    // The server's messages are English.
    await expect(canvas.getByText(String(args.errorMessage))).toHaveStyle({ direction: 'ltr' })
  },
}

/** Text takes the direction of its first letter. */
export const WordsRightToLeft: Story = {
  tags: ['!autodocs'],
  args: { label: 'العنوان', type: 'text', value: 'Summer gathering (2026)' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveStyle({ direction: 'ltr', textAlign: 'right' })
    await userEvent.clear(input)
    await userEvent.type(input, 'لقاء الصيف (2026)')
    await expect(input).toHaveStyle({ direction: 'rtl', textAlign: 'right' })
  },
}

export const DescribesItsError: Story = {
  tags: ['!autodocs'],
  args: {
    errorMessage: 'Email is required',
    description: 'The address you were invited with.',
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

export const IsReachedByItsLabel: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.click(canvas.getByText('Email'))
    await expect(input).toHaveFocus()
    await userEvent.keyboard('maria')
    await expect(input).toHaveValue('maria')
    await expect(args.onChange).toHaveBeenLastCalledWith('maria')
  },
}

export const KeepsAReadOnlyValue: Story = {
  tags: ['!autodocs'],
  args: states.readOnly,
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('x{Backspace}')
    await expect(input).toHaveValue('maria.silva@example.org')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const SetsTheKeyboardOfAPhone: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Price',
    type: 'text',
    inputMode: 'decimal',
    enterKeyHint: 'next',
    autoComplete: 'off',
    maxLength: 6,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' })
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await expect(input).toHaveAttribute('enterkeyhint', 'next')
    await userEvent.type(input, '1234567')
    await expect(input).toHaveValue('123456')
  },
}

export const StepsANumberKeptAsTyped: Story = {
  tags: ['!autodocs'],
  args: { label: 'Price', type: 'text', inputMode: 'decimal', value: '9.99', onStep: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Price' }))
    await userEvent.keyboard('{ArrowUp}{ArrowDown}5')
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
    await expect(mocked(args.onStep)?.mock.calls).toEqual([[1], [-1]])
    await expect(canvas.getByRole('textbox')).toHaveValue('9.995')
  },
}

export const PassesAttributesOn: Story = {
  tags: ['!autodocs'],
  render: (args) => <Draft {...args} id="address" data-part="address" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveAttribute('id', 'address')
    await expect(input).toHaveAttribute('data-part', 'address')
  },
}
