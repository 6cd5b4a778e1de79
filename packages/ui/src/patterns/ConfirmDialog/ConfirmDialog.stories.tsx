import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { ReasonField } from '../../domain/moderation/moderation'
import { HearthProvider, useHearth } from '../../provider/HearthProvider'
import { UnsentReasonsProvider } from '../../provider/unsentReasons'
import { mockDrafts } from '../../storybook/drafts'
import { screenshots } from '../../storybook/modes'
import { translated } from '../../storybook/translated'
import { twoFrames } from '../../storybook/twoFrames'
import {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ReasonInput,
  type ReasonSlot,
  useConfirm,
} from './ConfirmDialog'

const action = fn(async (_reason?: ReasonInput) => {})

const meta = {
  title: 'Patterns/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete User',
    description: 'Are you sure you want to delete this user? This action cannot be undone.',
    detail: 'Maria Silva · maria.silva@mail.example',
    confirmLabel: 'Delete',
    tone: 'critical',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: ['neutral', 'critical'] } },
  parameters: { docs: { story: { inline: false, height: '20rem' } }, spec: '2.21' },
  beforeEach: () => {
    action.mockClear()
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.all }

export const Neutral: Story = {
  args: {
    title: 'Verify Maria Silva',
    description: 'Are you sure you want to verify this user?',
    detail: 'maria.silva@mail.example',
    confirmLabel: 'Verify',
    tone: 'neutral',
  },
}

/** Without its own labels; an action has a better name than this. */
export const DefaultLabels: Story = {
  render: ({ isOpen, title, description, onConfirm, onCancel }) => (
    <ConfirmDialog {...{ isOpen, title, description, onConfirm, onCancel }} />
  ),
}

export const Busy: Story = { args: { isPending: true } }

/** The server accepts no attempts for now. */
export const Wait: Story = {
  args: { retryAt: new Date('2026-06-15T09:30:42Z') },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('timer')).toHaveTextContent('You can try again in 0:42.')
    await expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled()
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    title: `Delete ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(5)}`,
    detail: `${'long'.repeat(16)}@${'domain'.repeat(20)}.example`,
  },
}

export const MixedDirections: Story = { args: { detail: 'مریم رضایی (maryam@mail.example) 42' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: screenshots.one }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = {
  args: { detail: `${'long'.repeat(16)}@${'domain'.repeat(20)}.example` },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    // Both buttons stay in view while the question scrolls.
    for (const name of ['Cancel', 'Delete']) {
      const button = within(dialog).getByRole('button', { name })
      await waitFor(() => {
        const { top, bottom } = button.getBoundingClientRect()
        expect(top).toBeGreaterThanOrEqual(0)
        expect(bottom).toBeLessThanOrEqual(window.innerHeight)
      })
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Asks through `useConfirm`, as screens do, in a session of its own. */
function Asking(props: ConfirmDialogProps & { slot?: ReasonSlot }) {
  return (
    <UnsentReasonsProvider>
      <Page {...props} />
    </UnsentReasonsProvider>
  )
}

function Page({
  isOpen: _open,
  isPending: _busy,
  onCancel: _cancel,
  onConfirm: _confirm,
  reason: _reason,
  slot,
  ...words
}: ConfirmDialogProps & { slot?: ReasonSlot }) {
  const { ask, dialog, isAsking } = useConfirm()
  const [count, setCount] = useState(0)
  return (
    <>
      <Button
        onPress={() => {
          setCount(count + 1)
          ask({ ...words, reason: slot, onConfirm: action })
        }}
      >
        Ask
      </Button>
      <p>{isAsking ? 'asking' : `asked ${count}`}</p>
      {dialog}
    </>
  )
}

/** Finds the dialog once it has the focus: an earlier key press would go elsewhere. */
const opened = async (focused: string) => {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: focused })).toHaveFocus())
  return dialog
}

/** The same where a reason is asked for: its field has the focus. */
const openedForReason = async () => {
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus())
  return dialog
}

export const NeverDestroysOnEnter: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await opened('Cancel')
    await expect(dialog).toHaveAccessibleName('Delete User')
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone\. ?Maria Silva/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const ConfirmsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await opened('Cancel')
    const confirm = within(dialog).getByRole('button', { name: 'Delete' })
    // Tab only cycles through the two buttons.
    await userEvent.tab()
    await expect(confirm).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(confirm).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const CancelsOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await opened('Cancel')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const WaitsWhileBusy: Story = {
  tags: ['!autodocs'],
  args: { isPending: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled()
    const confirm = within(dialog).getByRole('button', { name: /Delete/ })
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(confirm)
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

const reasonSlot: ReasonSlot = {
  draft: 'reason delete u1',
  field: (value, onChange, isPending) => (
    <ReasonField
      value={value}
      onChange={onChange}
      templates={{ status: 'ready', data: [{ text: 'Spam' }, { text: 'Abusive toward members' }] }}
      isDisabled={isPending}
    />
  ),
}

/** An optional field for the reason, below the question. */
export const Reason: Story = {
  parameters: screenshots.all,
  args: {
    reason: reasonSlot.field(
      { reason: 'Spam in three posts.', notify: false },
      () => {},
      false,
      false,
    ),
  },
}

export const ReasonOnASmallPhone: Story = {
  ...Reason,
  ...SmallPhone,
  args: { ...Reason.args, ...SmallPhone.args },
  parameters: {},
}

const requiredSlot: ReasonSlot = {
  draft: 'reason decline u1',
  isRequired: true,
  field: (value, onChange, isPending, isMissing) => (
    <ReasonField
      value={value}
      onChange={onChange}
      isDisabled={isPending}
      isRequired
      isMissing={isMissing}
    />
  ),
}

/** An action that needs a reason is not confirmed without one. */
export const NeedsAReason: Story = {
  tags: ['!autodocs'],
  render: (args) => <Asking {...args} slot={requiredSlot} />,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const dialog = within(await openedForReason())
    const field = dialog.getByRole('textbox', { name: 'Reason' })
    await step('the field says what is missing, and has the focus', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a reason/))
      await expect(field).toHaveFocus()
      await expect(action).not.toHaveBeenCalled()
    })
    await step('blanks are no reason', async () => {
      await userEvent.type(field, '  {Control>}{Enter}{/Control}')
      await expect(action).not.toHaveBeenCalled()
    })
    await step('with a reason it is confirmed', async () => {
      await userEvent.type(field, 'No match{Control>}{Enter}{/Control}')
      await waitFor(() => expect(action).toHaveBeenCalledOnce())
    })
  },
}

export const GivesTheReason: Story = {
  tags: ['!autodocs'],
  render: (args) => <Asking {...args} slot={reasonSlot} />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' })
    const open = async () => {
      await userEvent.click(opener)
      return within(await openedForReason())
    }
    await step('as it was typed', async () => {
      const dialog = await open()
      await userEvent.type(dialog.getByRole('textbox'), 'Spam in three posts.')
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(action).toHaveBeenLastCalledWith({
        reason: 'Spam in three posts.',
        notify: false,
      })
    })
    await step('the next question begins without one, and needs none', async () => {
      const dialog = await open()
      await expect(dialog.getByRole('textbox')).toHaveValue('')
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(action).toHaveBeenCalledTimes(2))
      await expect(action).toHaveBeenLastCalledWith(undefined)
    })
    await step('by keyboard alone: Enter writes a line, and with Control it confirms', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await open()
      await userEvent.keyboard('Spam{Enter}twice{Control>}{Enter}{/Control}')
      await waitFor(() => expect(action).toHaveBeenCalledTimes(3))
      await expect(action).toHaveBeenLastCalledWith({ reason: 'Spam\ntwice', notify: false })
    })
    await step('after a failure it is still there', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      mocked(action).mockRejectedValueOnce(new Error('503'))
      const dialog = await open()
      await userEvent.click(dialog.getByRole('button', { name: 'Spam' }))
      await expect(dialog.getByRole('button', { name: 'Spam' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(action).toHaveBeenCalledTimes(4))
      await waitFor(() => expect(dialog.getByRole('textbox')).toBeEnabled())
      await expect(dialog.getByRole('textbox')).toHaveValue('Spam')
    })
  },
}

