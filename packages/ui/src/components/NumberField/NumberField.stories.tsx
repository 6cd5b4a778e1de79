import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { drafted, FieldForm, FieldMatrix, fieldStates } from '../../storybook/fields'
import { inLocale } from '../../storybook/inLocale'
import { screenshots } from '../../storybook/modes'
import { NumberField, type NumberFieldProps } from './NumberField'

const days: Intl.NumberFormatOptions = { style: 'unit', unit: 'day', unitDisplay: 'long' }

const states = fieldStates({
  filled: 14,
  wrong: 400,
  errorMessage: 'At most 365 days',
  description: 'From 1 to 365 days.',
})

const Draft = drafted<NumberFieldProps>(NumberField)

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Days', value: undefined, onChange: fn() },
  argTypes: { ref: { control: false }, formatOptions: { control: false } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { value: 14 } }

export const Unit: Story = {
  args: { label: 'Length of the ban', value: 14, formatOptions: days },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('14 days')
  },
}

export const LongContent: Story = {
  args: {
    label: 'How long the documents of a member are kept after the decision about the member',
    value: 1_234_567_890,
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
}

export const RightToLeft: Story = {
  args: { label: 'عدد الأيام', value: 14 },
  globals: { direction: 'rtl' },
}

/** A comma for decimals, as Portuguese writes them. */
export const Portuguese: Story = {
  args: { label: 'Largura', step: 0.5, value: 1234.5 },
  beforeEach: inLocale('pt-BR'),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('1.234,5')
    await userEvent.clear(input)
    await userEvent.type(input, '2,5')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5)
  },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <FieldMatrix field={Draft} args={args} states={states} />,
}

export const StepsByKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  args: { value: 14, minValue: 1, maxValue: 15 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Days' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(15)
    await expect(canvas.getByRole('button', { name: 'Increase Days' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Days' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(14)
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
}

export const ReportsWhatIsTypedOnLeaving: Story = {
  tags: ['!autodocs'],
  args: { maxValue: 365 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '400')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(365)
    await expect(input).toHaveValue('365')
    await userEvent.clear(input)
    await userEvent.tab()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(undefined))
  },
}

const ban = z.object({ days: z.number('Enter the number of days') })

export const AsksForItselfInAForm: Story = {
  tags: ['!autodocs'],
  render: ({ onChange }) => (
    <FieldForm
      schema={ban}
      initial={{ days: undefined as number | undefined }}
      onSubmit={(sent) => onChange(sent.days)}
      submit="Ban"
    >
      {(form) => <NumberField {...form.field('days')} label="Days" isRequired />}
    </FieldForm>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Days' })
    await userEvent.click(canvas.getByRole('button', { name: 'Ban' }))
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Enter the number of days')
    await userEvent.keyboard('7{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(7)
  },
}
