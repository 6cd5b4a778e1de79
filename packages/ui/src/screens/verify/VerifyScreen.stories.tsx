import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { VerifyScreen } from './VerifyScreen'

const meta = {
  title: 'Screens/Verify',
  component: VerifyScreen,
  parameters: { layout: 'fullscreen', spec: '2.7' },
  args: { step: 'verified' },
} satisfies Meta<typeof VerifyScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Account verified successfully' }),
    ).toBecomeVisible()
    await expect(
      canvas.getByText('Please return to the app to continue logging in.'),
    ).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/app')
  },
}

export const Loading: Story = {
  args: { step: 'verifying' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loading' })).toBecomeVisible()
    await expect(canvas.getByText('Please wait while we verify your data.')).toBecomeVisible()
  },
}

export const Failed: Story = {
  parameters: screenshots.all,
  args: { step: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Verification Link Invalid' }),
    ).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/app')
  },
}

/** No answer came: there is no verdict on the link. */
export const Unjudged: Story = {
  args: { step: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Verification Link Invalid' }),
    ).toBecomeVisible()
    await expect(canvas.getByText(/may still be valid\. Try again in a moment/)).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The server accepts no attempts for now. */
export const Wait: Story = {
  args: {
    step: 'failed',
    message: 'Too many attempts',
    onRetry: fn(),
    retryAt: new Date('2026-06-15T09:30:42Z'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 0:42.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeDisabled()
  },
}

export const LongContent: Story = {
  args: {
    step: 'failed',
    message:
      'Too many attempts from this address. Wait for fifteen minutes and open the link again: <img src=x onerror=alert(1)> https://community.example.org/a/very/long/address/that/has/no/place/to/break',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, args }) => {
    const message = canvas.getByText(String(args.message))
    await expect(message).toBecomeVisible()
    // English also on a right-to-left page.
    await expect(message).toHaveProperty('tagName', 'BDI')
    await expect(canvas.queryByRole('img')).toBeNull()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LargeText: Story = {
  args: { step: 'failed' },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
