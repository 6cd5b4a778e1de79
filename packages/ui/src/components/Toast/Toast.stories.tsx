import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { type FrozenClock, onAStoppedClock } from '../../storybook/freezeClock'
import { valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { translated } from '../../storybook/translated'
import { twoFrames } from '../../storybook/twoFrames'
import { Button } from '../Button/Button'
import { Notice } from '../Notice/Notice'
import { Sheet } from '../Sheet/Sheet'
import { ToastRegion } from './Toast'
import { icon } from './Toast.css'
import { TOAST_MAX_VISIBLE, TOAST_TIMEOUT, type ToastTone, toast, toastQueue } from './toastQueue'

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
const shown = (amount: number) => waitFor(() => expect(toasts()).toHaveLength(amount))

/** After a timer, because a toast disappears a moment after it is closed. */
const stillShown = async (amount: number) => {
  await twoFrames()
  await expect(toasts()).toHaveLength(amount)
}

/** A toast without a timer, for the docs page. */
const stay = (tone: ToastTone, text: string) => toastQueue.add({ tone, text })

/** A toast starts its timer a moment after it appears, and a slow machine may delay it further. */
async function ticking(clock: FrozenClock, text: string) {
  await clock.waitForTimer(TOAST_TIMEOUT)
  return screen.findByText(text)
}

const verified = 'User verified successfully!'

export const Default: Story = {}

export const Matrix: Story = {
  parameters: screenshots.both,
  play: async () => {
    for (const tone of valuesOf(icon, 'tone')) stay(tone, `What a toast of tone ${tone} says`)
    await shown(3)
  },
}

/** The close button is beside the text of each toast, at the end of the line. */
async function closesAtTheEnd() {
  for (const one of toasts()) {
    const isMirrored = getComputedStyle(one).direction === 'rtl'
    const words = within(one).getByText(/./, { selector: 'p' }).getBoundingClientRect()
    const close = within(one).getByRole('button').getBoundingClientRect()
    const frame = one.getBoundingClientRect()
    await expect(isMirrored ? words.left - close.right : close.left - words.right).toBeGreaterThan(
      0,
    )
    await expect(isMirrored ? close.left - frame.left : frame.right - close.right).toBeLessThan(16)
    await expect(close.top).toBeLessThan(words.bottom)
    await expect(close.bottom).toBeGreaterThan(words.top)
  }
}

/** The link leads to the details. */
export const WithLink: Story = {
  parameters: screenshots.one,
  play: async () => {
    const text = 'Already approved by Ana Duarte, 10:22'
    const link = { href: '/record?member=r1', label: 'See the record' }
    toastQueue.add({ tone: 'error', text, link })
    await shown(1)
    const followed = screen.getByRole('link', { name: 'See the record' })
    await expect(followed).toHaveAttribute('href', '/record?member=r1')
    await waitFor(() => expect(liveRole(text)).toBe('alert'))
    await closesAtTheEnd()
  },
}

export const PhoneWithLink: Story = {
  ...WithLink,
  tags: ['!autodocs'],
  parameters: {},
  globals: { viewport: { value: 'small' } },
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

/** Long texts in front, with and without a link, as in other languages. */
export const PhoneRightToLeft: Story = {
  tags: ['!autodocs'],
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async () => {
    const link = { href: '/record?member=r1', label: 'عرض السجل بالتفصيل' }
    const text = 'سبق أن وافقت فاطمة الزهراء بنت عبد الرحمن على هذا الطلب، 10:22'
    stay('success', 'تم تحديث حالة العضوية بنجاح!')
    toastQueue.add({ tone: 'error', text, link })
    await shown(2)
    await userEvent.tab()
    await userEvent.keyboard('{F6}')
    await waitFor(closesAtTheEnd)
  },
}

/** A short text stays on one line with its icon and the close button. */
export const ShortText: Story = {
  play: async () => {
    stay('success', 'Undone')
    await shown(1)
    const [one] = toasts()
    await expect(one?.getBoundingClientRect().height).toBeLessThanOrEqual(48)
  },
}

const onUndo = fn()

/** The button stands beside it. */
export const ShortTextWithUndo: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    toastQueue.add({
      tone: 'success',
      text: '2 verified',
      action: { label: 'Undo', onPress: onUndo },
    })
    await shown(1)
    const [one] = toasts()
    await expect(one?.getBoundingClientRect().height).toBeLessThanOrEqual(48)
  },
}

