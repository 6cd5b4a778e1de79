import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { Invite } from './draftDialogFixture'

const meta = {
  title: 'Patterns/DraftDialog',
  component: Invite,
  args: { onInvite: fn(async () => {}) },
  parameters: {
    docs: {
      story: { inline: false, height: '24rem' },
      description: {
        component:
          '`useDraftDialog` joins a form, the dialog around it, its two buttons, and the question before a draft is discarded.',
      },
    },
  },
} satisfies Meta<typeof Invite>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Email/ })).toHaveFocus())
}
const buttonOf = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name })

export const Default: Story = { parameters: screenshots.one, play: open }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: open }

export const LargeText: Story = { globals: { textSize: '200' }, play: open }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: open }

export const ShowsTheProblem: Story = {
  play: async (context) => {
    await open?.(context)
    await userEvent.click(buttonOf(screen.getByRole('dialog'), 'Invite'))
    await expect(screen.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
      'Email is required',
    )
    await expect(context.args.onInvite).not.toHaveBeenCalled()
  },
}

export const ClosesOnceSent: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await open?.(context)
    await userEvent.keyboard('rui@hearth.example{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.args.onInvite).toHaveBeenCalledWith({ email: 'rui@hearth.example' })
  },
}

export const AsksBeforeItDiscards: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await open?.(context)
    await userEvent.keyboard('rui{Escape}')
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('Discard this invitation?')
    await userEvent.click(buttonOf(question, 'Discard'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.args.onInvite).not.toHaveBeenCalled()
  },
}
