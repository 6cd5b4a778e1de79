import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { acceptComposed, compose } from '../../storybook/composing'
import { drafted, FieldMatrix, fieldStates } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField'

// A code is always required and typed: the field has no star and is never read-only.
const {
  required: _,
  readOnly: __,
  ...shared
} = fieldStates({
  filled: '049213',
  wrong: '0492x3',
  errorMessage: 'Code must contain only digits',
  description: 'Open your authenticator app to see it.',
})

const states = {
  ...shared,
  partial: { value: '049' },
  length: { value: '0492', length: 8 },
} satisfies Record<string, Partial<OneTimeCodeFieldProps>>

const Draft = drafted(OneTimeCodeField)

const meta = {
  title: 'Components/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: '6-digit code', value: '', onChange: fn(), onSubmit: fn(), onComplete: fn() },
  argTypes: { ref: { control: false } },
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Matrix' ? {} : { maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof OneTimeCodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Description: Story = { args: states.description }

export const Invalid: Story = { args: states.invalid }

export const Length: Story = { args: { ...states.length, label: 'Security code' } }

export const Disabled: Story = { args: states.disabled }

export const Focused: Story = { args: { value: '049', autoFocus: true } }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <FieldMatrix field={Draft} args={args} states={states} />,
}

export const LongContent: Story = {
  args: {
    label: 'Code that the authenticator app shows for this community at this moment',
    value: '049213',
    errorMessage:
      'This code was used already: wait until the app shows the next one, then type it here',
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const Phone: Story = {
  args: { value: '049' },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { value: '049' },
  globals: { direction: 'rtl' },
}

export const TypesAndSubmits: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '6-digit code' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.tab()
    await userEvent.keyboard('04921')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('3789')
    await expect(args.onComplete).toHaveBeenCalledWith('049213')
    await expect(input).toHaveValue('049213')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const PastesWithSpaces: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '6-digit code' })
    await userEvent.click(input)
    await userEvent.paste(' 123 456\n')
    await expect(input).toHaveValue('123456')
    await userEvent.clear(input)
    await userEvent.paste('654-321')
    await expect(args.onChange).toHaveBeenLastCalledWith('654321')
  },
}

export const TakesOtherDigits: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '١٢٣۴۵６')
    await expect(args.onChange).toHaveBeenLastCalledWith('123456')
  },
}

export const TakesFullWidthDigitsOfAnInputMethod: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    compose(input, '１', '１２', '１２３')
    // A changed value would make the method insert its text again.
    await expect(input).toHaveValue('１２３')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    // Safari only sets the key code.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    await expect(args.onSubmit).not.toHaveBeenCalled()
    acceptComposed(input)
    await waitFor(() => expect(input).toHaveValue('123'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('123')
  },
}

export const TakesAnAutofilledCode: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    // Simulates autofill: the whole value at once, without a key press or focus.
    fireEvent.input(canvas.getByRole('textbox'), { target: { value: '049213' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('049213')
    await expect(canvas.getByRole('textbox')).toHaveValue('049213')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const KeepsAnInvalidLetter: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '04x')
    await expect(args.onChange).toHaveBeenLastCalledWith('04x')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('0')
  },
}

export const ReplacesADigitInTheMiddle: Story = {
  tags: ['!autodocs'],
  args: { value: '049213' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{Backspace}7')
    await expect(args.onChange).toHaveBeenLastCalledWith('049713')
    await userEvent.keyboard('{Home}{Delete}')
    await expect(input).toHaveValue('49713')
  },
}

/** Indexes of the cells that show the focus ring. */
const marked = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('span[aria-hidden]'))
    .map((cell, index) => (getComputedStyle(cell).outlineStyle === 'solid' ? index : -1))
    .filter((index) => index >= 0)

export const MarksTheCellOfTheCaret: Story = {
  tags: ['!autodocs'],
  args: { value: '049213' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(marked(canvasElement)).toEqual([3])
    await userEvent.keyboard('{Home}')
    await expect(marked(canvasElement)).toEqual([0])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(marked(canvasElement)).toEqual([0, 1, 2, 3, 4, 5])
    await userEvent.tab()
    await expect(marked(canvasElement)).toEqual([])
  },
}

export const MarksTheFirstCellWhenItsOwnerEmptiesIt: Story = {
  tags: ['!autodocs'],
  render: function Emptied(args) {
    const [value, setValue] = useState('')
    return (
      <OneTimeCodeField
        {...args}
        value={value}
        onChange={(next) => setValue(next.length < 6 ? next : '')}
      />
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456')
    await waitFor(() => expect(marked(canvasElement)).toEqual([0]))
  },
}

export const LaysEachCharacterUnderItsCell: Story = {
  tags: ['!autodocs'],
  args: states.length,
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = Array.from(
      canvasElement.querySelectorAll('span[aria-hidden]'),
      (cell) => cell.getBoundingClientRect(),
    )
    if (!first || !second) throw new Error('no cells')
    const { font, letterSpacing, paddingInlineStart } = getComputedStyle(
      canvas.getByRole('textbox'),
    )
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.font = font
    const { width } = pen.measureText('0')
    const near = 0.5
    await expect(Math.abs(width + parseFloat(letterSpacing) - (second.x - first.x))).toBeLessThan(
      near,
    )
    await expect(
      Math.abs(parseFloat(paddingInlineStart) + width / 2 - first.width / 2),
    ).toBeLessThan(near)
  },
}

export const DescribesItsError: Story = {
  tags: ['!autodocs'],
  args: { ...states.invalid, ...states.description },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '6-digit code' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Open your authenticator app to see it. Code must contain only digits',
    )
  },
}