/** Whom it was about, and the way back. */
export const WithUndo: Story = {
  parameters: screenshots.one,
  play: async () => {
    const action = { label: 'Undo', onPress: onUndo }
    toastQueue.add({
      tone: 'success',
      text: 'Member banned successfully',
      about: 'مریم رضایی',
      action,
    })
    await shown(1)
    const one = within(toasts()[0] ?? document.body)
    await expect(await one.findByRole('status')).toHaveTextContent(
      'Member banned successfullyمریم رضایی',
    )
    await userEvent.click(one.getByRole('button', { name: 'Undo' }))
    await expect(onUndo).toHaveBeenCalledOnce()
    await shown(0)
  },
}

export const PhoneWithUndo: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const about = 'Maximiliana-Theodora Wolfeschlegelsteinhausen'
    const action = { label: 'Undo', onPress: onUndo }
    toastQueue.add({ tone: 'success', text: 'Member banned successfully', about, action })
    await shown(1)
    const { right } = toasts()[0]?.getBoundingClientRect() ?? { right: Number.NaN }
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    const words = screen.getByText('Member banned successfully').firstChild
    const first = document.createRange()
    if (words) first.setStart(words, 0)
    if (words) first.setEnd(words, 'Member'.length)
    // The name leaves the words whole.
    await expect(first.getClientRects()).toHaveLength(1)
  },
}

/** Above the buttons of a sheet the words stand whole. */
export const AboveAThumbBar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Sheet
        isOpen
        onOpenChange={fn()}
        title="Maria Silveira"
        footer={
          <div data-thumb-bar>
            <Button variant="primary">Approve</Button>
          </div>
        }
      >
        {null}
      </Sheet>
      <ToastRegion />
    </>
  ),
  play: async () => {
    const text = 'Citizenship approved successfully!'
    const about = 'Maximiliana-Theodora Wolfeschlegelsteinhausen'
    const action = { label: 'Undo', onPress: onUndo }
    toastQueue.add({ tone: 'success', text, about, action })
    await shown(1)
    const [toast] = toasts()
    const words = screen.getByText(text)
    await expect(getComputedStyle(words).overflow).toBe('visible')
    const all = words.parentElement
    await expect(all?.scrollHeight).toBe(all?.clientHeight)
    const { top = 0, bottom = 999 } = toast?.getBoundingClientRect() ?? {}
    await expect(bottom - top).toBeLessThanOrEqual(64)
    const buttons = screen.getByRole('button', { name: 'Approve' })
    await expect(bottom).toBeLessThanOrEqual(buttons.getBoundingClientRect().top)
    const name = screen.getByRole('heading', { name: 'Maria Silveira' })
    await expect(top).toBeGreaterThan(name.getBoundingClientRect().bottom)
  },
}

/** The same words about two people are two messages. */
export const SaysTheSameAboutTwo: Story = {
  tags: ['!autodocs'],
  play: async () => {
    for (const about of ['Maria Silva', 'Rui Matos', 'Rui Matos'])
      toast.success(verified, { about })
    await shown(2)
    await expect(toasts()[0]).toHaveTextContent(/Rui Matos· 22 times$/)
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

export const AppearsAtTheBottomAtTheStartOfTheLine: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    stay('success', verified)
    const region = await screen.findByRole('region', { name: /notification/i })
    const { bottom, left } = region.getBoundingClientRect()
    await expect(bottom).toBe(innerHeight - 16)
    await expect(left).toBe(16)
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

export const ShortensALongServerMessage: Story = {
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
    await stillShown(1)
    clock.pass(1)
    await shown(0)
  }),
}

