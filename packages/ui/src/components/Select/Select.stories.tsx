import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { drafted, FieldForm, FieldMatrix, fieldStates } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { translated } from '../../storybook/translated'
import { Select, type SelectProps } from './Select'

const options = [
  { value: 'all', label: 'All' },
  { value: '1', label: 'Verified' },
  { value: '0', label: 'Pending' },
  { value: 'banned', label: 'Banned' },
]

const { readOnly: _, ...shared } = fieldStates({
  filled: 'banned',
  wrong: '',
  errorMessage: 'Choose a status',
  description: 'Filters the list below.',
})
const states = { ...shared, empty: { value: '' } } satisfies Record<string, Partial<SelectProps>>

const Draft = drafted<SelectProps>(Select)

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'User Status', options, value: 'all', onChange: fn() },
  argTypes: {
    labelVisibility: { control: 'inline-radio', options: ['shown', 'inside', 'hidden'] },
    ref: { control: false },
  },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  await userEvent.click(screen.getByRole('button'))
  return screen.findByRole('listbox')
}

/** The focused option of the open list. */
const isAt = (name: string) =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus())

export const Default: Story = {}

export const LabelInside: Story = {
  args: { labelVisibility: 'inside' },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button')
    await expect(trigger).toHaveTextContent(`${args.label}: All`)
    await expect(trigger).toHaveAccessibleName(/^User Status: ?All$/)
  },
}

/** In the head of a list, that has a frame. */
export const Quiet: Story = {
  args: { labelVisibility: 'inside', isQuiet: true },
  decorators: [(Story) => <div style={{ inlineSize: 'fit-content' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const content = canvas.getByRole('button').firstElementChild
    await expect(content?.scrollWidth).toBe(content?.clientWidth)
  },
}

export const HiddenLabel: Story = { args: { labelVisibility: 'hidden' } }

export const Placeholder: Story = { args: { value: '', placeholder: 'Any status' } }

export const Description: Story = { args: states.description }

export const Invalid: Story = { args: states.invalid }

export const Required: Story = { args: states.required }

export const Disabled: Story = { args: states.disabled }

export const Open: Story = {
  play: async () => {
    await expect(await open()).toHaveAccessibleName('User Status')
  },
}

export const LongContent: Story = {
  args: {
    options: [
      { value: 'all', label: 'All people of the community, whatever their state may be' },
      { value: 'name', label: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' },
      { value: 'none', label: 'Nobody' },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await open()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'الحالة',
    options: [
      { value: 'all', label: 'الكل' },
      { value: '1', label: 'موثّق' },
    ],
  },
  globals: { direction: 'rtl' },
  play: async () => {
    await open()
  },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <FieldMatrix field={Draft} args={args} states={states} />,
}

export const ChoosesWithArrowKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await isAt('All')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isAt('Pending')
    await userEvent.keyboard('{ArrowUp}')
    await isAt('Verified')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('1')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Verified/)
  },
}

export const JumpsToItsEnds: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await isAt('All')
    await userEvent.keyboard('{End}')
    await isAt('Banned')
    await userEvent.keyboard('{Home}')
    await isAt('All')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('banned')
  },
}

export const FindsByTypingWhenOpen: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await open()
    await userEvent.keyboard('pe')
    await isAt('Pending')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('0')
  },
}

export const ChoosesByTypingWhenClosed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('ver')
    await expect(args.onChange).toHaveBeenLastCalledWith('1')
    await expect(canvas.getByRole('button')).toHaveTextContent('Verified')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const ClosesOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await open()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ChoosesWithThePointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await open()
    await expect(screen.getByRole('option', { name: 'All' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.click(screen.getByRole('option', { name: 'Banned' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('banned')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
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
        <Select
          {...form.field('period')}
          label="Billing Period"
          description="Members see this beside the price."
          options={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Yearly' },
          ]}
        />
      )}
    </FieldForm>
  ),
  play: async ({ canvas, args }) => {
    const period = canvas.getByRole('button', { name: /Billing Period/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(period).toHaveFocus())
    await expect(period).toHaveAccessibleDescription(
      'Members see this beside the price. Choose a billing period',
    )
    await userEvent.keyboard('y')
    await waitFor(() => expect(canvas.queryByText('Choose a billing period')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('year')
  },
}

export const ChoosesOnATranslatedPage: Story = {
  ...ChoosesWithArrowKeys,
  decorators: [translated],
}
