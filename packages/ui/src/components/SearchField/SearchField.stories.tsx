import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { acceptComposed, compose } from '../../storybook/composing'
import { drafted, FieldMatrix } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { SearchField, type SearchFieldProps } from './SearchField'

const states = {
  empty: {},
  filled: { value: 'spring fair' },
  disabled: { value: 'spring fair', isDisabled: true },
} satisfies Record<string, Partial<SearchFieldProps>>

const Draft = drafted(SearchField)

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Search posts',
    placeholder: 'Search posts...',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: states.filled }

export const Disabled: Story = { args: states.disabled }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <FieldMatrix field={Draft} args={args} states={states} />,
}

export const LongContent: Story = {
  args: { value: 'a search text that is a good deal longer than the field in which it stands' },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { value: 'محمد' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox')
    await expect(input).toHaveStyle({ direction: 'rtl' })
    await userEvent.clear(input)
    await expect(input).toHaveStyle({ direction: 'rtl' })
    await userEvent.type(input, '+351 912')
    await expect(input).toHaveStyle({ direction: 'ltr', textAlign: 'right' })
  },
}

export const ClearsOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search posts' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('fair{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('fair')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}

export const ClearsWithItsButton: Story = {
  tags: ['!autodocs'],
  args: states.filled,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const TakesNothingWhileDisabled: Story = {
  tags: ['!autodocs'],
  args: states.disabled,
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('x')
    await expect(canvas.getByRole('searchbox')).toHaveValue('spring fair')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const WaitsForAnInputMethod: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox')
    compose(input, 'ｎ', 'に', 'にほ', 'にほん', '日本')
    await expect(input).toHaveValue('日本')
    await expect(args.onChange).not.toHaveBeenCalled()
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    // Safari only sets the key code.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 })
    await expect(args.onSubmit).not.toHaveBeenCalled()
    acceptComposed(input)
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('日本')
    await expect(input).toHaveValue('日本')
  },
}

/** Android keyboards compose each word until its space. */
export const SearchesWhenAComposedWordRests: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)')
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox')
    compose(input, 'f', 'fa', 'fai', 'fair')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('fair'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    acceptComposed(input)
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const ClearsComposedText: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox')
    compose(input, 'f', 'fa')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalledWith('fa')
  },
}
