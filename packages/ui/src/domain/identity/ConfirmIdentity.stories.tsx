import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { shortTimeouts } from '../../storybook/shortTimeouts'
import { refused, sending } from '../../storybook/submissions'
import { ConfirmIdentity } from './ConfirmIdentity'

const meta = {
  title: 'Product/ConfirmIdentity',
  component: ConfirmIdentity,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: { isOpen: true, onVerify: fn(), onCancel: fn() },
} satisfies Meta<typeof ConfirmIdentity>

export default meta
type Story = StoryObj<typeof meta>

const question = async () => within(await screen.findByRole('dialog', { name: "Confirm it's you" }))

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await question()
    const code = dialog.getByRole('textbox', { name: '6-digit code' })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '123{Enter}')
    await expect(await dialog.findByText('Code must be 6 digits')).toBecomeVisible()
    await expect(args.onVerify).not.toHaveBeenCalled()
    await userEvent.type(code, '45')
    await expect(args.onVerify).not.toHaveBeenCalled()
    await userEvent.type(code, '6')
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledWith('123456'))
  },
}

const onUse = fn()

export const WithPasskey: Story = {
  args: { passkey: { onUse } },
  play: async () => {
    const dialog = await question()
    const button = dialog.getByRole('button', { name: 'Use your passkey' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await expect(onUse).toHaveBeenCalledOnce()
  },
}

/** The only second factor is a passkey. */
export const OnlyAPasskey: Story = {
  args: { passkey: { onUse }, hasAuthenticator: false },
  play: async () => {
    const dialog = await question()
    const button = dialog.getByRole('button', { name: 'Use your passkey' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(dialog.queryByRole('textbox')).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull()
  },
}

export const PasskeyCancelled: Story = {
  args: {
    passkey: { onUse, message: "The passkey wasn't used. Try again, or use a code." },
  },
}

/** The second factor is a passkey of another address. */
export const PasskeyOfAnotherAddress: Story = {
  args: {
    passkey: {
      onUse: undefined,
      message: "Passkeys don't work at this address.",
      openAt: 'https://panel.example',
    },
  },
  play: async () => {
    const dialog = await question()
    await expect(
      await dialog.findByRole('link', { name: 'Open this panel at https://panel.example' }),
    ).toHaveAttribute('href', 'https://panel.example')
    await expect(dialog.queryByRole('button', { name: 'Use your passkey' })).toBeNull()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '6-digit code' })).toHaveFocus())
  },
}

export const Busy: Story = { args: { submission: sending } }

export const WrongCode: Story = {
  args: {
    submission: refused({ message: 'Invalid TOTP code. Please try again.' }),
    refusals: 1,
  },
  play: async () => {
    const dialog = await question()
    await expect(await dialog.findByText('Invalid TOTP code. Please try again.')).toBecomeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '6-digit code' })).toHaveFocus())
  },
}

/** Two in a row: the clock of the phone may be wrong. */
export const WrongCodes: Story = {
  args: { ...WrongCode.args, refusals: 2 },
  play: async () => {
    const dialog = await question()
    await expect(await dialog.findByText(/phone's clock/)).toBecomeVisible()
  },
}

/** A call waits below: it is not slow while the person types the code, and is so again afterwards. */
export const PausesTheWaitBelow: Story = {
  tags: ['!autodocs'],
  beforeEach: shortTimeouts,
  render: function Waiting(args) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <Button isPending>Send invitation</Button>
        <ConfirmIdentity {...args} isOpen={isOpen} onCancel={() => setOpen(false)} />
      </>
    )
  },
  play: async () => {
    const dialog = await question()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '6-digit code' })).toHaveFocus())
    await userEvent.keyboard('123')
    await expect(screen.queryByText('Still working')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByText('Still working')).toBeInTheDocument()
  },
}

/** One scrim darkens the page and the dialog below: two would darken the page twice. */
export const AboveADialog: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Dialog isOpen onOpenChange={() => {}} title="Invite to the team">
        <Button isPending>Send invitation</Button>
      </Dialog>
      <ConfirmIdentity {...args} />
    </>
  ),
  play: async () => {
    await question()
    const scrimOf = (name: string) => {
      const overlay = screen.getByRole('dialog', { name, hidden: true }).parentElement
        ?.parentElement
      return overlay && getComputedStyle(overlay).backgroundColor
    }
    const none = 'rgba(0, 0, 0, 0)'
    await waitFor(() => expect(scrimOf('Invite to the team')).toBe(none))
    await expect(scrimOf("Confirm it's you")).not.toBe(none)
  },
}

export const RightToLeft: Story = {
  args: { passkey: { onUse } },
  globals: { direction: 'rtl' },
}

export const Phone: Story = {
  args: { passkey: { onUse } },
  globals: { viewport: { value: 'small' } },
}
