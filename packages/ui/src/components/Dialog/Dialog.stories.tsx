import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { twoFrames } from '../../storybook/twoFrames'
import { Button } from '../Button/Button'
import { TextField } from '../TextField/TextField'
import { Dialog, type DialogProps } from './Dialog'
import { modal } from './Dialog.css'

const paragraph =
  'We meet at nine by the old bridge. Bring gloves if you have some; bags and coffee are there.'

/** A button opens the dialog, as in real use, so that the focus can return to it. */
function Opened(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const close = () => {
    setIsOpen(false)
    props.onOpenChange(false)
  }
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={close}
        footer={
          props.footer ?? (
            <>
              <Button onPress={close}>Cancel</Button>
              <Button variant="primary" onPress={close}>
                Send
              </Button>
            </>
          )
        }
      />
    </>
  )
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Send Push Notification',
    children: paragraph,
  },
  argTypes: {
    children: { control: 'text' },
    footer: { control: false },
    size: { control: 'inline-radio', options: valuesOf(modal, 'size') },
  },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** The open dialog, once it has the focus: an earlier key press would reach the page. */
async function entered(role: DialogProps['role'] = 'dialog') {
  const dialog = await screen.findByRole(role)
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}

/** Presses the element at the edge of the window. */
const pressOutside = () => userEvent.click(document.elementFromPoint(2, 2) ?? document.body)

export const Default: Story = { parameters: screenshots.both }

export const Wide: Story = { args: { size: 'wide' } }

export const Alert: Story = {
  args: { role: 'alertdialog', title: 'Discard what you have written?' },
}

export const Busy: Story = { args: { isPending: true } }

export const LongContent: Story = {
  args: {
    title: 'A title that goes on and on, because somebody has put a whole sentence into it',
    children: <Stack>{Array.from({ length: 20 }, () => paragraph).join(' ')}</Stack>,
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneLongContent: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }

export const LargeText: Story = {
  parameters: screenshots.one,
  globals: { textSize: '200' },
}

export const PhoneLargeText: Story = {
  ...LongContent,
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async () => {
    const dialog = await entered()
    const send = within(dialog).getByRole('button', { name: 'Send' })
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(send).toHaveFocus())
    await waitFor(() =>
      expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const RightToLeft: Story = {
  parameters: screenshots.one,
  args: {
    title: 'שליחת הודעה',
    children: 'ניפגש בתשע ליד הגשר הישן. מי שיש לו כפפות מוזמן להביא אותן.',
  },
  globals: { direction: 'rtl' },
}

/** Only one dialog can be open at a time, so each size has a button that opens it. */
export const Matrix: Story = {
  args: { isOpen: false },
  render: (args) => (
    <Grid rows={valuesOf(modal, 'size')} columns={['dialog', 'alertdialog'] as const}>
      {(size, role) => <Opened {...args} size={size} role={role} />}
    </Grid>
  ),
}

/**
 * In the document only while it is open. It closes after the event, as with an answer of the
 * server: React runs all effects of an event's update before it returns.
 */
function Mounted(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      {isOpen && <Dialog {...props} isOpen onOpenChange={() => setTimeout(setIsOpen, 0, false)} />}
    </>
  )
}

/** The opener stays in the page when the dialog is removed from the document. */
function Removable(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Button onPress={() => setIsHere(false)}>Remove</Button>
      {isHere && <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}

/** The closed dialog during its exit animation. */
const leaving = () =>
  document.getAnimations().filter(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return target?.matches('[data-exiting]') === true
  })

/** The exit takes `motion.exit`, and the page can be used meanwhile. */
/** The question about a case, whose buttons are at the end of the window. */
function AtTheEdge({ side, ...props }: DialogProps) {
  const [near, setNear] = useState<Element | null>(null)
  return (
    <>
      <div
        ref={setNear}
        data-testid="buttons"
        style={{
          position: 'fixed',
          insetBlockEnd: 0,
          insetInlineEnd: 0,
          inlineSize: '24rem',
          blockSize: '4rem',
        }}
      />
      {near && <Dialog {...props} near={near} side={side} />}
    </>
  )
}

/** What stands above the buttons stays in view. */
export const OpensBesideItsButtons: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { side: 'beside' },
  render: (args) => <AtTheEdge {...args} />,
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog')
    const buttons = canvas.getByTestId('buttons').getBoundingClientRect()
    await waitFor(() => {
      const { right, bottom } = dialog.getBoundingClientRect()
      expect(right).toBeLessThan(buttons.left)
      // The frame has a border.
      expect(buttons.bottom - bottom).toBeLessThan(2)
    })
  },
}

export const OpensAboveItsButtons: Story = {
  ...OpensBesideItsButtons,
  args: {},
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog')
    const buttons = canvas.getByTestId('buttons').getBoundingClientRect()
    await waitFor(() => {
      const { right, bottom } = dialog.getBoundingClientRect()
      expect(bottom).toBeLessThan(buttons.top)
      expect(buttons.right - right).toBeLessThan(2)
    })
  },
}

export const KeepsThePageUsableDuringTheExit: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  // Stories run with reduced motion. This is long enough to see the animation.
  beforeEach: () => {
    document.documentElement.style.setProperty('--hearth-motion-exit', '60000ms')
    return () => document.documentElement.style.removeProperty('--hearth-motion-exit')
  },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(open)
    await userEvent.click(within(await entered()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(leaving()).toHaveLength(2))
    for (const { effect } of leaving()) {
      await expect(effect?.getTiming().duration).toBe(60000)
    }
    await expect(document.elementFromPoint(2, 2)?.closest('[data-exiting]')).toBeNull()
    for (const animation of leaving()) animation.finish()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
  },
}

