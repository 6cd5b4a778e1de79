import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { drafted } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { DecisionNoteField } from './DecisionNoteField'

const meta = {
  title: 'Product/DecisionNoteField',
  component: DecisionNoteField,
  args: { value: undefined, onChange: fn() },
  render: (args) => drafted(DecisionNoteField)(args),
} satisfies Meta<typeof DecisionNoteField>

export default meta
type Story = StoryObj<typeof meta>

/** Starts as one small button, because most decisions have no note. */
export const Default: Story = { parameters: screenshots.one }

export const Opens: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }))
    const field = canvas.getByRole('textbox', { name: 'Note for the team' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('C')
    await expect(args.onChange).toHaveBeenLastCalledWith('C')
    await userEvent.clear(field)
    await expect(field).toBecomeVisible()
  },
}

/** Shows a typed, unsent note again. The focus goes to the reason. */
export const Filled: Story = {
  parameters: screenshots.both,
  args: { value: 'Called, and has promised to delete the posts.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).not.toHaveFocus()
  },
}

export const TooLong: Story = {
  args: { value: 'Because. '.repeat(230) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /At most 2,000 characters/,
    )
  },
}

export const Busy: Story = { args: { value: 'Called', isDisabled: true } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: 'اتصل بنا' },
}
