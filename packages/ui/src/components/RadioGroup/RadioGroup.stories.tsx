import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { ChoiceMatrix, drafted, FieldForm, orientations } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { RadioGroup, type RadioGroupProps } from './RadioGroup'

const options = [
  { value: 'month', label: 'Monthly', description: 'Renews on the same day of each month.' },
  { value: 'year', label: 'Yearly' },
  { value: 'lifetime', label: 'Lifetime', description: 'Paid once.' },
]

const states = {
  idle: {},
  empty: { value: '' },
  description: { description: 'Members see this beside the price.' },
  invalid: { value: '', errorMessage: 'Choose a billing period' },
  required: { isRequired: true, hasRequiredMark: true },
  disabled: { isDisabled: true },
} satisfies Record<string, Partial<RadioGroupProps>>

const Draft = drafted<RadioGroupProps>(RadioGroup)

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Billing Period', options, value: 'month', onChange: fn() },
  argTypes: {
    orientation: { control: 'inline-radio', options: orientations },
    ref: { control: false },
  },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const Description: Story = { args: { description: 'Members see this beside the price.' } }

export const Invalid: Story = { args: { value: '', errorMessage: 'Choose a billing period' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const DisabledOption: Story = {
  args: {
    options: options.map((each) =>
      each.value === 'lifetime' ? { ...each, description: 'Sold out.', isDisabled: true } : each,
    ),
  },
}

export const LongContent: Story = {
  args: {
    orientation: 'horizontal',
    options: [
      {
        value: 'long',
        label: 'Every second month, always on the day on which the membership was first paid for',
        description:
          'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren is told a week before.',
      },
      ...options,
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'فترة الفوترة',
    orientation: 'horizontal',
    options: [
      { value: 'month', label: 'شهري' },
      { value: 'year', label: 'سنوي', description: 'شهران مجانًا' },
      { value: 'lifetime', label: 'مدى الحياة' },
    ],
  },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <ChoiceMatrix field={RadioGroup} args={args} states={states} />,
}

export const ChoosesWithArrowKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('year')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    const last = canvas.getByRole('radio', { name: 'Lifetime' })
    await expect(last).toHaveFocus()
    await expect(last).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('lifetime')
  },
}

export const FollowsTheReadingDirection: Story = {
  tags: ['!autodocs'],
  ...RightToLeft,
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'سنوي' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('month')
  },
}

export const ChoosesByItsLabel: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Yearly'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('year')
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).not.toBeChecked()
  },
}

export const SkipsDisabledItems: Story = {
  tags: ['!autodocs'],
  ...DisabledOption,
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('year')
    await expect(canvas.getByRole('radio', { name: 'Lifetime' })).toBeDisabled()
  },
}

const plan = z.object({ period: z.string().check(z.minLength(1, 'Choose a billing period')) })

export const AsksForItselfInAForm: Story = {
  tags: ['!autodocs'],
  render: ({ onChange }) => (
    <FieldForm
      schema={plan}
      initial={{ period: '' }}
      onSubmit={({ period }) => onChange(period)}
      submit="Create"
    >
      {(form) => (
        <RadioGroup
          {...form.field('period')}
          label="Billing Period"
          options={options}
          description="Members see this beside the price."
          isRequired
        />
      )}
    </FieldForm>
  ),
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Billing Period' })
    const first = canvas.getByRole('radio', { name: 'Monthly' })
    await expect(group).toBeRequired()
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(first).toHaveFocus())
    await expect(group).toBeInvalid()
    await expect(first).toHaveAccessibleDescription(/Choose a billing period/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(group).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('year')
  },
}
