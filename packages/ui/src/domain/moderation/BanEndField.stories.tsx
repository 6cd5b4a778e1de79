import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DateTimeField } from '../../components/DateTimeField/DateTimeField'
import { choose } from '../../storybook/choose'
import { drafted } from '../../storybook/fields'
import { BanEndField } from './BanEndField'

const meta = {
  title: 'Product/BanEndField',
  component: BanEndField,
  args: { value: undefined, onChange: fn(), dateField: DateTimeField },
  argTypes: { dateField: { control: false } },
  render: (args) => drafted(BanEndField)(args),
} satisfies Meta<typeof BanEndField>

export default meta
type Story = StoryObj<typeof meta>

const until = { name: /Until/ }

export const NoEnd: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', until)).toHaveTextContent('No end')
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

/** A period says when it ends. */
export const Period: Story = {
  play: async ({ args, canvas }) => {
    await choose(canvas.getByRole('button', until), 'A day')
    await expect(canvas.getByText(/^Until Jun 16, 2026/)).toBecomeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^2026-06-16T/))
    await choose(canvas.getByRole('button', until), 'No end')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
}

/** A date begins a week from now. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByRole('button', until), 'A date')
    await expect(canvas.getByRole('group', { name: /End of the ban/ })).toBecomeVisible()
  },
}

export const Past: Story = {
  args: { value: '2026-06-01T10:00:00.000Z' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Must be in the future')).toBecomeVisible()
    await expect(canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull()
  },
}

export const Unfinished: Story = { args: { value: 'unfinished' } }

export const TooFar: Story = { args: { value: '2036-06-01T10:00:00.000Z' } }

export const Busy: Story = { args: { value: '2026-07-01T10:00:00.000Z', isDisabled: true } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: '2026-07-01T10:00:00.000Z' },
}
