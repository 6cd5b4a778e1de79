import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { choose } from '../../storybook/choose'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField'

function Draft(props: DateRangeFieldProps) {
  const [range, setRange] = useState({ from: props.from, to: props.to })
  return (
    <DateRangeField
      {...props}
      {...range}
      onChange={(next) => {
        setRange(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  args: { label: 'When', from: '', to: '', timeZone: 'UTC', onChange: fn() },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Custom: Story = {
  parameters: screenshots.both,
  args: {
    from: '2026-06-01T09:30:00.000Z',
    to: '2026-06-15T18:00:00.000Z',
    description: 'When the action was done.',
  },
}

export const Disabled: Story = { args: { ...Custom.args, isDisabled: true } }

export const RightToLeft: Story = {
  args: { ...Custom.args, label: 'متى' },
  globals: { direction: 'rtl' },
}

export const SmallPhone: Story = {
  args: Custom.args ?? {},
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}

export const ChoosesAPeriod: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, step }) => {
    const period = canvas.getByRole('button', { name: /When/ })
    await step('a preset begins at midnight and has no end', async () => {
      await choose(period, 'Last 7 days')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        from: expect.stringMatching(/T00:00:00.000Z$/),
        to: '',
      })
      await expect(period).toHaveTextContent('Last 7 days')
      await expect(canvas.queryByRole('group', { name: 'From' })).toBeNull()
    })
    await step('custom begins with the moments of the preset', async () => {
      await choose(period, 'Custom')
      await expect(args.onChange).toHaveBeenCalledOnce()
      const from = within(canvas.getByRole('group', { name: 'From' }))
      await expect(from.getByRole('spinbutton', { name: /^hour/ })).toHaveTextContent('00')
      await userEvent.click(from.getByRole('button', { name: 'Clear From' }))
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '' }))
      await expect(canvas.getByRole('group', { name: 'To' })).toBecomeVisible()
    })
    await step('any time removes the moments', async () => {
      await choose(period, 'Any time')
      await expect(canvas.queryByRole('group', { name: 'To' })).toBeNull()
    })
  },
}
