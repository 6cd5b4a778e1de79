import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { ChoiceMatrix, drafted, FieldForm, orientations } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup'

const options = [
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email', description: 'Personal data: leave it out if you can.' },
  { value: 'joined', label: 'Joined' },
]

const states = {
  idle: {},
  description: { description: 'They are the columns of the file.' },
  invalid: { value: [], errorMessage: 'Choose a column' },
  required: { isRequired: true, hasRequiredMark: true },
  readOnly: { isReadOnly: true },
  disabled: { isDisabled: true },
} satisfies Record<string, Partial<CheckboxGroupProps>>

const Draft = drafted<CheckboxGroupProps>(CheckboxGroup)

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Columns', options, value: ['name', 'joined'], onChange: fn() },
  argTypes: {
    orientation: { control: 'inline-radio', options: orientations },
    ref: { control: false },
  },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const DisabledOption: Story = {
  args: {
    options: options.map((each) =>
      each.value === 'name'
        ? { ...each, description: 'A file always has it.', isDisabled: true }
        : each,
    ),
  },
}

export const LongContent: Story = {
  args: {
    orientation: 'horizontal',
    options: [
      {
        value: 'long',
        label:
          'The name under which the member was first registered, in the script of the passport',
        description: 'Such as Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren.',
      },
      ...options,
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'الأعمدة',
    options: [
      { value: 'name', label: 'الاسم' },
      { value: 'email', label: 'البريد الإلكتروني', description: 'بيانات شخصية' },
    ],
  },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <ChoiceMatrix field={CheckboxGroup} args={args} states={states} />,
}

export const SelectsWithKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Name' })).toHaveFocus()
    await userEvent.tab()
    const email = canvas.getByRole('checkbox', { name: 'Email' })
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription('Personal data: leave it out if you can.')
    await userEvent.keyboard(' ')
    // In the order of the options, not of the presses.
    await expect(args.onChange).toHaveBeenLastCalledWith(['name', 'email', 'joined'])
    await userEvent.click(canvas.getByText('Name'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['email', 'joined'])
  },
}

const none: readonly string[] = []

const file = z.object({
  columns: z.array(z.string()).check(z.minLength(1, 'Choose a column')),
})

export const AsksForItselfInAForm: Story = {
  tags: ['!autodocs'],
  render: ({ onChange }) => (
    <FieldForm
      schema={file}
      initial={{ columns: none }}
      onSubmit={({ columns }) => onChange(columns)}
      submit="Export"
    >
      {(form) => (
        <CheckboxGroup {...form.field('columns')} label="Columns" options={options} isRequired />
      )}
    </FieldForm>
  ),
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('checkbox', { name: 'Name' })
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toBeInvalid()
    await expect(first).toHaveAccessibleDescription(/Choose a column/)
    await userEvent.keyboard(' ')
    await expect(first).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await expect(args.onChange).toHaveBeenCalledWith(['name'])
  },
}
