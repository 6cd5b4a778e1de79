import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { codesFixture } from '../../domain/identity/recoveryCodesFixture'
import type { Loadable } from '../../loadable'
import { fits } from '../../storybook/fits'
import { useStorySubmission } from '../../storybook/submissions'
import { AccountScreen, type AccountScreenProps, type OwnAccount } from './AccountScreen'
import { account, hostileAccount } from './accountFixture'

const ready = (data: OwnAccount): Loadable<OwnAccount> => ({ status: 'ready', data })

const meta = {
  title: 'Screens/Account',
  component: AccountScreen,
  parameters: { spec: '2.26' },
  args: {
    account: ready(account),
    preferences: {
      theme: 'system',
      onThemeChange: fn(),
      density: 'comfortable',
      onDensityChange: fn(),
      documents: 'blurred',
      onDocumentsChange: fn(),
    },
    onPasswordChange: fn(async () => {}),
    onReplaceAuthenticator: fn(),
    onMakeCodes: fn(async () => {}),
    onAddPasskey: fn(async () => {}) as AccountScreenProps['onAddPasskey'],
    onRenamePasskey: fn(async () => {}),
    onRemovePasskey: fn(async () => {}),
    onEndSession: fn(),
    onEndOthers: fn(async () => {}),
    onCodesDownload: fn(),
    onCodesSaved: fn(),
  },
} satisfies Meta<typeof AccountScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, args, step }) => {
    await step('this session is marked and cannot be ended here', async () => {
      const sessions = within(canvas.getByRole('region', { name: 'Sessions' }))
      await expect(sessions.getByText('This session')).toBecomeVisible()
      await expect(sessions.getByText(/Active now/)).toBecomeVisible()
      await expect(sessions.queryByRole('button', { name: 'End Firefox on macOS' })).toBeNull()
      await userEvent.click(sessions.getByRole('button', { name: 'End Safari on iOS' }))
      await expect(args.onEndSession).toHaveBeenCalledWith(account.sessions[1])
    })
    await step('a refused passkey says why, and what to do', async () => {
      await expect(canvas.getByText(/^It was refused, because a copy/)).toBecomeVisible()
    })
    await step('a passkey of another host name says why it does not work', async () => {
      await expect(canvas.getByText(/It was made for panel\.hearth\.example/)).toBecomeVisible()
    })
  },
}

export const Loading: Story = { args: { account: { status: 'loading' } } }

const onRetry = fn()