/** The reason is kept when Escape or a change of the page closes the question. */
export const KeepsAnUnsentReason: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [page, setPage] = useState(1)
    return (
      <UnsentReasonsProvider>
        <Page key={page} {...args} slot={reasonSlot} />
        <Button onPress={() => setPage(page + 1)}>Go on</Button>
      </UnsentReasonsProvider>
    )
  },
  play: async ({ canvas, step }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
      return within(await openedForReason())
    }
    const close = async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await step('it is back with the question', async () => {
      const dialog = await open()
      await userEvent.type(dialog.getByRole('textbox'), 'Spam in three posts.')
      await close()
      await expect((await open()).getByRole('textbox')).toHaveValue('Spam in three posts.')
      await close()
    })
    await step('on another page too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
      const dialog = await open()
      await expect(dialog.getByRole('textbox')).toHaveValue('Spam in three posts.')
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(action).toHaveBeenLastCalledWith({
        reason: 'Spam in three posts.',
        notify: false,
      })
    })
    await step('once sent, it is not', async () => {
      await expect((await open()).getByRole('textbox')).toHaveValue('')
    })
  },
}

/** The session ended while the question was open, or after Escape has closed it. */
export const KeepsAReasonBeyondTheSession: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const { brand } = useHearth()
    const [drafts] = useState(mockDrafts)
    const [session, setSession] = useState(1)
    return (
      <HearthProvider key={session} brand={brand} navigate={() => {}} drafts={drafts}>
        <Asking {...args} slot={reasonSlot} />
        <button
          type="button"
          onClick={() => {
            drafts.keep()
            setSession(session + 1)
          }}
        >
          {`End ${session}`}
        </button>
      </HearthProvider>
    )
  },
  play: async ({ canvas, step }) => {
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
      return within(await openedForReason()).getByRole('textbox')
    }
    const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // The page below the question is inert.
    const end = async (session: number) => {
      canvas.getByText<HTMLButtonElement>(`End ${session}`).click()
      await canvas.findByText(`End ${session + 1}`)
    }
    await step('while it was open', async () => {
      await userEvent.type(await ask(), 'Spam')
      await end(1)
      await isClosed()
      await expect(await ask()).toHaveValue('Spam')
    })
    await step('after Escape', async () => {
      await userEvent.keyboard('{Escape}')
      await isClosed()
      await end(2)
      await expect(await ask()).toHaveValue('Spam')
    })
  },
}

/** Two providers, as in two stories on one page: each has its own reasons. */
export const SharesNoReasonWithAnotherProvider: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const { brand } = useHearth()
    const [provider, setProvider] = useState(1)
    return (
      <HearthProvider key={provider} brand={brand} navigate={() => {}}>
        <Page {...args} slot={reasonSlot} />
        <Button onPress={() => setProvider(2)}>Another</Button>
      </HearthProvider>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await userEvent.type(within(await openedForReason()).getByRole('textbox'), 'Spam')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(within(await openedForReason()).getByRole('textbox')).toHaveValue('')
  },
}

/** Nothing is sent that is too long, and nothing is cut off. */
export const AsksForAShorterReason: Story = {
  tags: ['!autodocs'],
  render: (args) => <Asking {...args} slot={reasonSlot} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const dialog = within(await openedForReason())
    const field = dialog.getByRole('textbox')
    const confirm = dialog.getByRole('button', { name: 'Delete' })
    await userEvent.click(field)
    await userEvent.paste('Because. '.repeat(80))
    await userEvent.click(confirm)
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/At most 500 characters/)
    await expect(action).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'Spam')
    await userEvent.click(confirm)
    await waitFor(() => expect(action).toHaveBeenCalledWith({ reason: 'Spam', notify: false }))
  },
}