/** With reduced motion the dialog disappears at once, without an exit animation. */
export const ClosesAtOnceUnderReducedMotion: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(open)
    const dialog = await entered()
    const lasting: Node[] = []
    const observer = new MutationObserver((changes) => {
      lasting.push(...changes.map(({ target }) => target).filter((node) => node.isConnected))
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-exiting'] })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    observer.disconnect()
    await expect(lasting).toEqual([])
    await waitFor(() => expect(open).toHaveFocus())
  },
}

const copies = () => document.querySelectorAll('[inert][data-exiting]')

/** The owner unmounts the dialog, as a composer with an address does: a copy plays the exit. */
export const PlaysTheExitWhenUnmounted: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Mounted {...args}>
      <input aria-label="Name" id="name" />
      <textarea aria-label="Message" />
    </Mounted>
  ),
  // Long enough to see the animation.
  beforeEach: () => {
    document.documentElement.style.setProperty('--hearth-motion-exit', '60000ms')
    return () => {
      document.documentElement.style.removeProperty('--hearth-motion-exit')
      for (const copy of copies()) copy.remove()
    }
  },
  play: async () => {
    const dialog = within(await entered())
    await userEvent.type(dialog.getByLabelText('Name'), 'Maria')
    await userEvent.type(dialog.getByLabelText('Message'), 'Welcome')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(copies()).toHaveLength(1))
    const [copy] = copies()
    await expect(copy?.getAnimations()).toHaveLength(1)
    await expect(copy?.querySelector('input')).toHaveValue('Maria')
    await expect(copy?.querySelector('textarea')).toHaveValue('Welcome')
    await expect(copy?.querySelector('[id]')).toBeNull()
  },
}

/** Under reduced motion there is no copy, not even for one frame. */
export const SkipsTheExitUnderReducedMotion: Story = {
  tags: ['!autodocs'],
  render: (args) => <Mounted {...args} />,
  play: async () => {
    const close = within(await entered()).getByRole('button', { name: 'Close' })
    const leavingCopies: Node[] = []
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      leavingCopies.push(
        ...added.filter((node) => node instanceof Element && node.matches('[data-exiting]')),
      )
    })
    observer.observe(document.body, { childList: true })
    await userEvent.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await twoFrames()
    observer.disconnect()
    await expect(leavingCopies).toEqual([])
  },
}

/** The owner unmounts the dialog, and a frame passes while the page is still inert. */
export const ReturnsFocusAfterAnEarlyFrame: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  render: (args) => <Mounted {...args} />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(open)
    await entered()
    const early = spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      queueMicrotask(() => callback(0))
      return 0
    })
    screen.getByRole('button', { name: 'Close' }).click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(early).toHaveBeenCalled()
    early.mockRestore()
    await waitFor(() => expect(open).toHaveFocus())
  },
}

/** A closed dialog does not move the focus. */
export const DoesNotMoveTheFocusOnceClosed: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(open)
    await entered()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(open).toHaveFocus())
    const remove = canvas.getByRole('button', { name: 'Remove' })
    remove.click()
    open.blur()
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await expect(document.body).toHaveFocus()
  },
}

export const ReturnsFocus: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await entered()).toHaveAccessibleName('Send Push Notification')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
}

/** Simulates a screen reader. */
export const MovesTheFocusAfterAScreenReaderClick: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, step }) => {
    const open = canvas.getByRole('button', { name: 'Open' })
    await step('in', async () => {
      open.focus()
      open.click()
      await entered()
    })
    await step('and back', async () => {
      screen.getByRole('button', { name: 'Send' }).click()
      await waitFor(() => expect(open).toHaveFocus())
    })
  },
}

export const KeepsFocusInside: Story = {
  tags: ['!autodocs'],
  args: { children: <TextField label="Title" value="" onChange={fn()} /> },
  play: async () => {
    const dialog = within(await entered())
    const order = [
      dialog.getByRole('button', { name: 'Close' }),
      dialog.getByRole('textbox', { name: 'Title' }),
      dialog.getByRole('button', { name: 'Cancel' }),
      dialog.getByRole('button', { name: 'Send' }),
    ]
    for (const stop of [...order, order[0]]) {
      await userEvent.tab()
      await waitFor(() => expect(stop).toHaveFocus())
    }
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(order.at(-1)).toHaveFocus())
  },
}

export const ClosesByItsButton: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await entered()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
}

export const ClosesOnAPressOutside: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await entered()
    await userEvent.click(within(dialog).getByText(paragraph))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await pressOutside()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
}

export const WaitsForAnAnswer: Story = {
  ...Alert,
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await entered('alertdialog')
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
    await pressOutside()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    // The press moved the focus; it returns.
    await expect(await entered('alertdialog')).toBecomeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce())
  },
}

export const StaysWhileBusy: Story = {
  tags: ['!autodocs'],
  args: { isPending: true },
  play: async ({ args }) => {
    const dialog = await entered()
    await userEvent.keyboard('{Escape}')
    await pressOutside()
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(dialog).toBecomeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const ScrollsInALowWindow: Story = {
  tags: ['!autodocs'],
  ...PhoneLongContent,
  play: async () => {
    const dialog = await entered()
    const send = within(dialog).getByRole('button', { name: 'Send' })
    await waitFor(() =>
      expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    // The scrolling part becomes a tab stop once it is measured, so that arrow keys can scroll
    // it.
    await waitFor(() => expect(dialog.querySelector('div[tabindex="0"]')).not.toBeNull())
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(paragraph))
    await expect(document.activeElement?.scrollHeight).toBeGreaterThan(
      document.activeElement?.clientHeight ?? 0,
    )
  },
}
