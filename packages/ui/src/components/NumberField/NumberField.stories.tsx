import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { drafted, FieldMatrix, fieldStates } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { NumberField, type NumberFieldProps } from './NumberField'
import { guide } from './NumberField.guide'

const states = {
  ...fieldStates({
    filled: 12_500,
    wrong: -3,
    errorMessage: 'Seats must be at least 0',
    description: 'As many as the room holds.',
  }),
  placeholder: { placeholder: '40' },
  atItsEnd: { value: 40, max: 40 },
  withoutSteppers: { value: 40, hasSteppers: false },
} satisfies Record<string, Partial<NumberFieldProps>>

const price = {
  label: 'Price',
  value: 9.5,
  min: 0,
  step: 0.01,
  hasSteppers: false,
  formatOptions: { style: 'currency', currency: 'USD' },
} satisfies Partial<NumberFieldProps>

const Draft = drafted(NumberField)

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  parameters: { guide },
  args: { label: 'Seats', value: undefined, min: 0, onChange: fn() },
  argTypes: {
    value: { control: 'number' },
    formatOptions: { control: 'object' },
    ref: { control: false },
  },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Description: Story = { args: states.description }

export const Invalid: Story = { args: states.invalid }

export const FormatOptions: Story = { args: price }

export const WithoutSteppers: Story = { args: states.withoutSteppers }

export const ReadOnly: Story = { args: states.readOnly }

export const Disabled: Story = { args: states.disabled }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <FieldMatrix field={Draft} args={args} states={states} />,
}

export const LongContent: Story = {
  args: {
    label: 'Seats that are left in the largest room of the house after the wall was taken out',
    value: 123_456_789_012_345,
    errorMessage: 'There are no more than 400 seats, and every one of them has been counted',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { args: states.filled, globals: { direction: 'rtl' } }

export const StepsWithArrowKeys: Story = {
  tags: ['!autodocs'],
  args: { value: 38, max: 40 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Seats' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(input).toHaveValue('40')
    await expect(args.onChange).toHaveBeenLastCalledWith(40)
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).toHaveValue('39')
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(40)
  },
}

export const StepsWithItsButtons: Story = {
  tags: ['!autodocs'],
  args: { value: 1 },
  play: async ({ canvas, args }) => {
    const less = canvas.getByRole('button', { name: 'Decrease Seats' })
    await userEvent.click(less)
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await expect(less).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Seats' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByRole('textbox', { name: 'Seats' })).toHaveFocus()
  },
}

export const WritesAPriceWhenLeft: Story = {
  tags: ['!autodocs'],
  args: { ...price, value: undefined },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' })
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await userEvent.type(input, '12.5')
    await expect(input).toHaveValue('12.5')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(input).toHaveValue('US$12.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5)
    await userEvent.type(input, '{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.51)
  },
}

export const KeepsANumberOutOfRange: Story = {
  tags: ['!autodocs'],
  args: { max: 40 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Seats' })
    await userEvent.type(input, '-x400')
    await expect(input).toHaveValue('400')
    await userEvent.tab()
    await expect(input).toHaveValue('400')
    await expect(args.onChange).toHaveBeenLastCalledWith(400)
  },
}

export const CanBeEmptied: Story = {
  tags: ['!autodocs'],
  args: states.filled,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Seats' })
    await expect(input).toHaveValue('12,500')
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(input).toHaveValue('')
  },
}

export const IgnoresTheWheel: Story = {
  tags: ['!autodocs'],
  args: states.filled,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Seats' })
    await userEvent.click(input)
    const isScrolling = input.dispatchEvent(
      new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true }),
    )
    await expect(isScrolling).toBe(true)
    await expect(input).toHaveValue('12,500')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const DescribesItsError: Story = {
  tags: ['!autodocs'],
  args: { ...states.invalid, ...states.description, isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Seats' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription(
      'As many as the room holds. Seats must be at least 0',
    )
  },
}