export const StopsItsTimerUnderThePointer: Story = {
  tags: ['!autodocs'],
  play: onAStoppedClock(async (clock) => {
    toast.success(verified)
    const seen = await ticking(clock, verified)
    const region = screen.getByRole('region', { name: /notification/i })
    clock.pass(4_000)
    await userEvent.hover(seen)
    await waitFor(() => expect(region).toHaveAttribute('data-hovered'))
    clock.pass(60_000)
    await stillShown(1)
    await userEvent.unhover(seen)
    await waitFor(() => expect(region).not.toHaveAttribute('data-hovered'))
    clock.pass(999)
    await stillShown(1)
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
    clock.pass(60_000)
    await stillShown(1)
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
    await waitFor(() => expect(screen.getByText('Message 8')).toBecomeVisible())
    await expect(screen.queryByText('Message 2')).toBeNull()
  },
}

/** The announced part of a toast. */
const liveRole = (words: string) => screen.getByText(words).closest('[aria-atomic]')?.role

/** Screen readers announce a toast without a move of the focus (WCAG 4.1.3). */
export const AnnouncesErrorsAssertivelyAndOthersPolitely: Story = {
  tags: ['!autodocs'],
  play: async () => {
    stay('success', verified)
    stay('error', 'Failed to delete user')
    stay('info', 'Please enter the 6-digit code')
    await waitFor(() => expect(liveRole(verified)).toBe('status'))
    await waitFor(() => expect(liveRole('Failed to delete user')).toBe('alert'))
    await waitFor(() => expect(liveRole('Please enter the 6-digit code')).toBe('status'))
  },
}

export const CountsEqualMessages: Story = {
  tags: ['!autodocs'],
  play: onAStoppedClock(async (clock) => {
    toast.success(verified)
    await ticking(clock, verified)
    clock.pass(4_000)
    toast.success(verified)
    toast.success(verified)
    await shown(1)
    // The text and its element stay the same; the timer starts again.
    await expect(await ticking(clock, verified)).toHaveTextContent(/^User verified successfully!$/)
    await expect(screen.getByText('· 3')).toBecomeVisible()
    await expect(screen.getByText('3 times')).toBeInTheDocument()
    // Advance the clock, so that the next timer differs.
    clock.pass(1)
    toast.error(verified)
    await shown(2)
    await clock.waitForTimer(TOAST_TIMEOUT)
    clock.pass(TOAST_TIMEOUT)
    await shown(0)
  }),
}

export const IsSilentWhenThePageShowsTheMessage: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <Notice tone="critical">Invalid email or password</Notice>
      <input aria-label="Title" aria-describedby="title-error" />
      <p id="title-error">Title is required</p>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Title' }).focus()
    stay('error', 'Invalid email or password')
    stay('error', 'title: Title is required')
    stay('error', 'description: Description is required')
    await waitFor(() => expect(liveRole('description: Description is required')).toBe('alert'))
    await expect(liveRole('title: Title is required')).toBe('none')
    await expect(screen.getAllByRole('alert')).toHaveLength(2)
  },
}

export const IsOneLineHigh: Story = {
  tags: ['!autodocs'],
  play: async () => {
    stay('success', 'Membership status updated successfully!')
    await shown(1)
    await expect(toasts()[0]?.getBoundingClientRect().height).toBe(40)
  },
}

export const StacksUntilHovered: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    for (const number of [1, 2, 3]) stay('info', `Message ${number}`)
    await shown(3)
    const [front, next, last] = toasts() as [HTMLElement, HTMLElement, HTMLElement]
    const { top } = front.getBoundingClientRect()
    await expect(top - next.getBoundingClientRect().top).toBeCloseTo(4, 0)
    await expect(top - last.getBoundingClientRect().top).toBeCloseTo(8, 0)
    await userEvent.tab()
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(next.getBoundingClientRect().bottom).toBeLessThan(top))
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(next.getBoundingClientRect().top)
    // The newest has not moved from under the pointer.
    await expect(front.getBoundingClientRect().top).toBe(top)
  },
}

/** A page whose buttons are where the toasts are (WCAG 2.4.11). */
export const DoesNotCoverTheFocus: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <>
      <div style={{ position: 'fixed', insetBlockEnd: '1rem', insetInlineStart: '1rem' }}>
        <Button>Edit</Button>
      </div>
      <Button>Create</Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    const toast = () => screen.getByRole('alertdialog').getBoundingClientRect()
    stay('success', verified)
    await shown(1)
    const { bottom } = toast()
    const edit = canvas.getByRole('button', { name: 'Edit' })
    edit.focus()
    await expect(toast().bottom).toBeLessThan(edit.getBoundingClientRect().top)
    canvas.getByRole('button', { name: 'Create' }).focus()
    await expect(toast().bottom).toBe(bottom)
  },
}

/** The name of the person and the buttons of the decision stay free. */
export const StandsBesideAnOpenCase: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <>
      <div
        data-case-panel
        style={{ position: 'fixed', inset: '1rem', insetInlineStart: '20rem' }}
      />
      <ToastRegion />
    </>
  ),
  play: async () => {
    toastQueue.add({ tone: 'success', text: 'Citizenship approved successfully!'.repeat(3) })
    await shown(1)
    const { right } = screen.getByRole('alertdialog').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(20 * 16)
  },
}

export const CountsOnATranslatedPage: Story = {
  ...CountsEqualMessages,
  decorators: [translated],
}

export const AnnouncesOnATranslatedPage: Story = {
  ...AnnouncesErrorsAssertivelyAndOthersPolitely,
  decorators: [translated],
}
