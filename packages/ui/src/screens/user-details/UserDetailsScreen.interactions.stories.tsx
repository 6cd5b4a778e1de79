import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { opensNothing } from '../../storybook/opensNothing'
import { RefusedError } from '../../storybook/submissions'
import { LiveDetails } from './UserDetailsScreen.live'
import { bare, inviter, maria, newcomer, tomas } from './userDetailsFixture'

const meta = {
  title: 'Screens/User details interactions',
  component: LiveDetails,
  tags: ['!autodocs'],
  parameters: { spec: '2.17' },
  args: {
    of: maria,
    onFiltersChange: fn(),
    onPageRequestChange: fn(),
    onBack: fn(),
    onVerify: fn(async () => {}),
    onBan: fn(async () => {}),
    onUnban: fn(async () => {}),
    onDelete: fn(async () => {}),
    onNotify: fn(async () => {}),
    onLeave: fn(),
  },
} satisfies Meta<typeof LiveDetails>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const BOTH = 'Please fill in both title and message'
const opener = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send Push Notification' })
/** The dialog, once it has the focus: earlier key presses would go elsewhere. */
const entered = async () => {
  const dialog = within(await screen.findByRole('dialog'))
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(title).toHaveFocus())
  // It is still transparent in its first frame.
  await expect(title).toBecomeVisible()
  return { dialog, title, message: dialog.getByRole('textbox', { name: 'Message' }) }
}
const isGone = (role: 'dialog' | 'alertdialog' | 'listbox') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())
const question = async (focused: string) => {
  const asked = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(asked.getByRole('button', { name: focused })).toHaveFocus())
  return asked
}

export const SendsByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    opener(canvas).focus()
    await step('opens, and takes both texts', async () => {
      await userEvent.keyboard('{Enter}')
      await entered()
      await userEvent.keyboard('  Meeting moved ')
      await userEvent.tab()
      await userEvent.keyboard(' At nine.{Enter}Bring tea.  ')
    })
    await step('sends them trimmed, and gives the focus back', async () => {
      const send = screen.getByRole('button', { name: 'Send' })
      await userEvent.tab()
      await userEvent.tab()
      await expect(send).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await isGone('dialog')
      await expect(args.onNotify).toHaveBeenCalledOnce()
      await expect(args.onNotify).toHaveBeenCalledWith({
        email: 'maria.silveira@example.org',
        title: 'Meeting moved',
        body: 'At nine.\nBring tea.',
      })
      await waitFor(() => expect(opener(canvas)).toHaveFocus())
    })
    await step('the next draft is empty', async () => {
      await userEvent.keyboard('{Enter}')
      const { title, message } = await entered()
      await expect(title).toHaveValue('')
      await expect(message).toHaveValue('')
      // Nothing is typed: Escape closes without a question.
      await userEvent.keyboard('{Escape}')
      await isGone('dialog')
    })
  },
}

export const WantsBothTexts: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.click(opener(canvas))
    const { dialog, title, message } = await entered()
    await step('nothing typed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(title).toHaveAccessibleDescription(expect.stringContaining(BOTH)))
      await expect(title).toHaveFocus()
      await expect(dialog.getAllByText(BOTH)).toHaveLength(1)
    })
    await step('only spaces are nothing', async () => {
      await userEvent.type(title, '   ')
      await expect(title).toHaveAccessibleDescription(expect.stringContaining(BOTH))
    })
    await step('the title alone is not enough', async () => {
      await userEvent.type(title, 'Meeting moved{Enter}')
      await waitFor(() => expect(message).toHaveFocus())
      await expect(message).toHaveAccessibleDescription(expect.stringContaining(BOTH))
      await expect(title).toBeValid()
      await expect(title).toHaveValue('   Meeting moved')
    })
    await step('the text goes with its reason', async () => {
      await userEvent.type(message, 'A')
      await expect(dialog.queryByText(BOTH)).toBeNull()
      await expect(args.onNotify).not.toHaveBeenCalled()
    })
  },
}

