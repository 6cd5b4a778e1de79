import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { drafted } from '../../storybook/fields'
import { Matrix as Grid } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Switch, type SwitchProps } from './Switch'

const states = {
  idle: {},
  description: { description: { on: 'Announcement is visible', off: 'Announcement is hidden' } },
  invalid: { errorMessage: 'Failed to update announcement status' },
  busy: { isPending: true },
  readOnly: { isReadOnly: true },
  disabled: { isDisabled: true },
} satisfies Record<string, Partial<SwitchProps>>

const Draft = drafted<SwitchProps>(Switch, 'isSelected')

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: {
    label: 'Active Status',
    description: { on: 'Announcement is visible', off: 'Announcement is hidden' },
    isSelected: true,
    onChange: fn(),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Off: Story = { args: { isSelected: false } }

export const Description: Story = { args: { description: 'Members see active tiers only.' } }

export const Busy: Story = { args: { isPending: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Invalid: Story = { args: { errorMessage: 'Failed to update announcement status' } }

export const LongContent: Story = {
  args: {
    label: 'Shown at the top of the list to every member, until another announcement is pinned',
    description: {
      on: 'Announcement of Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren is pinned',
      off: 'Announcement is not pinned',
    },
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { label: 'نشط', description: { on: 'الإعلان ظاهر', off: 'الإعلان مخفي' } },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: ({ description: _, ...args }) => (
    <Grid
      align="baseline"
      rows={['off', 'on'] as const}
      columns={Object.keys(states) as (keyof typeof states)[]}
    >
      {(value, state) => <Switch {...args} isSelected={value === 'on'} {...states[state]} />}
    </Grid>
  ),
}

export const SwitchesWithKeyboardAndPointer: Story = {
  tags: ['!autodocs'],
  args: { isSelected: false },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Active Status' })
    await expect(toggle).not.toBeChecked()
    await expect(toggle).toHaveAccessibleDescription('Announcement is hidden')
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
    await expect(toggle).toHaveAccessibleDescription('Announcement is visible')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Active Status'))
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByText('Announcement is hidden')).toBecomeVisible()
  },
}

export const SwallowsPressesWhileBusy: Story = {
  tags: ['!autodocs'],
  render: function Saving(args) {
    const [isPending, setBusy] = useState(false)
    return (
      <Switch
        {...args}
        isPending={isPending}
        onChange={(next) => {
          setBusy(true)
          args.onChange(next)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('Working')).toBeInTheDocument()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByText('Active Status'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(false)
    await expect(toggle).toHaveFocus()
    // Nothing changes before the answer arrives.
    await expect(toggle).toBeChecked()
  },
}

export const StaysAsItIsWhenReadOnly: Story = {
  tags: ['!autodocs'],
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch')
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveAttribute('aria-readonly', 'true')
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByText('Active Status'))
    await expect(toggle).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const DescribesItsError: Story = {
  tags: ['!autodocs'],
  args: { errorMessage: 'Failed to update announcement status' },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch')
    await waitFor(() => expect(toggle).toBeInvalid())
    await expect(toggle).toHaveAccessibleDescription(
      'Announcement is visible Failed to update announcement status',
    )
  },
}
