import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { breakable } from '../../storybook/drafts'
import { fits } from '../../storybook/fits'
import { refused, sending } from '../../storybook/submissions'
import { JoinTeamScreen } from './JoinTeamScreen'

const invitation = {
  email: 'rui.costa@example.org',
  role: 'reviewer',
  invitedBy: 'Ana Duarte',
} as const

const meta = {
  title: 'Screens/Join team',
  component: JoinTeamScreen,
  parameters: {
    layout: 'fullscreen',
    spec: '2.27',
    // Refused input takes the focus: each story has its own frame.
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { invitation: { status: 'ready', data: invitation }, onJoin: fn() },
} satisfies Meta<typeof JoinTeamScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText('Ana Duarte invited you as Reviewer.')).toBecomeVisible()
    await step('every field is judged', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Join' }))
      await expect(await canvas.findByText('Name is required')).toBecomeVisible()
      await expect(canvas.getByText('Password is required')).toBecomeVisible()
      await expect(args.onJoin).not.toHaveBeenCalled()
    })
    await step('the name is trimmed, the password is not', async () => {
      await userEvent.type(canvas.getByLabelText('Your name'), ' Rui Costa ')
      await userEvent.type(canvas.getByLabelText('Password'), ' correct horse 9')
      await userEvent.type(canvas.getByLabelText('Confirm password'), ' correct horse 9{Enter}')
      await expect(args.onJoin).toHaveBeenCalledWith({
        name: 'Rui Costa',
        password: ' correct horse 9',
      })
    })
  },
}

/** The page broke, and the person has tried again. */
export const KeepsTheName: Story = {
  tags: ['!autodocs'],
  decorators: [breakable],
  play: async ({ canvas, step }) => {
    const name = () => canvas.getByLabelText('Your name')
    const password = () => canvas.getByLabelText('Password')
    await userEvent.type(name(), 'Bo Lind')
    await userEvent.type(password(), 'correct horse')
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }))
    await step('and never the password', async () => {
      await expect(name()).toHaveValue('Bo Lind')
      await expect(password()).toHaveValue('')
    })
  },
}

export const Loading: Story = { args: { invitation: { status: 'loading' } } }

const onRetry = fn()

export const Failed: Story = {
  args: { invitation: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { submission: sending } }

/** Used, revoked, expired or damaged. */
export const InvalidLink: Story = {
  args: { isInvalid: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'This invitation is no longer valid' }),
    ).toBecomeVisible()
    await expect(canvas.getByText(/Ask an owner of the team/)).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  },
}

/** Sent by the operator's command. */
export const FirstOwner: Story = {
  args: {
    invitation: { status: 'ready', data: { ...invitation, role: 'owner', invitedBy: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are invited as Owner.')).toBecomeVisible()
  },
}

export const FieldErrors: Story = {
  args: {
    submission: refused({
      fieldErrors: [{ field: 'password', message: 'This password is too common' }],
    }),
  },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription(/This password is too common/)
  },
}

export const LongContent: Story = {
  args: {
    invitation: {
      status: 'ready',
      data: {
        email: `${'long.address.'.repeat(12)}@example.org`,
        role: 'steward',
        invitedBy: 'Maximiliana-Theodora'.repeat(10),
      },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: fits,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}