export const NeedsAnAddress: Story = {
  args: { of: bare },
  play: async ({ args, canvas }) => {
    await userEvent.click(opener(canvas))
    const { dialog, title, message } = await entered()
    await expect(dialog.getByText('User email not found')).toBecomeVisible()
    await userEvent.type(title, 'Welcome')
    await userEvent.type(message, 'Good to have you.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('User email not found')
    await expect(dialog.getAllByText('User email not found')).toHaveLength(1)
    await expect(args.onNotify).not.toHaveBeenCalled()
    await expect(message).toHaveValue('Good to have you.')
  },
}

export const KeepsWhatWasTypedWhenSendingFails: Story = {
  play: async ({ args, canvas, step }) => {
    const { onNotify } = args
    mocked(onNotify)
      .mockRejectedValueOnce(new RefusedError({ message: 'The push service does not answer.' }))
      .mockRejectedValueOnce(
        new RefusedError({
          fieldErrors: [{ field: 'body', message: 'At most 1000 characters' }],
        }),
      )
      .mockRejectedValueOnce(
        new RefusedError({ fieldErrors: [{ field: 'email', message: 'No such member' }] }),
      )
    await userEvent.click(opener(canvas))
    const { dialog, title, message } = await entered()
    const send = dialog.getByRole('button', { name: 'Send' })
    await userEvent.type(title, 'Meeting moved')
    await userEvent.type(message, 'At nine.')
    await step('what the server says stands above the fields', async () => {
      await userEvent.click(send)
      await expect(await dialog.findByRole('alert')).toHaveTextContent(
        'The push service does not answer.',
      )
      await expect(title).toHaveValue('Meeting moved')
      await expect(message).toHaveValue('At nine.')
    })
    await step('or on its field', async () => {
      await userEvent.click(send)
      await waitFor(() =>
        expect(message).toHaveAccessibleDescription(
          expect.stringContaining('At most 1000 characters'),
        ),
      )
      await waitFor(() => expect(message).toHaveFocus())
      await expect(dialog.queryByRole('alert')).toBeNull()
      await userEvent.type(message, '!')
      await expect(message).toBeValid()
    })
    await step('or above, where there is no such field', async () => {
      await userEvent.click(send)
      await expect(await dialog.findByRole('alert')).toHaveTextContent('No such member')
    })
    await step('the next try goes through', async () => {
      await userEvent.click(send)
      await isGone('dialog')
      await expect(onNotify).toHaveBeenCalledTimes(4)
      await expect(onNotify).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: 'Meeting moved', body: 'At nine.!' }),
      )
    })
    await step('a new draft knows nothing of it', async () => {
      await userEvent.click(opener(canvas))
      const again = await entered()
      await expect(again.dialog.queryByRole('alert')).toBeNull()
      await expect(again.title).toBeValid()
    })
  },
}

export const WaitsAsLongAsTheServerAsks: Story = {
  play: async ({ args, canvas }) => {
    const retryAt = new Date('2026-06-15T09:30:42Z')
    mocked(args.onNotify).mockRejectedValueOnce(new RefusedError({ message: 'Too many', retryAt }))
    await userEvent.click(opener(canvas))
    const { dialog, title, message } = await entered()
    await userEvent.type(title, 'Meeting moved')
    await userEvent.type(message, 'At nine.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await dialog.findByRole('timer')).toHaveTextContent(/ in 0:42\.$/)
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(title, '{Enter}')
    await expect(args.onNotify).toHaveBeenCalledOnce()
    await expect(message).toHaveValue('At nine.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await question('Keep editing')
  },
}

export const WaitsWhileSending: Story = {
  play: async ({ args, canvas }) => {
    let finish = () => {}
    mocked(args.onNotify).mockImplementationOnce(
      () => new Promise<void>((resolve) => (finish = resolve)),
    )
    await userEvent.click(opener(canvas))
    const { dialog, title, message } = await entered()
    await userEvent.type(title, 'Meeting moved')
    await userEvent.type(message, 'At nine.')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(dialog.getByText('Sending...')).toBecomeVisible())
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await userEvent.type(title, ' again')
    await userEvent.type(message, ' Or ten.')
    await expect(title).toHaveValue('Meeting moved')
    await expect(message).toHaveValue('At nine.')
    await expect(args.onNotify).toHaveBeenCalledOnce()
    finish()
    await isGone('dialog')
  },
}

export const AsksBeforeADraftIsLost: Story = {
  args: { of: tomas },
  play: async ({ args, canvas, step }) => {
    await userEvent.click(opener(canvas))
    const { dialog, title } = await entered()
    await userEvent.type(title, 'Welcome')
    await step('Escape asks, and Keep editing keeps', async () => {
      await userEvent.keyboard('{Escape}')
      const asked = await question('Keep editing')
      await expect(asked.getByRole('heading')).toHaveTextContent('Discard this notification?')
      await userEvent.keyboard('{Enter}')
      await isGone('alertdialog')
      await expect(title).toHaveValue('Welcome')
    })
    await step("so does the browser's Back", async () => {
      dispatchEvent(new PopStateEvent('popstate'))
      await question('Keep editing')
      await userEvent.keyboard('{Escape}')
      await isGone('alertdialog')
      await expect(args.onLeave).not.toHaveBeenCalled()
    })
    await step('Cancel and Discard lose it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(
        (await question('Keep editing')).getByRole('button', { name: 'Discard' }),
      )
      await isGone('dialog')
      await userEvent.click(opener(canvas))
      await expect((await entered()).title).toHaveValue('')
    })
    await step('nothing typed, nothing asked', async () => {
      dispatchEvent(new PopStateEvent('popstate'))
      await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
      await opensNothing('alertdialog')
    })
  },
}

