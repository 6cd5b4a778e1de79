import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { VerifyScreen, type VerifyScreenProps } from './VerifyScreen'

const meta = {
  title: 'Screens/Verify interactions',
  component: VerifyScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', spec: '2.7' },
  args: { step: 'verified' },
  // The button acts as the server: pressing it gives the answer of the story's `step`.
  render: function Answered(args) {
    const [step, setStep] = useState<VerifyScreenProps['step']>('verifying')
    return (
      <>
        <VerifyScreen {...args} step={step} />
        <Button onPress={() => setStep(args.step)}>Answer</Button>
      </>
    )
  },
} satisfies Meta<typeof VerifyScreen>

export default meta
type Story = StoryObj<typeof meta>

export const SaysThatItIsVerified: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('Loading')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(title).toHaveTextContent('Account verified successfully'))
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.queryByText('Please wait while we verify your data.')).toBeNull()
  },
}

export const SaysThatTheLinkIsInvalid: Story = {
  args: { step: 'failed', message: 'This verification link is invalid or has expired' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(await canvas.findByText(String(args.message))).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/app')
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('Verification Link Invalid')
    await waitFor(() => expect(title).toHaveFocus())
  },
}

export const ChecksOnceMore: Story = {
  args: { step: 'failed', onRetry: fn() },
  render: function Asked({ onRetry, ...args }) {
    const [step, setStep] = useState<VerifyScreenProps['step']>('failed')
    return (
      <>
        <VerifyScreen
          {...args}
          step={step}
          onRetry={() => {
            onRetry?.()
            setStep('verifying')
          }}
        />
        <Button onPress={() => setStep('verified')}>Answer</Button>
      </>
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    // The button is gone, but the focus is not.
    const title = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toHaveTextContent('Loading')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(title).toHaveTextContent('Account verified successfully'))
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
