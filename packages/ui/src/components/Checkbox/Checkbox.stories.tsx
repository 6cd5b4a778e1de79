import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { useForm } from '../../form/useForm'
import { Stack } from '../../layout/Stack/Stack'
import { drafted } from '../../storybook/fields'
import { Matrix as Grid } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { Checkbox, type CheckboxProps } from './Checkbox'
import { guide } from './Checkbox.guide'

const values = {
  unchecked: {},
  checked: { isSelected: true },
  indeterminate: { isIndeterminate: true },
} satisfies Record<string, Partial<CheckboxProps>>

const states = {
  idle: {},
  description: { description: 'Up to one email a week.' },
  invalid: { errorMessage: 'Please decide' },
  required: { isRequired: true, hasRequiredMark: true },
  readOnly: { isReadOnly: true },
  disabled: { isDisabled: true },
} satisfies Record<string, Partial<CheckboxProps>>

const Draft = drafted<CheckboxProps>(Checkbox, 'isSelected')

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Send me the newsletter', isSelected: false, onChange: fn() },
  argTypes: { ref: { control: false } },
  parameters: { guide },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Description: Story = { args: { description: 'Up to one email a week.' } }

export const Invalid: Story = {
  args: {
    label: 'I understand that this cannot be undone',
    errorMessage: 'Please confirm that you understand',
    isRequired: true,
    hasRequiredMark: true,
  },
}

export const Indeterminate: Story = { args: { label: 'All members', isIndeterminate: true } }

export const ReadOnly: Story = { args: { isSelected: true, isReadOnly: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const LongContent: Story = {
  args: {
    label:
      'I understand that my posts, my invitations and my membership will be deleted together with my account',
    description: 'The certificate stays valid until the day that is printed on it.',
    errorMessage:
      'Please confirm this before Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren goes',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'أرسلوا لي النشرة',
    description: 'رسالة واحدة في الأسبوع على الأكثر',
    isSelected: true,
  },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => (
    <Grid
      align="baseline"
      rows={Object.keys(values) as (keyof typeof values)[]}
      columns={Object.keys(states) as (keyof typeof states)[]}
    >
      {(value, state) => (
        <Checkbox {...args} label="Newsletter" {...values[value]} {...states[state]} />
      )}
    </Grid>
  ),
}

export const ChecksWithKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me the newsletter' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Send me the newsletter'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const StaysAsItIsWhenReadOnly: Story = {
  tags: ['!autodocs'],
  args: { isSelected: true, isReadOnly: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('aria-readonly', 'true')
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByText('Send me the newsletter'))
    await expect(box).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TellsThatSomeAreChosen: Story = {
  tags: ['!autodocs'],
  args: { label: 'All members', isIndeterminate: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

const agreement = z.object({
  terms: z.boolean().check(z.refine((agreed) => agreed, 'Please accept the house rules')),
})

function AgreementForm({ onSubmit }: { onSubmit: (agreed: boolean) => void }) {
  const form = useForm({
    schema: agreement,
    initial: { terms: false },
    onSubmit: ({ terms }) => onSubmit(terms),
  })
  return (
    <form onSubmit={form.formProps.onSubmit} noValidate>
      <Stack align="start">
        <Checkbox
          {...form.toggle('terms')}
          label="I accept the house rules"
          description="You can read them at any time."
          isRequired
        />
        <Button type="submit">Join</Button>
      </Stack>
    </form>
  )
}

export const AsksForItselfInAForm: Story = {
  tags: ['!autodocs'],
  render: ({ onChange }) => <AgreementForm onSubmit={onChange} />,
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the house rules' })
    await expect(box).toBeRequired()
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(
      'You can read them at any time. Please accept the house rules',
    )
    await userEvent.keyboard(' ')
    await expect(box).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