export const BansByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Actions for Maria Silveira' })
    menu.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ban' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const asked = await question('Cancel')
    await userEvent.tab()
    await expect(asked.getByRole('button', { name: 'Ban' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await isGone('alertdialog')
    await expect(args.onBan).toHaveBeenCalledOnce()
    await expect(args.onBan).toHaveBeenCalledWith(maria)
    await waitFor(() => expect(menu).toHaveFocus())
    await expect(canvas.getByText('Banned')).toBecomeVisible()
    // The action is now its opposite.
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'Unban' })).toBecomeVisible()
  },
}

export const VerifiesOnce: Story = {
  args: { of: tomas },
  play: async ({ args, canvas }) => {
    const verify = canvas.getByRole('button', { name: 'Verify' })
    await userEvent.click(verify)
    await userEvent.click((await question('Cancel')).getByRole('button', { name: 'Verify' }))
    await isGone('alertdialog')
    await expect(args.onVerify).toHaveBeenCalledWith(tomas)
    await expect(await canvas.findByText('Verified')).toBecomeVisible()
    // The button has done its work; the name is the place to go on from.
    await expect(verify).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const SaysWhyVerifyWaits: Story = {
  args: { of: newcomer },
  play: async ({ args, canvas }) => {
    canvas.getByRole('heading', { level: 1 }).focus()
    await userEvent.tab()
    const verify = canvas.getByRole('button', { name: 'Verify' })
    await expect(verify).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Awaiting Email Verification',
    )
    await userEvent.keyboard('{Enter}')
    await opensNothing('alertdialog')
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

export const StaysOpenWhenDeletingFails: Story = {
  play: async ({ args, canvas }) => {
    mocked(args.onDelete)?.mockRejectedValueOnce(new Error('503'))
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for / }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const asked = await question('Cancel')
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce())
    await waitFor(() => expect(asked.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await isGone('alertdialog')
    await expect(args.onDelete).toHaveBeenCalledTimes(2)
  },
}

export const NarrowsTheInvitees: Story = {
  args: { of: inviter(23) },
  play: async ({ args, canvas, step }) => {
    const emails = () => canvas.getAllByRole('rowheader').map((head) => head.textContent)
    await step('pages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
      await expect(args.onPageRequestChange).toHaveBeenLastCalledWith({ page: 3, pageSize: 10 })
      await waitFor(() => expect(emails()).toHaveLength(3))
    })
    await step('the stated choices of status', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Status|Status$/ }))
      const options = (await screen.findAllByRole('option')).map((option) => option.textContent)
      await expect(options).toEqual(['All', 'Approved', 'Pending', 'Rejected'])
      await userEvent.click(screen.getByRole('option', { name: 'Approved' }))
      await isGone('listbox')
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        search: '',
        status: 'approved',
      })
      await waitFor(() => expect(canvas.getByText('8 invites')).toBecomeVisible())
    })
    await step('and the search', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search invites' }), 'friend.1@')
      await waitFor(() => expect(emails()).toEqual(['friend.1@mail.example']))
      await expect(canvas.getByRole('heading', { name: 'Invitees 23' })).toBecomeVisible()
    })
  },
}