export const ClosesWhenTheActionIsDone: Story = {
  tags: ['!autodocs'],
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    let finish = () => {}
    action.mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)))
    const opener = canvas.getByRole('button', { name: 'Ask' })
    await userEvent.click(opener)
    const confirm = await screen.findByRole('button', { name: 'Delete' })
    await userEvent.dblClick(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
    await expect(action).toHaveBeenCalledOnce()
    await expect(confirm).toHaveFocus()
    finish()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** The second click of a double click would hit what was below the question. */
export const IgnoresTheSecondClickOnceClosed: Story = {
  tags: ['!autodocs'],
  render: function Render({ title, description, onCancel }) {
    const { ask, dialog } = useConfirm()
    const question = { title, description, confirmLabel: 'Delete', closesAtOnce: true }
    return (
      <>
        <Button onPress={() => ask({ ...question, onConfirm: action })}>Ask</Button>
        <button type="button" onClick={onCancel}>
          Below
        </button>
        {dialog}
      </>
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const below = canvas.getByText('Below')
    within(await opened('Cancel'))
      .getByRole('button', { name: 'Delete' })
      .click()
    // At once, as a person would not wait either.
    await fireEvent.click(below, { detail: 2 })
    await expect(args.onCancel).not.toHaveBeenCalled()
    await fireEvent.click(below, { detail: 1 })
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(action).toHaveBeenCalledOnce()
  },
}

/** An action was left to itself and ends while another question is open. */
export const LeavesTheNextQuestionOpen: Story = {
  tags: ['!autodocs'],
  render: function Render({ title, description }) {
    const { ask, dialog } = useConfirm()
    const question = { description, confirmLabel: 'Delete', onConfirm: action }
    return (
      <>
        <Button onPress={() => ask({ ...question, title })}>Ask</Button>
        <button type="button" onClick={() => ask({ ...question, title: 'Delete Post' })}>
          Next
        </button>
        {dialog}
      </>
    )
  },
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    mocked(action).mockReturnValueOnce(promise)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const dialog = await opened('Cancel')
    const confirm = within(dialog).getByRole('button', { name: 'Delete' })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
    // The page below the question is inert.
    canvas.getByText('Next').click()
    await waitFor(() => expect(dialog).toHaveAccessibleName('Delete Post'))
    resolve()
    await twoFrames()
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete Post')
  },
}

/** While it fades out, its button still takes keys. */
export const ConfirmsOnce: Story = {
  tags: ['!autodocs'],
  render: (args) => <Asking {...args} />,
  // Stories are tested with reduced motion. Long enough to be seen in any case.
  beforeEach: () => {
    document.documentElement.style.setProperty('--hearth-motion-exit', '60000ms')
    return () => document.documentElement.style.removeProperty('--hearth-motion-exit')
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const confirm = await screen.findByRole('button', { name: 'Delete' })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm.closest('[data-exiting]')).not.toBeNull())
    confirm.click()
    await expect(action).toHaveBeenCalledOnce()
  },
}

export const StaysWhenTheActionFails: Story = {
  tags: ['!autodocs'],
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    mocked(action).mockRejectedValueOnce(new Error('503'))
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const confirm = await screen.findByRole('button', { name: 'Delete' })
    await userEvent.click(confirm)
    await waitFor(() => expect(action).toHaveBeenCalledOnce())
    // Ready for another try, or for Cancel.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    await expect(confirm).not.toHaveAttribute('aria-busy')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const WaitsAsLongAsItIsAsked: Story = {
  tags: ['!autodocs'],
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    const retryAt = new Date('2026-06-15T09:31:30Z')
    mocked(action).mockRejectedValueOnce(Object.assign(new Error('429'), { retryAt }))
    const opener = canvas.getByRole('button', { name: 'Ask' })
    await userEvent.click(opener)
    const confirm = await screen.findByRole('button', { name: 'Delete' })
    await userEvent.click(confirm)
    await expect(await screen.findByRole('timer')).toHaveTextContent(/ in 1:30\.$/)
    await expect(confirm).toBeDisabled()
    // The focus is not lost with its button, and Cancel works throughout.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(action).toHaveBeenCalledOnce()
  },
}

export const WaitsOnATranslatedPage: Story = {
  ...WaitsAsLongAsItIsAsked,
  decorators: [translated],
}