export const Failed: Story = {
  args: { account: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** No passkeys, no codes, no other sessions. */
export const Empty: Story = {
  args: {
    account: ready({
      ...account,
      name: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      sessions: account.sessions.slice(0, 1),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No passkeys yet/)).toBecomeVisible()
    await expect(canvas.getByText(/^None left/)).toBecomeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign out the others' })).toBeNull()
  },
}

export const Busy: Story = {
  args: { busyIds: new Set(['o2']) },
}

/** Opens the dialog and types a change of the password. */
async function changePassword(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
  const element = await screen.findByRole('dialog', { name: 'Change password' })
  const dialog = within(element)
  await waitFor(() => expect(dialog.getByLabelText('Current password')).toHaveFocus())
  await userEvent.type(dialog.getByLabelText('Current password'), 'correct horse 9')
  await userEvent.type(dialog.getByLabelText('New password'), 'battery staple 7')
  await userEvent.type(dialog.getByLabelText('Confirm password'), 'battery staple 7')
  await userEvent.click(dialog.getByRole('button', { name: 'Change password' }))
  return dialog
}

export const PasswordChanged: Story = {
  play: async ({ canvas, args }) => {
    await changePassword(canvas)
    await expect(args.onPasswordChange).toHaveBeenCalledWith({
      current: 'correct horse 9',
      password: 'battery staple 7',
    })
    await expect(await canvas.findByText(/^Your password is changed/)).toBecomeVisible()
    const opener = canvas.getByRole('button', { name: 'Change password' })
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** The dialog stays, with what was typed. */
export const WrongCurrentPassword: Story = {
  render: (args) => {
    const [change, submission] = useStorySubmission(args.onPasswordChange)
    return <AccountScreen {...args} onPasswordChange={change} passwordSubmission={submission} />
  },
  play: async ({ canvas, args }) => {
    mocked(args.onPasswordChange).mockRejectedValueOnce(
      new Error('This is not your current password'),
    )
    const dialog = await changePassword(canvas)
    await expect(await dialog.findByText('This is not your current password')).toBecomeVisible()
    await expect(dialog.getByLabelText('New password')).toHaveValue('battery staple 7')
  },
}

export const ChoosesPreferences: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Theme/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Dark' }))
    await expect(args.preferences.onThemeChange).toHaveBeenCalledWith('dark')
    await userEvent.click(canvas.getByRole('button', { name: /List density/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Compact' }))
    await expect(args.preferences.onDensityChange).toHaveBeenCalledWith('compact')
    await userEvent.click(canvas.getByRole('button', { name: /Documents/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Clear at once' }))
    await expect(args.preferences.onDocumentsChange).toHaveBeenCalledWith('clear')
  },
}

/** An address of numbers, while people open the panel at another one. */
export const NoPasskeysHere: Story = {
  args: {
    onAddPasskey: undefined,
    noPasskeys: {
      message: "Passkeys don't work at this address.",
      openAt: 'https://panel.example',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Passkeys don't work at this address.")).toBecomeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Open this panel at https://panel.example' }),
    ).toHaveAttribute('href', 'https://panel.example')
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
}

export const AddsAPasskey: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
    await userEvent.type(dialog.getByRole('textbox'), ' Phone {Enter}')
    await expect(args.onAddPasskey).toHaveBeenCalledWith('Phone')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The dialog is busy while the browser makes the passkey, and an error shows in it. */
export const WaitsForTheNewPasskey: Story = {
  tags: ['!autodocs'],
  render: (args) => {
    const [add, submission] = useStorySubmission(args.onAddPasskey ?? (async () => {}))
    return <AccountScreen {...args} onAddPasskey={add} addSubmission={submission} />
  },
  play: async ({ canvas, args }) => {
    const { promise, reject } = Promise.withResolvers()
    mocked(args.onAddPasskey)?.mockReturnValueOnce(promise)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
    await userEvent.type(dialog.getByRole('textbox'), 'Phone{Enter}')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    reject(new Error('No answer'))
    await expect(await dialog.findByText('No answer')).toBecomeVisible()
    await expect(dialog.getByRole('textbox')).toHaveValue('Phone')
  },
}

/** The first answer comes when the name of another passkey is being typed. */
export const ClosesOnlyItsOwnDialog: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    mocked(args.onAddPasskey)?.mockReturnValueOnce(promise)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    const first = await screen.findByRole('dialog', { name: 'Add a passkey' })
    await userEvent.type(within(first).getByRole('textbox'), 'Phone{Enter}')
    await userEvent.click(within(first).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Work laptop' }))
    const second = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }))
    await userEvent.type(second.getByRole('textbox'), ' 2')
    resolve()
    await promise
    await userEvent.type(second.getByRole('textbox'), '3')
    await expect(second.getByRole('textbox')).toHaveValue('Work laptop 23')
  },
}

export const RemovesAPasskey: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Work laptop' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove passkey' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemovePasskey).toHaveBeenCalledWith(account.passkeys[0])
  },
}

export const MakesNewCodes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate new codes' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Generate new recovery codes' }),
    )
    await expect(dialog.getByText('Your current codes will stop working.')).toBecomeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Generate new codes' }))
    await expect(args.onMakeCodes).toHaveBeenCalledOnce()
  },
}

export const NewCodes: Story = {
  args: { newCodes: codesFixture },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }))
    await expect(args.onCodesSaved).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: { account: ready(hostileAccount) },
  play: async ({ canvasElement }) => {
    await fits()
    await expect(canvasElement.querySelector('main img, li img')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }
