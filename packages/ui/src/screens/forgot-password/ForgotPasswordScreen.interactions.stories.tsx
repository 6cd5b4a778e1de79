import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { breakable } from '../../storybook/drafts'
import { refused, sending } from '../../storybook/submissions'
import { translated } from '../../storybook/translated'
import { ForgotPasswordScreen } from './ForgotPasswordScreen'

const meta = {
  title: 'Screens/Forgot password interactions',
  component: ForgotPasswordScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', spec: '2.5' },
  args: { onSend: fn(), onTryAgain: fn(), onBack: fn() },
  render: function Sending(args) {
    const [isSent, setSent] = useState(false)
    return (
      <ForgotPasswordScreen
        {...args}
        isSent={isSent}
        onSend={(value) => {
          args.onSend(value)
          setSent(true)
        }}
        onTryAgain={() => {
          args.onTryAgain()
          setSent(false)
        }}
      />
    )
  },
} satisfies Meta<typeof ForgotPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const JudgesTheAddress: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Email is required')

    await userEvent.keyboard('maria{Enter}')
    await expect(email).toHaveAccessibleDescription('Invalid email address')
    await expect(email).toHaveValue('maria')

    await userEvent.keyboard('@example.org')
    await expect(email).toBeValid()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith({ email: 'maria@example.org' })
  },
}

export const SendsAndTriesAgainByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('maria@exmaple.org{Enter}')
    const title = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveTextContent('Check Your Email'))
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByText('maria@exmaple.org')).toBecomeVisible()

    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(
      'maria@exmaple.org',
    )
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toHaveTextContent('Forgot password')
  },
}

export const ShowsAServerMessageAsText: Story = {
  args: { submission: refused({ message: '<img src=x onerror=alert(1)> is not an address' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '<img src=x onerror=alert(1)> is not an address',
    )
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const GoesBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const IgnoresASecondSubmission: Story = {
  args: { submission: sending },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maria@example.org{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: /Send Reset Link/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const SendsOnATranslatedPage: Story = {
  ...SendsAndTriesAgainByKeyboard,
  decorators: [translated],
}

/** The page broke, and the person has tried again. */
export const KeepsTheEmail: Story = {
  decorators: [breakable],
  play: async ({ canvas }) => {
    const email = () => canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email(), 'maria@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }))
    await expect(email()).toHaveValue('maria@example.org')
  },
}
