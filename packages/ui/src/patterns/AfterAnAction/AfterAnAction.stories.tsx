import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { twoFrames } from '../../storybook/twoFrames'
import { DecidedList, OwnRows, ReloadedRows } from './afterAnActionFixture'

const meta = {
  title: 'Patterns/After an action',
  component: DecidedList,
  args: { amount: 6, onApprove: fn(async () => {}) },
} satisfies Meta<typeof DecidedList>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
/** Names of sixty rows, looked up again and again, leave no time for the rows that come late. */
const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))

const question = async () => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  return dialog
}
const questionIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** Three keys: ask, move to the answer, answer. */
const approveByKeyboard = async () => {
  await userEvent.keyboard('{Enter}')
  await question()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await questionIsGone()
}

export const Default: Story = {}

export const RowsOfYourOwn: Story = {
  render: ({ amount }) => <OwnRows amount={amount} />,
}

export const GoesOnFromRowToRow: Story = {
  tags: ['!autodocs'],
  args: { amount: 60 },
  play: async ({ canvas, canvasElement, step }) => {
    // The rows below the screen come after the others.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-row-id]')).toHaveLength(60))
    button(canvas, 'Approve Request 30').focus()
    button(canvas, 'Approve Request 30').scrollIntoView({ block: 'center' })
    const place = window.scrollY
    await expect(place).toBeGreaterThan(300)
    await step('three keys for each decision, and the page stays where it is', async () => {
      for (const next of [31, 32, 33]) {
        await approveByKeyboard()
        await hasFocus(`Approve Request ${next}`)
        await expect(window.scrollY).toBe(place)
      }
    })
    await step('how many are left is said politely, while it is true', async () => {
      const left = await canvas.findByText('57 requests left')
      await expect(left.closest('[role=status]')).not.toBeNull()
      await userEvent.keyboard('{ArrowRight}{Enter}')
      await hasFocus('Dismiss Request 34')
      await expect(await canvas.findByText('56 requests left')).toBeInTheDocument()
      await expect(canvas.queryByText('57 requests left')).toBeNull()
    })
  },
}

export const GoesBackFromTheLastRowAndEndsAtTheTitle: Story = {
  tags: ['!autodocs'],
  args: { amount: 2 },
  play: async ({ canvas }) => {
    button(canvas, 'Approve Request 2').focus()
    await approveByKeyboard()
    await hasFocus('Approve Request 1')
    await approveByKeyboard()
    await waitFor(() => expect(canvas.getByText('No requests')).toHaveFocus())
  },
}

export const GoesBackToTheButtonWhenItFails: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    mocked(args.onApprove).mockRejectedValueOnce(new Error('503'))
    button(canvas, 'Approve Request 2').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await question()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    await userEvent.keyboard('{Escape}')
    await questionIsGone()
    await hasFocus('Approve Request 2')
  },
}

export const LeavesAloneWhoIsElsewhere: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <DecidedList {...args} />
      <input aria-label="Elsewhere" />
    </>
  ),
  play: async ({ canvas }) => {
    button(canvas, 'Approve Request 2').focus()
    const elsewhere = canvas.getByRole('textbox', { name: 'Elsewhere' })
    elsewhere.focus()
    // No pointer click: it would move the focus too.
    button(canvas, 'Dismiss Request 2').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    elsewhere.focus()
    await waitFor(() => expect(canvas.queryByText('Request 2')).toBeNull())
    await expect(elsewhere).toHaveFocus()
  },
}

export const OnAPhoneTheMenuOfTheNextCard: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Request 3' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Approve' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Approve' }))
    await questionIsGone()
    await hasFocus('Actions for Request 4')
  },
}

export const InRowsOfYourOwn: Story = {
  ...RowsOfYourOwn,
  tags: ['!autodocs'],
  args: { amount: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, 'Dismiss Request 1'))
    await hasFocus('Dismiss Request 2')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('No requests')).toHaveFocus())
  },
}

/** Not to the one that was next when the focus came. */
export const GoesToTheRowThatIsNextByNow: Story = {
  tags: ['!autodocs'],
  // Only Chromium fires focusout on an element that is being removed.
  beforeEach: () => {
    const stop = (event: Event) => event.stopImmediatePropagation()
    addEventListener('focusout', stop, true)
    return () => removeEventListener('focusout', stop, true)
  },
  render: () => (
    <ReloadedRows
      reloads={[
        ['A', 'B', 'C'],
        ['A', 'B', 'X', 'C'],
        ['A', 'X', 'C'],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const reload = button(canvas, 'Reload')
    button(canvas, 'B').focus()
    reload.click()
    const next = await canvas.findByRole('button', { name: 'X' })
    reload.click()
    await waitFor(() => expect(next).toHaveFocus())
  },
}

export const LeavesAloneWhoHasPressedBesideTheList: Story = {
  tags: ['!autodocs'],
  render: () => <ReloadedRows reloads={[['A', 'B'], ['A']]} />,
  play: async ({ canvas }) => {
    const row = button(canvas, 'B')
    row.focus()
    await userEvent.click(document.body)
    button(canvas, 'Reload').click()
    await waitFor(() => expect(row).not.toBeInTheDocument())
    await twoFrames()
    await expect(document.body).toHaveFocus()
  },
}
