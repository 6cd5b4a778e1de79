import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { refused, sending } from '../../storybook/submissions'
import { ResetPasswordScreen } from './ResetPasswordScreen'

const meta = {
  title: 'Screens/Reset password',
  component: ResetPasswordScreen,
  parameters: {
    layout: 'fullscreen',
    spec: '2.6',
    // Refused input takes the focus: each story has its own frame, otherwise the docs page would
    // jump.
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { step: 'form', onReset: fn() },
} satisfies Meta<typeof ResetPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, canvasElement }) => {
    // Password managers look for it beside a new password.
    const username = canvasElement.querySelector('form input[autocomplete="username"]')
    await expect(username).not.toBeVisible()
    for (const name of ['New password', 'Confirm password']) {
      await expect(canvas.getByLabelText(name)).toHaveAttribute('autocomplete', 'new-password')
    }
  },
}

export const Loading: Story = {
  args: { step: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Validating reset link...')).toBecomeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const InvalidLink: Story = {
  parameters: screenshots.all,
  args: { step: 'invalid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invalid Reset Link' })).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Request New Reset Link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

/** The server has refused the link: no password can succeed with it. */
export const RefusedLink: Story = {
  args: {
    step: 'invalid',
    submission: refused({ message: 'This reset link is invalid or has expired' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invalid Reset Link' })).toBecomeVisible()
    const message = canvas.getByText('This reset link is invalid or has expired')
    await expect(message).toBecomeVisible()
    // English also on a right-to-left page.
    await expect(message).toHaveProperty('tagName', 'BDI')
    await expect(canvas.getByRole('link', { name: 'Request New Reset Link' })).toBecomeVisible()
  },
}

/** The server names the field instead of giving a message. */
export const RefusedToken: Story = {
  args: {
    step: 'invalid',
    submission: refused({ fieldErrors: [{ field: 'token', message: 'This link has expired' }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link has expired')).toBecomeVisible()
  },
}

export const Busy: Story = { args: { submission: sending } }

export const Done: Story = {
  parameters: screenshots.all,
  args: { step: 'done' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Password reset successfully! You can now login with your new password.'),
    ).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/app')
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  },
}

export const Failed: Story = {
  args: { submission: refused({ message: 'An error occurred while resetting password' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request a new reset link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

export const FieldErrors: Story = {
  args: {
    submission: refused({
      fieldErrors: [{ field: 'password', message: 'This password is too common' }],
    }),
  },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('New password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription(/This password is too common/)
  },
}

export const LongContent: Story = {
  args: {
    submission: refused({
      message:
        'Too many attempts from this address. For the safety of the community no password can be set from here for a while: wait for fifteen minutes and open the link again.',
    }),
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
