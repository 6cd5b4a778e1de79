import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { valuesOf } from '../../workshop/Matrix'
import { pictures } from '../../workshop/modes'
import { Button } from '../Button/Button'
import { type StoppedClock, stopTheClock } from './stopTheClock'
import { ToastRegion } from './Toast'
import { mark } from './Toast.css'
import { guide } from './Toast.guide'
import { TOAST_MAX_VISIBLE, TOAST_TIMEOUT, type ToastTone, toast, toastQueue } from './toastQueue'

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  parameters: { guide, docs: { story: { inline: false, height: '24rem' } } },
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
const shown = (amount: number) => waitFor(() => expect(toasts()).toHaveLength(amount))

/** One without a clock: it is looked at, for however long that takes. */
const stay = (tone: ToastTone, text: string) => toastQueue.add({ tone, text })

/** A play in which time passes only when told to. What is still shown at its end stays. */
const onAStoppedClock =
  (steps: (clock: StoppedClock) => Promise<void>): NonNullable<Story['play']> =>
  async () => {
    const clock = stopTheClock()
    try {
      await steps(clock)
    } finally {
      clock.restart()
    }
  }

/** A toast starts its clock a moment after it is seen: a slow machine can be in between. */
async function ticking(clock: StoppedClock, text: string) {
  await clock.until(() => clock.isDueIn(TOAST_TIMEOUT))
  return screen.findByText(text)
}

const verified = 'User verified successfully!'

export const Default: Story = {}

export const Matrix: Story = {
  parameters: pictures.both,
  play: async () => {
    for (const tone of valuesOf(mark, 'tone')) stay(tone, `What a toast of tone ${tone} says`)
    await shown(3)
  },
}

export const Phone: Story = {
  ...Matrix,
  parameters: {},
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    stay('success', 'המשתמש אומת בהצלחה')
    stay('error', 'Failed to delete user')
    await shown(2)
  },
}

export const LongContent: Story = {
  play: async () => {
    stay('error', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8))
    stay('error', 'کاربر پیدا نشد. لطفاً دوباره تلاش کنید.')
    await shown(2)
  },
}

export const LargeText: Story = {
  ...LongContent,
  globals: { textSize: '200', viewport: { value: 'small' } },
}

export const StandsAtTheTopWhereLinesEnd: Story = {
  tags: ['!autodocs'],
  play: async () => {
    stay('success', verified)
    const region = await screen.findByRole('region', { name: /notification/i })
    const { top, right } = region.getBoundingClientRect()
    await expect(top).toBe(16)
    await expect(right).toBe(document.documentElement.clientWidth - 16)
  },
}

export const ShowsMarkupAsText: Story = {
  tags: ['!autodocs'],
  play: onAStoppedClock(async (clock) => {
    toast.error('<img src=x onerror=alert(1)><b>bold</b>')
    const seen = await ticking(clock, '<img src=x onerror=alert(1)><b>bold</b>')
    await expect(seen).toHaveAttribute('dir', 'auto')
    await expect(seen.querySelector('img, b')).toBeNull()
  }),
}

export const CutsAServersNovel: Story = {
  tags: ['!autodocs'],
  play: onAStoppedClock(async (clock) => {
    toast.error('😀'.repeat(400))
    await ticking(clock, `${'😀'.repeat(299)}…`)
  }),
}

export const ClosesAfterFiveSeconds: Story = {
  tags: ['!autodocs'],
  play: onAStoppedClock(async (clock) => {
    toast.success(verified)
    await ticking(clock, verified)
    clock.pass(TOAST_TIMEOUT - 1)
    await shown(1)
    clock.pass(1)
    await shown(0)
  }),
}

export const WaitsUnderThePointer: Story = {
  tags: ['!autodocs'],
  play: onAStoppedClock(async (clock) => {
    toast.success(verified)
    const seen = await ticking(clock, verified)
    clock.pass(4_000)
    await userEvent.hover(seen)
    await clock.until(() => !clock.isDueIn(1_000))
    clock.pass(60_000)
    await shown(1)
    await userEvent.unhover(seen)
    await clock.until(() => clock.isDueIn(1_000))
    clock.pass(999)
    await shown(1)
    clock.pass(1)
    await shown(0)
  }),
}

export const IsReachedByF6: Story = {
  tags: ['!autodocs'],
  play: onAStoppedClock(async (clock) => {
    const opener = screen.getByRole('button', { name: 'Error' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await ticking(clock, 'Failed to delete user')
    await userEvent.keyboard('{F6}')
    const region = screen.getByRole('region', { name: /notification/i })
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true))
    // The focus has stopped its clock.
    await clock.until(() => !clock.isDueIn(TOAST_TIMEOUT))
    clock.pass(60_000)
    await shown(1)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await shown(0)
    await waitFor(() => expect(opener).toHaveFocus())
  }),
}

export const ShowsSixAtMost: Story = {
  tags: ['!autodocs'],
  play: async () => {
    for (let number = 1; number <= 8; number += 1) stay('info', `Message ${number}`)
    await shown(TOAST_MAX_VISIBLE)
    await waitFor(() => expect(screen.getByText('Message 8')).toBeVisible())
    await expect(screen.queryByText('Message 2')).toBeNull()
  },
}
