import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField'

const states = {
  empty: {},
  partial: { value: '049' },
  filled: { value: '049213' },
  hint: { hint: 'Open your authenticator app to see it.' },
  invalid: { value: '0492x3', error: 'Code must contain only digits' },
  disabled: { value: '049213', isDisabled: true },
} satisfies Record<string, Partial<OneTimeCodeFieldProps>>

function Draft(props: OneTimeCodeFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <OneTimeCodeField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: '6-digit code', value: '', onChange: fn(), onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof OneTimeCodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Focused: Story = { args: { value: '049', autoFocus: true } }

export const Matrix: Story = {
  render: (args) => (
    <Stack space="5">
      {Object.entries(states).map(([state, props]) => (
        <Draft key={state} {...args} {...props} label={state} />
      ))}
    </Stack>
  ),
}

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } }

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
    await userEvent.keyboard('049213789')
    await expect(input).toHaveValue('049213')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('04921')
  },
}

export const PastesWithSpaces: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '6-digit code' })
    await userEvent.click(input)
    await userEvent.paste(' 123 456\n')
    await expect(input).toHaveValue('123456')
  },
}

export const MarksTheCellOfTheCaret: Story = {
  tags: ['!autodocs'],
  args: { value: '049213' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    const marked = () =>
      Array.from(canvasElement.querySelectorAll('[aria-hidden] '))
        .map((cell, index) => (getComputedStyle(cell).outlineStyle === 'solid' ? index : -1))
        .filter((index) => index >= 0)
    await userEvent.click(input)
    input.setSelectionRange(2, 2)
    await userEvent.keyboard('{ArrowRight}')
    await expect(marked()).toEqual([3])
    await userEvent.keyboard('{Home}')
    await expect(marked()).toEqual([0])
    await userEvent.tab()
    await expect(marked()).toEqual([])
  },
}
