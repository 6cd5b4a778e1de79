import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sending } from '../../storybook/submissions'
import { translated } from '../../storybook/translated'
import { ResetPasswordScreen } from './ResetPasswordScreen'

const meta = {
  title: 'Screens/Reset password interactions',
  component: ResetPasswordScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', spec: '2.6' },
  args: { step: 'form', onReset: fn() },
} satisfies Meta<typeof ResetPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const JudgesBothPasswords: Story = {
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Reset Password' })
    const password = canvas.getByLabelText('New password')
    const confirmed = canvas.getByLabelText('Confirm password')
    await userEvent.click(send)
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription(/Password is required/)
    await expect(confirmed).toHaveAccessibleDescription('Please confirm your password')

    await userEvent.keyboard('seven77')
    await expect(password).toHaveAccessibleDescription(/Password must be at least 8 characters/)
    await userEvent.keyboard('8')
    await expect(password).toBeValid()

    await userEvent.type(confirmed, 'seven77{Enter}')
    await expect(confirmed).toHaveAccessibleDescription('Passwords do not match')
    await expect(confirmed).toHaveFocus()
    await expect(args.onReset).not.toHaveBeenCalled()
    await userEvent.keyboard('8{Enter}')
    await expect(args.onReset).toHaveBeenCalledOnce()
    await expect(args.onReset).toHaveBeenCalledWith('seven778')
  },
}

export const TakesNoMoreThanTwentyCharacters: Story = {
  play: async ({ canvas, args }) => {
    const password = canvas.getByLabelText('New password')
    await userEvent.click(password)
    await userEvent.paste('correct horse battery')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.paste('correct horse battery')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription(/Password must be at most 20 characters/)
    // The pasted text is complete.
    await expect(password).toHaveValue('correct horse battery')
    await expect(args.onReset).not.toHaveBeenCalled()
  },
}

export const ShowsEachPassword: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Show password' })
    if (!first || !second) throw new Error('Each field has a button that shows it')
    await userEvent.click(first)
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'password')
    await userEvent.click(second)
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'text')
  },
}

export const MovesTheFocusWithTheStep: Story = {
  render: function Resetting(args) {
    const [step, setStep] = useState(args.step)
    return (
      <ResetPasswordScreen
        {...args}
        step={step}
        onReset={(password) => {
          args.onReset(password)
          setStep('done')
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse 9')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse 9{Enter}')
    await expect(await canvas.findByRole('link', { name: 'Open the app' })).toBecomeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const IgnoresASecondSubmission: Story = {
  args: { submission: sending },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse 9')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse 9{Enter}')
    await expect(args.onReset).not.toHaveBeenCalled()
  },
}

export const MovesOnOnATranslatedPage: Story = {
  ...MovesTheFocusWithTheStep,
  decorators: [translated],
}
