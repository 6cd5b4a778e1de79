import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { hasFocusInside } from '../../storybook/choose'
import { drafted, FieldForm, FieldMatrix, fieldStates } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { MultiSelect, type MultiSelectProps } from './MultiSelect'

const options = [
  { value: 'bans', label: 'Bans' },
  { value: 'deletions', label: 'Deletions' },
  { value: 'exports', label: 'Exports' },
  { value: 'reports', label: 'Reports' },
]

const { readOnly: _, ...states } = fieldStates({
  filled: ['bans', 'exports'],
  wrong: [] as string[],
  errorMessage: 'Choose an action',
  description: 'Filters the list below.',
})

const Draft = drafted<MultiSelectProps>(MultiSelect)

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { label: 'Actions', options, value: [], placeholder: 'Everything', onChange: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  await userEvent.click(screen.getByRole('button'))
  return screen.findByRole('listbox')
}

export const Default: Story = { args: { value: ['bans', 'deletions'] } }

export const Placeholder: Story = {}

export const Open: Story = {
  args: { value: ['bans', 'exports'] },
  play: async () => {
    const list = await open()
    await expect(list).toHaveAccessibleName('Actions')
    await expect(list).toHaveAttribute('aria-multiselectable', 'true')
  },
}

export const LongContent: Story = {
  args: {
    options: [
      { value: 'long', label: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' },
      ...options,
    ],
    value: ['long', 'bans', 'deletions', 'exports', 'reports'],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await open()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'الإجراءات',
    options: [
      { value: 'bans', label: 'الحظر' },
      { value: 'deletions', label: 'الحذف' },
    ],
    value: ['bans', 'deletions'],
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

export const SelectsSeveralByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await hasFocusInside(await screen.findByRole('listbox'))
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['reports'])
    await userEvent.keyboard('{Home} ')
    // In the order of the options, not of the presses.
    await expect(args.onChange).toHaveBeenLastCalledWith(['bans', 'reports'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveTextContent('Bans and Reports')
    await expect(trigger).toHaveAccessibleName(/Actions/)
  },
}

export const RemovesWithThePointer: Story = {
  tags: ['!autodocs'],
  args: { value: ['bans', 'deletions'] },
  play: async ({ canvas, args }) => {
    await open()
    await userEvent.click(screen.getByRole('option', { name: 'Deletions' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['bans'])
    await userEvent.click(screen.getByRole('option', { name: 'Bans' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Everything'))
  },
}

const none: readonly string[] = []

const file = z.object({
  actions: z.array(z.string()).check(z.minLength(1, 'Choose an action')),
})

export const AsksForItselfInAForm: Story = {
  tags: ['!autodocs'],
  render: ({ onChange }) => (
    <FieldForm
      schema={file}
      initial={{ actions: none }}
      onSubmit={({ actions }) => onChange(actions)}
      submit="Export"
    >
      {(form) => <MultiSelect {...form.field('actions')} label="Actions" options={options} />}
    </FieldForm>
  ),
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /Actions/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveAccessibleDescription('Choose an action')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('option', { name: 'Bans' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText('Choose an action')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await expect(args.onChange).toHaveBeenCalledWith(['bans'])
  },
}
