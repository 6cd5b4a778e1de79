import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { drafted, FieldForm, FieldMatrix, fieldStates } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { ComboBox, type ComboBoxProps } from './ComboBox'

const options = [
  { value: 'ao', label: 'Angola' },
  { value: 'br', label: 'Brazil' },
  { value: 'cv', label: 'Cape Verde' },
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'mz', label: 'Mozambique' },
  { value: 'pt', label: 'Portugal' },
  { value: 'st', label: 'São Tomé and Príncipe' },
]

const states = fieldStates({
  filled: 'pt',
  wrong: '',
  errorMessage: 'Choose a country',
  description: 'Where the member was born.',
})

const Draft = drafted<ComboBoxProps>(ComboBox)

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: { label: 'Country', options, value: '', onChange: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

const type = async (input: HTMLElement, text: string) => {
  await userEvent.click(input)
  await userEvent.keyboard(text)
  return screen.findByRole('listbox')
}

export const Default: Story = { args: { value: 'pt' } }

export const Placeholder: Story = { args: { placeholder: 'Any country' } }

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await type(canvas.getByRole('combobox'), 'a')).toHaveAccessibleName(/Country/)
  },
}

export const LongContent: Story = {
  args: {
    options: [
      { value: 'long', label: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' },
      {
        value: 'words',
        label: 'The country in which the member was born, whatever its name is now',
      },
    ],
    value: 'words',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('listbox')
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'البلد',
    options: [
      { value: 'pt', label: 'البرتغال' },
      { value: 'br', label: 'البرازيل' },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await type(canvas.getByRole('combobox'), 'البر')
  },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <FieldMatrix field={Draft} args={args} states={states} />,
}

export const FindsWithoutAccents: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' })
    await type(input, 'cote')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    // By a press: React Aria closes this list when an arrow key scrolls the page (react-spectrum#9467).
    await userEvent.click(screen.getByRole('option'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('ci'))
    await expect(input).toHaveValue('Côte d’Ivoire')
    await expect(input).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const RestoresTheOptionAfterOtherText: Story = {
  tags: ['!autodocs'],
  args: { value: 'pt' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await type(input, 'xyz')
    await expect(await screen.findByText('No option matches')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(input).toHaveValue('Portugal')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ClearsWithTheText: Story = {
  tags: ['!autodocs'],
  args: { value: 'pt' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await expect(input).toHaveValue('')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''))
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(input).toHaveValue('')
  },
}

const place = z.object({ country: z.string().check(z.minLength(1, 'Choose a country')) })

export const AsksForItselfInAForm: Story = {
  tags: ['!autodocs'],
  render: ({ onChange }) => (
    <FieldForm
      schema={place}
      initial={{ country: '' }}
      onSubmit={({ country }) => onChange(country)}
      submit="Save"
    >
      {(form) => (
        <ComboBox {...form.field('country')} label="Country" options={options} isRequired />
      )}
    </FieldForm>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Choose a country')
    await type(input, 'moz')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(input).not.toBeInvalid())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onChange).toHaveBeenCalledWith('mz')
  },
}
