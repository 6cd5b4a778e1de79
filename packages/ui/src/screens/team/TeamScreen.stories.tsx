import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { fits } from '../../storybook/fits'
import { chooseInRow, openRowMenu } from '../../storybook/rowMenu'
import { refused } from '../../storybook/submissions'
import { type Team, TeamScreen } from './TeamScreen'
import { hostileTeam, OWN_EMAIL, team } from './teamFixture'

const ready = (data: Team): Loadable<Team> => ({ status: 'ready', data })

const meta = {
  title: 'Screens/Team',
  component: TeamScreen,
  parameters: { spec: '2.24' },
  args: {
    team: ready(team),
    ownEmail: OWN_EMAIL,
    onInvite: fn(async () => {}),
    onSentClose: fn(),
    onResend: fn(),
    onRevoke: fn(async () => {}),
    onRoleChange: fn(async () => {}),
    onSuspend: fn(async () => {}),
    onResume: fn(async () => {}),
    onResetSecondFactor: fn(async () => {}),
    onEnd: fn(async () => {}),
  },
} satisfies Meta<typeof TeamScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }))
    await step('role, second factor and sessions of each person', async () => {
      await expect(row(/Rui Matos/).getByText('Reviewer')).toBecomeVisible()
      await expect(row(/Rui Matos/).getByText('1 passkey')).toBecomeVisible()
      await expect(row(/Ngozi/).getByText('Suspended')).toBecomeVisible()
      await expect(row(/new\.viewer/).getByText('Never')).toBecomeVisible()
      await expect(row(/Ana Duarte.*You/).getByText('Owner')).toBecomeVisible()
    })
    await step('an expired invitation says so', async () => {
      await expect(row(/late@/).getByText('Expired')).toBecomeVisible()
    })
    await expect(canvas.getByRole('link', { name: 'Roles and permissions' })).toHaveAttribute(
      'href',
      '/team/roles',
    )
  },
}

export const Loading: Story = { args: { team: { status: 'loading' } } }

const onRetry = fn()

export const Failed: Story = {
  args: { team: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** One person, and no invitations. */
export const Empty: Story = {
  args: { team: ready({ members: team.members.slice(0, 1), invitations: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No open invitations.')).toBecomeVisible()
  },
}

export const Busy: Story = { args: { busyIds: new Set(['s2', 'i1']) } }

export const InvitesAPerson: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to the team' }))
    await step('an email address and a role are needed', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'maria')
      await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
      await expect(await dialog.findByText('Invalid email address')).toBecomeVisible()
      await expect(dialog.getByText('Choose a role')).toBecomeVisible()
      await expect(args.onInvite).not.toHaveBeenCalled()
    })
    await step('sent with both', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), '@example.org')
      await userEvent.click(dialog.getByRole('radio', { name: /Reviewer/ }))
      await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
      await expect(args.onInvite).toHaveBeenCalledWith({
        email: 'maria@example.org',
        role: 'reviewer',
      })
    })
  },
}

/** The address has an account. */
export const RefusesAnInvitation: Story = {
  args: {
    hasDraft: true,
    onInvite: fn(() => Promise.reject(new Error())),
    submission: refused({ message: 'This address already has an account' }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to the team' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'rui@example.org')
    await userEvent.click(dialog.getByRole('radio', { name: /Viewer/ }))
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('rui@example.org')
  },
}

export const ShowsTheLink: Story = {
  args: {
    sent: {
      email: 'maria.silva@example.org',
      link: 'https://hearth.example/join-team?token=kq3V0nT8xYw1mS5rZ7bC2dF4gH6jL9pQ',
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitation sent' }))
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBecomeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(args.onSentClose).toHaveBeenCalledOnce()
  },
}

export const ChangesARole: Story = {
  play: async ({ args }) => {
    await chooseInRow('Rui Matos', 'Change role')
    const dialog = within(await screen.findByRole('dialog', { name: 'Role of Rui Matos' }))
    await expect(dialog.getByRole('radio', { name: /Reviewer/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: /Steward/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save role' }))
    await expect(args.onRoleChange).toHaveBeenCalledWith(
      expect.objectContaining({ id: 's2' }),
      'steward',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The first answer comes when the role of somebody else is being chosen. */
export const ClosesOnlyItsOwnDialog: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    mocked(args.onRoleChange).mockReturnValueOnce(promise)
    await chooseInRow('Rui Matos', 'Change role')
    const first = await screen.findByRole('dialog', { name: 'Role of Rui Matos' })
    await userEvent.click(within(first).getByRole('radio', { name: /Steward/ }))
    await userEvent.click(within(first).getByRole('button', { name: 'Save role' }))
    await userEvent.click(within(first).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await chooseInRow('Ngozi Ogunleye', 'Change role')
    const second = within(await screen.findByRole('dialog', { name: 'Role of Ngozi Ogunleye' }))
    resolve()
    await promise
    await userEvent.click(second.getByRole('radio', { name: /Publisher/ }))
    await expect(second.getByRole('radio', { name: /Publisher/ })).toBeChecked()
  },
}

export const EndsAccess: Story = {
  play: async ({ args }) => {
    await chooseInRow('Rui Matos', 'End access')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End access' }))
    await expect(dialog.getByText(/Rui Matos · rui\.matos@example\.org/)).toBecomeVisible()
    await expect(dialog.getByText(/The name stays in the record/)).toBecomeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'End access' }))
    await expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: 's2' }))
  },
}

/** The last owner can be neither demoted nor suspended. */
export const KeepsTheLastOwner: Story = {
  play: async ({ args }) => {
    const menu = within(await openRowMenu('Ana Duarte'))
    for (const name of [/^Change role/, /^Suspend/, /^End access/]) {
      await expect(menu.getByRole('menuitem', { name })).toHaveTextContent(/This is the last owner/)
    }
    await userEvent.click(menu.getByRole('menuitem', { name: /^Change role/ }))
    await expect(args.onRoleChange).not.toHaveBeenCalled()
    await expect(screen.queryByRole('dialog', { name: /Role of/ })).toBeNull()
  },
}

export const RevokesAnInvitation: Story = {
  play: async ({ args }) => {
    await chooseInRow('maria.silva@example.org', 'Revoke')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke invitation' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(team.invitations[0])
  },
}

export const LongContent: Story = {
  args: { team: ready(hostileTeam) },
  play: async ({ canvasElement }) => {
    await fits()
    await expect(canvasElement.querySelector('td img, td script, th img')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }
