import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { drafted, FieldMatrix, fieldStates } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField'

const states = fieldStates({
  filled: '2026-06-15T09:30:00.000Z',
  wrong: '2026-06-01T09:30:00.000Z',
  errorMessage: 'Choose a moment that is still to come',
  description: 'Leave empty to publish right away.',
}) satisfies Record<string, Partial<DateTimeFieldProps>>

const bounds = { min: '2026-06-10T00:00:00.000Z', max: '2026-06-20T00:00:00.000Z' }

/** The calendar is open, and the selected day has the focus. */
const inCalendar = async () => {
  const day = await screen.findByRole('button', { name: /June 15, 2026/ })
  await waitFor(() => expect(day).toHaveFocus())
}

const Draft = drafted(DateTimeField)

const meta = {
  title: 'Components/DateTimeField',
  component: DateTimeField,
  args: { label: 'Publish at', value: '', timeZone: 'UTC', onChange: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Description: Story = { args: states.description }

export const Invalid: Story = { args: states.invalid }

export const TimeZone: Story = { args: { ...states.filled, timeZone: 'America/New_York' } }

export const ReadOnly: Story = { args: states.readOnly }

export const Disabled: Story = { args: states.disabled }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => (
    <FieldMatrix
      field={Draft}
      args={args}
      states={{ ...states, open: { ...states.filled, ...bounds } }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar open' }))
    await inCalendar()
  },
}

export const Open: Story = {
  args: { ...states.filled, ...bounds },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }))
    await expect(await screen.findByRole('dialog')).toBecomeVisible()
    await inCalendar()
  },
}

export const LongContent: Story = {
  args: {
    label: 'Moment from which on the announcement is seen by every member of the community',
    value: '2026-12-31T23:59:00.000Z',
    timeZone: 'America/Argentina/Buenos_Aires',
    errorMessage:
      'Choose a moment that is still to come, or leave the field empty to publish at once',
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const OpenOnAPhone: Story = {
  ...Open,
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { ...states.filled, label: 'מועד הפרסום' },
  globals: { direction: 'rtl' },
}

const part = (name: RegExp) => screen.getByRole('spinbutton', { name })

export const TakesATypedMoment: Story = {
  tags: ['!autodocs'],
  args: { timeZone: 'America/New_York' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(part(/^month/)).toHaveFocus()
    await userEvent.keyboard('06152026')
    await expect(args.onChange).toHaveBeenLastCalledWith('unfinished')
    await userEvent.keyboard('0930')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-15T13:30:00.000Z')
    await expect(canvas.getByRole('group', { name: 'Publish at' })).toHaveTextContent(/EDT|GMT-4/)
  },
}

export const StepsAPartWithArrowKeys: Story = {
  tags: ['!autodocs'],
  args: states.filled,
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-15T09:30:00.000Z')
    await userEvent.keyboard('{ArrowRight}')
    await expect(part(/^day/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-14T09:30:00.000Z')
  },
}

export const ChoosesADayByKeyboard: Story = {
  tags: ['!autodocs'],
  args: states.filled,
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await inCalendar()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-16T09:30:00.000Z')
    await waitFor(() => expect(part(/^month/)).toHaveFocus())
  },
}

export const ChoosesADayByPointer: Story = {
  tags: ['!autodocs'],
  args: bounds,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: /June 21, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(dialog.getByRole('button', { name: /June 18, 2026/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-18T00:00:00.000Z')
  },
}

export const ClosesOnEscape: Story = {
  tags: ['!autodocs'],
  args: states.filled,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: /Calendar/ })
    await userEvent.click(opener)
    await inCalendar()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const IsCleared: Story = {
  tags: ['!autodocs'],
  args: states.filled,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Publish at' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await waitFor(() => expect(part(/^month/)).toHaveFocus())
    await expect(part(/^month/)).toHaveTextContent('mm')
    await expect(canvas.queryByRole('button', { name: 'Clear Publish at' })).toBeNull()

    await userEvent.keyboard('3')
    await expect(args.onChange).toHaveBeenLastCalledWith('unfinished')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Publish at' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(part(/^month/)).toHaveTextContent('mm')
  },
}

export const ReportsTheShownDate: Story = {
  tags: ['!autodocs'],
  args: states.filled,
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(part(/^month/)).toHaveTextContent('mm')
    await expect(part(/^day/)).toHaveTextContent('15')
    await expect(args.onChange).toHaveBeenLastCalledWith('unfinished')
    await userEvent.keyboard('06')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-15T09:30:00.000Z')
    await expect(part(/^month/)).toHaveTextContent('06')
  },
}

export const TakesAValueFromOutside: Story = {
  tags: ['!autodocs'],
  args: states.filled,
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <DateTimeField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue('2026-06-15T09:30:00.000Z')}>Reset</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(part(/^month/)).toHaveTextContent('mm')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(part(/^month/)).toHaveTextContent('06')
  },
}

export const CorrectsAnInvalidDay: Story = {
  tags: ['!autodocs'],
  args: { onBlur: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('063120261200')
    await expect(args.onChange).not.toHaveBeenCalledWith('2026-06-30T12:00:00.000Z')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled())
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-30T12:00:00.000Z')
  },
}

export const DescribesItsError: Story = {
  tags: ['!autodocs'],
  args: { ...states.invalid, ...states.description, isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Publish at' })
    await expect(group).toHaveAccessibleDescription(
      /Leave empty to publish right away\. Choose a moment that is still to come/,
    )
    await expect(part(/^month/)).toBeInvalid()
    await userEvent.click(canvas.getByText('Publish at'))
    await expect(part(/^month/)).toHaveFocus()
  },
}
