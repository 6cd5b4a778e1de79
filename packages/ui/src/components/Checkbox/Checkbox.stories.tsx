import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { drafted, FieldForm } from '../../storybook/fields'
import { Matrix as Grid } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Checkbox, type CheckboxProps } from './Checkbox'

const states = {
  idle: {},
  description: { description: 'You can leave out your name.' },
  invalid: { errorMessage: 'Confirm the rules to go on' },
  required: { isRequired: true, hasRequiredMark: true },
  readOnly: { isReadOnly: true },
  disabled: { isDisabled: true },
} satisfies Record<string, Partial<CheckboxProps>>

const values = {
  off: { isSelected: false },
  on: { isSelected: true },
  some: { isSelected: false, isIndeterminate: true },
} satisfies Record<string, Partial<CheckboxProps>>

const Draft = drafted<CheckboxProps>(Checkbox, 'isSelected')

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'I accept the rules of the community', isSelected: false, onChange: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Indeterminate: Story = { args: { isIndeterminate: true } }

export const LongContent: Story = {
  args: {
    label:
      'I have read the rules of the community of Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren, and accept them',
    description: 'You find them under the name of the community, at the end of every page.',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { label: 'أوافق على قواعد المجتمع', isSelected: true },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => (
    <Grid
      align="baseline"
      rows={Object.keys(states) as (keyof typeof states)[]}
      columns={Object.keys(values) as (keyof typeof values)[]}
    >
      {(state, value) => <Checkbox {...args} {...states[state]} {...values[value]} />}
    </Grid>
  ),
}

export const ChangesWithKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: args.label })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText(args.label))
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await expect(box).not.toBeChecked()
  },
}

export const SelectsAllWhenSomeAre: Story = {
  tags: ['!autodocs'],
  args: { isIndeterminate: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const StaysAsItIsWhenReadOnly: Story = {
  tags: ['!autodocs'],
  args: { isReadOnly: true, isSelected: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByText(args.label))
    await expect(box).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const rules = z.object({ isAccepted: z.boolean().check(z.refine((is) => is, 'Accept the rules')) })

export const AsksForItselfInAForm: Story = {
  tags: ['!autodocs'],
  render: ({ onChange }) => (
    <FieldForm
      schema={rules}
      initial={{ isAccepted: false }}
      onSubmit={({ isAccepted }) => onChange(isAccepted)}
      submit="Join"
    >
      {(form) => <Checkbox {...form.toggle('isAccepted')} label="I accept the rules" isRequired />}
    </FieldForm>
  ),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the rules' })
    await expect(box).toBeRequired()
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Accept the rules')
    await userEvent.keyboard(' ')
    await expect(box).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
