import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { ReasonField } from '../../domain/moderation/moderation'
import { HearthProvider, useHearth } from '../../provider/HearthProvider'
import { mockDrafts } from '../../storybook/drafts'
import { translated } from '../../storybook/translated'
import { twoFrames } from '../../storybook/twoFrames'
import { Asking, action, opened, openedForReason, optionalReason, Page } from './confirmFixture'
import { type ReasonRequest, UnsentReasonsProvider, useConfirm } from './useConfirm'

const meta = {
  title: 'Patterns/Confirm',
  component: Asking,
  args: {
    title: 'Delete User',
    description: 'Are you sure you want to delete this user?',
    detail: 'Maria Silva · maria.silva@mail.example',
    confirmLabel: 'Delete',
    tone: 'critical',
    onPressBelow: fn(),
  },
  parameters: { spec: '2.21' },
  beforeEach: () => {
    action.mockClear()
  },
} satisfies Meta<typeof Asking>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const requiredReason: ReasonRequest = {
  draft: 'reason decline u1',
  isRequired: true,
  field: (props) => <ReasonField {...props} />,
}

/** An action that needs a reason is not confirmed without one. */
export const NeedsAReason: Story = {
  tags: ['!autodocs'],
  args: { reason: requiredReason },
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
  args: { reason: optionalReason },
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
        <Page key={page} {...args} reason={optionalReason} />
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
        <Asking {...args} reason={optionalReason} />
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
        <Page {...args} reason={optionalReason} />
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
  args: { reason: optionalReason },
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
  render: function Render({ title, description, onPressBelow }) {
    const { ask, dialog } = useConfirm()
    const question = { title, description, confirmLabel: 'Delete', closesAtOnce: true }
    return (
      <>
        <Button onPress={() => ask({ ...question, onConfirm: action })}>Ask</Button>
        <button type="button" onClick={onPressBelow}>
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
    await expect(args.onPressBelow).not.toHaveBeenCalled()
    await fireEvent.click(below, { detail: 1 })
    await expect(args.onPressBelow).toHaveBeenCalledOnce()
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
