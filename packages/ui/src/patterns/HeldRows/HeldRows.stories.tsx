import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Dialog } from '../../components/Dialog/Dialog'
import { hasFocusInside } from '../../storybook/choose'
import { screenshots } from '../../storybook/modes'
import { twoFrames } from '../../storybook/twoFrames'
import { later, onApprove, PolledList } from './heldRowsFixture'

const meta = {
  title: 'Patterns/HeldRows',
  component: PolledList,
  args: { isHeld: false, next: later },
  argTypes: { next: { control: false } },
  beforeEach: () => {
    onApprove.mockClear()
  },
} satisfies Meta<typeof PolledList>

export default meta
type Story = StoryObj<typeof meta>

interface Canvas {
  queryAllByRole: (role: string) => HTMLElement[]
  getByRole: (role: string, options: { name: string | RegExp }) => HTMLElement
}

const before = ['Request 1', 'Request 2', 'Request 3']
const held = ['Request 1', 'Renamed', 'Request 3']
const released = ['Request 4', 'Request 3', 'Renamed']

const shown = (canvas: Canvas, rows: string[]) =>
  waitFor(() =>
    expect(canvas.queryAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(rows),
  )
/** A DOM click, so that time passes without moving the pointer or the focus. */
const poll = (canvas: Canvas) => canvas.getByRole('button', { name: 'Poll' }).click()

export const Default: Story = {}

/** A dialog is open: one row waits, one has left. */
export const Waiting: Story = {
  args: { isHeld: true },
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    poll(canvas)
    await shown(canvas, held)
    await expect(canvas.getByRole('button', { name: 'Show 1 new' })).toBecomeVisible()
  },
}

export const RightToLeft: Story = {
  ...Waiting,
  globals: { direction: 'rtl' },
  parameters: { chromatic: { disableSnapshot: true } },
}

export const SmallPhone: Story = {
  args: { isHeld: true },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    poll(canvas)
    await expect(await canvas.findByRole('button', { name: 'Show 1 new' })).toBecomeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const HoldsUnderThePointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Request 1'))
    poll(canvas)
    // Values are current, positions are not; the row that has left stays without its action.
    await shown(canvas, held)
    const approve = canvas.getByRole('button', { name: 'Approve Request 1' })
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(approve)
    await expect(onApprove).not.toHaveBeenCalled()
    await userEvent.unhover(approve)
    // The press has left the focus in the list, so the list is still held.
    await twoFrames()
    await shown(canvas, held)
    approve.blur()
    await shown(canvas, released)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Show/ })).toBeNull())
  },
}

export const HoldsUnderFocusUntilAsked: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Approve Request 1' })).toHaveFocus()
    poll(canvas)
    await shown(canvas, held)
    const showNew = await canvas.findByRole('button', { name: 'Show 1 new' })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    // Leaving the list releases the rows, so the button is gone.
    await shown(canvas, released)
    await waitFor(() => expect(showNew).not.toBeInTheDocument())
  },
}

export const HoldsUntilADialogHasReturnedTheFocus: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <PolledList {...args} isHeld={isOpen} />
        <button type="button" onClick={() => setIsOpen(true)}>
          Ask
        </button>
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Approve Request 3">
          Are you sure?
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    const approve = canvas.getByRole('button', { name: 'Approve Request 3' })
    approve.focus()
    canvas.getByText('Ask').click()
    const dialog = await screen.findByRole('dialog')
    await hasFocusInside(dialog)
    // The page below the dialog is inert.
    canvas.getByText('Poll').click()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(approve).toHaveFocus())
    await shown(canvas, held)
  },
}

export const ShowsWhatWaitsUnderAnOpenDialog: Story = {
  tags: ['!autodocs'],
  args: { isHeld: true },
  play: async ({ canvas }) => {
    poll(canvas)
    await shown(canvas, held)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 new' }))
    await shown(canvas, released)
  },
}

export const TakesTheOrderThatWasAskedFor: Story = {
  tags: ['!autodocs'],
  args: { isHeld: true },
  play: async ({ canvas }) => {
    await shown(canvas, before)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await shown(canvas, before.toReversed())
    // A poll changes the name that the list is sorted by: the row stays in place.
    poll(canvas)
    await shown(canvas, held.toReversed())
  },
}

export const LetsGoWhenNobodyIsThere: Story = {
  tags: ['!autodocs'],
  args: { next: [] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    poll(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Approve Request 1' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    canvas.getByRole('button', { name: 'Poll' }).focus()
    await expect(await canvas.findByText('No data available')).toBecomeVisible()
  },
}
