import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { refused, sending } from '../../storybook/submissions'
import { ForgotPasswordScreen } from './ForgotPasswordScreen'

const meta = {
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen', spec: '2.5' },
  args: { onSend: fn(), onTryAgain: fn(), onBack: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

// The form takes the focus when something is refused, and some are as tall as a phone.
const inFrame = { docs: { story: { inline: false, height: '640px' } } }

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAttribute('autocomplete', 'email')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  },
}

export const Busy: Story = { args: { submission: sending } }

export const Sent: Story = {
  parameters: screenshots.all,
  args: { isSent: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'If an account with that email exists, a password reset link has been sent to your email.',
      ),
    ).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
}

export const Failed: Story = {
  args: { submission: refused({ message: 'An error occurred while processing your request' }) },
  parameters: inFrame,
}

export const FieldErrors: Story = {
  parameters: inFrame,
  args: {
    submission: refused({ fieldErrors: [{ field: 'email', message: 'Invalid email address' }] }),
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Invalid email address')
  },
}

export const LongContent: Story = {
  parameters: inFrame,
  args: {
    submission: refused({
      message:
        'Too many attempts from this address. For the safety of the community no more emails are sent to it for a while: wait for an hour and try again, or write to us.',
    }),
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = {
  args: { isSent: true },
  globals: { viewport: { value: 'small' } },
}

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
