import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AddNote } from './AddNote'

const meta = {
  title: 'Product/AddNote',
  component: AddNote,
  args: {
    memberId: 'u1',
    name: 'Maria Silveira',
    onAdd: fn(async () => {}),
    onClose: fn(),
    submission: undefined,
  },
  argTypes: { submission: { control: false } },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof AddNote>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Note about Maria Silveira' }))

export const Default: Story = {
  play: async ({ args }) => {
    const { getByRole } = await dialog()
    await waitFor(() => expect(getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Called by phone')
    await userEvent.click(getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith({ text: 'Called by phone', isPinned: false })
  },
}

/** Escape throws nothing away without a question. */
export const AsksBeforeItIsLeft: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const { getByRole } = await dialog()
    await waitFor(() => expect(getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Half a no{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Discard this note?' })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: /^Discard/ }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
