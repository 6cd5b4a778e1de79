import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Button } from '../Button/Button'
import { stopTheClock } from './stopTheClock'
import { ToastRegion } from './Toast'
import { TOAST_MAX_VISIBLE, TOAST_TIMEOUT, toast, toastQueue } from './toastQueue'

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  beforeEach: () => {
    toastQueue.clear()
    return () => toastQueue.clear()
  },
  render: () => (
    <>
      <Inline>
        <Button onPress={() => toast.success('User verified successfully!')}>Success</Button>
        <Button onPress={() => toast.error('Failed to delete user')}>Error</Button>
        <Button onPress={() => toast.info('Please enter the 6-digit code')}>Note</Button>
      </Inline>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

const toasts = () => screen.queryAllByRole('alertdialog')

export const Default: Story = {}

export const Tones: Story = {
  play: async () => {
    toast.info('Please enter the 6-digit code from your authenticator app')
    toast.error('Failed to delete user')
    toast.success('User verified successfully!')
    await waitFor(() => expect(toasts()).toHaveLength(3))
  },
}

export const TonesDark: Story = { ...Tones, globals: { theme: 'dark' } }

export const Phone: Story = { ...Tones, globals: { viewport: { value: 'small' } } }

export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } }

export const LongContent: Story = {
  play: async () => {
    toast.error('Wolfeschlegelsteinhausenbergerdorff'.repeat(20))
    toast.error('کاربر پیدا نشد. لطفاً دوباره تلاش کنید.')
    await waitFor(() => expect(toasts()).toHaveLength(2))
  },
}

export const ShowsMarkupAsText: Story = {
  tags: ['!autodocs'],
  play: async () => {
    toast.error('<img src=x onerror=alert(1)><b>bold</b>')
    const shown = await screen.findByText('<img src=x onerror=alert(1)><b>bold</b>')
    await expect(shown).toHaveAttribute('dir', 'auto')
    await expect(shown.querySelector('img, b')).toBeNull()
  },
}

export const CutsAServersNovel: Story = {
  tags: ['!autodocs'],
  play: async () => {
    toast.error('😀'.repeat(400))
    const shown = await screen.findByText(/^😀+…$/u)
    await expect(Array.from(shown.textContent ?? '')).toHaveLength(300)
  },
}

export const ClosesAfterFiveSeconds: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const clock = stopTheClock()
    try {
      toast.success('User verified successfully!')
      await screen.findByText('User verified successfully!')
      clock.pass(TOAST_TIMEOUT - 1)
      await expect(toasts()).toHaveLength(1)
      clock.pass(1)
      await waitFor(() => expect(toasts()).toHaveLength(0))
    } finally {
      clock.restart()
    }
  },
}

export const WaitsUnderThePointer: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const clock = stopTheClock()
    try {
      toast.success('User verified successfully!')
      const shown = await screen.findByText('User verified successfully!')
      clock.pass(4_000)
      await userEvent.hover(shown)
      clock.pass(60_000)
      await expect(toasts()).toHaveLength(1)
      await userEvent.unhover(shown)
      clock.pass(999)
      await expect(toasts()).toHaveLength(1)
      clock.pass(1)
      await waitFor(() => expect(toasts()).toHaveLength(0))
    } finally {
      clock.restart()
    }
  },
}

export const IsReachedByF6: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const clock = stopTheClock()
    try {
      const opener = canvas.getByRole('button', { name: 'Error' })
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByText('Failed to delete user')
      await userEvent.keyboard('{F6}')
      const region = screen.getByRole('region', { name: /notification/i })
      await expect(region.contains(document.activeElement)).toBe(true)
      clock.pass(60_000)
      await expect(toasts()).toHaveLength(1)
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(toasts()).toHaveLength(0))
      await waitFor(() => expect(opener).toHaveFocus())
    } finally {
      clock.restart()
    }
  },
}

export const ShowsFiveAtMost: Story = {
  tags: ['!autodocs'],
  play: async () => {
    for (let number = 1; number <= 7; number += 1) toast.info(`Message ${number}`)
    await waitFor(() => expect(toasts()).toHaveLength(TOAST_MAX_VISIBLE))
    await expect(screen.getByText('Message 7')).toBeVisible()
    await expect(screen.queryByText('Message 2')).toBeNull()
  },
}
