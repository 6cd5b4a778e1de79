import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  hostileEvents,
  hostileNotes,
  memberEvents,
  memberNotes,
  recordEntries,
} from '../../screens/record/recordFixture'
import { withDrafts } from '../../storybook/drafts'
import { screenshots } from '../../storybook/modes'
import { Retried } from '../../storybook/Retried'
import { RefusedError, useStorySubmission } from '../../storybook/submissions'
import { MemberSummary, MemberTimeline, type MemberTimelineProps } from './MemberTimeline'

const meta = {
  title: 'Product/MemberTimeline',
  component: MemberTimeline,
  subcomponents: { MemberSummary },
  args: {
    member: { id: 'u1', name: 'Maria Silva' },
    events: { status: 'ready', data: memberEvents },
    notes: { status: 'ready', data: memberNotes },
    onUndo: fn(),
    onAdd: fn(async () => {}),
    onEdit: fn(async () => {}),
    onDelete: fn(async () => {}),
    timeZone: 'UTC',
  },
} satisfies Meta<typeof MemberTimeline>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const linesOf = (canvas: Canvas, list: string) =>
  within(canvas.getByRole('region', { name: list }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

export const Default: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, step }) => {
    await step('the field for a note stands first', async () => {
      const [first] = within(canvas.getByRole('region', { name: 'Activity' })).getAllByRole(
        'textbox',
      )
      await expect(first).toHaveAccessibleName('New note')
    })
    await step('then the pinned notes', async () => {
      await expect(linesOf(canvas, 'Pinned notes')).toEqual([
        expect.stringContaining('Called by phone'),
      ])
    })
    await step('then actions, other notes and what the member did, newest first', async () => {
      await expect(linesOf(canvas, 'Actions')).toEqual([
        expect.stringContaining('Ana Duarte banned Maria Silva'),
        expect.stringContaining('Maria Silva asked for citizenship'),
        expect.stringContaining('Rui Matos noted'),
        expect.stringContaining('Maria Silva verified their email address'),
        expect.stringContaining('Maria Silva joined, invited by Ana Duarte'),
      ])
      await expect(canvas.getByRole('link', { name: 'Ana Duarte' })).toHaveAttribute(
        'href',
        '/users/a1',
      )
    })
    await step('only own notes can be changed', async () => {
      const [own, other] = ['Pinned notes', 'Actions'].map((name) =>
        within(canvas.getByRole('region', { name })),
      )
      await expect(own?.getAllByRole('button')).toHaveLength(3)
      await expect(other?.queryByRole('button', { name: 'Edit note' })).toBeNull()
    })
  },
}

export const Loading: Story = { args: { events: { status: 'loading' } } }

/** The events wait for the notes, which would push them down. */
export const LoadingNotes: Story = {
  args: { notes: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/asked for citizenship/)).toBeNull()
  },
}

/** The notes show all the same. */
export const Failed: Story = {
  args: { events: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some error occurred while fetching data')).toBecomeVisible()
    await expect(canvas.getByText(/^Called by phone/)).toBecomeVisible()
    await expect(canvas.getByText(/^Asked about the deadline/)).toBecomeVisible()
  },
}

/** The actions show all the same, and a note can be added. */
export const NotesFailed: Story = {
  args: { notes: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Couldn't load notes.")).toBecomeVisible()
    await expect(canvas.getByText(/asked for citizenship/)).toBecomeVisible()
  },
}

/** One line, without a box. */
export const Empty: Story = {
  args: { events: { status: 'ready', data: [] }, notes: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity yet.')).toBecomeVisible()
    await expect(canvas.queryByRole('region', { name: /Actions|Pinned/ })).toBeNull()
  },
}

/** A note from before the oldest loaded event waits for the events around it. */
export const WithOlderEvents: Story = {
  args: { events: { status: 'ready', data: memberEvents.slice(0, 2) }, onLoadMore: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/^Asked about the deadline/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

export const Summary: Story = {
  render: () => (
    <MemberSummary
      decisions={{ status: 'ready', data: recordEntries }}
      isBanned
      notes={memberNotes}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Banned by/).parentElement).toHaveTextContent(
      /^Banned by Ana Duarte, Jun 15, \d\d:\d\d: Spam in three posts, after two warnings\.$/,
    )
    // The timeline beside it shows the whole note.
    await expect(canvas.getByText(/^Called by phone/)).not.toBeVisible()
  },
}

/** On a phone the timeline is further down. */
export const SummaryOnAPhone: Story = {
  ...Summary,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Called by phone/)).toBecomeVisible()
  },
}

/** Ignores an undone action, and shows nothing without a decision. */
export const SaysWhatHolds: Story = {
  render: () => (
    <MemberSummary decisions={{ status: 'ready', data: recordEntries.slice(1) }} isBanned={false} />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}

/** Empty: the page reserves the room of the line (UserDetailsScreen). */
export const SummaryLoading: Story = {
  render: () => <MemberSummary decisions={{ status: 'loading' }} isBanned={false} />,
}

/** Nobody lifted the ban: its end was over. */
export const BanEnded: Story = {
  render: () => (
    <MemberSummary
      decisions={{
        status: 'ready',
        data: [
          { id: 'u2', at: '2026-06-15T08:40:00Z', action: 'user.ban-end', actor: null },
          { id: 'u1', at: '2026-06-14T08:40:00Z', action: 'user.ban' },
        ],
      }}
      isBanned={false}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Ban ended, /)
  },
}

/** No entry: the member was banned before the record began, or directly in the database. */
export const BannedElsewhere: Story = {
  render: () => (
    <MemberSummary
      decisions={{
        status: 'ready',
        data: [{ id: 'u1', at: '2026-06-15T08:40:00Z', action: 'user.un-ban' }],
      }}
      isBanned
    />
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText('Banned before records began. No details available.')
    await expect(line).toBecomeVisible()
  },
}

const onRetry = fn()

export const SummaryFailed: Story = {
  render: () => <MemberSummary decisions={{ status: 'failed', onRetry }} isBanned />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The focus stays at the line: the next stop is the one after it. */
export const RetriesTheSummaryByKeyboard: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Retried>
      {(decisions) => (
        <>
          <MemberSummary decisions={decisions} isBanned />
          <button type="button">Next</button>
        </>
      )}
    </Retried>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull())
    await expect(document.body).not.toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: {
    events: { status: 'ready', data: hostileEvents },
    notes: { status: 'ready', data: hostileNotes },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The actions of a note stand below its words, all of them within the row. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem')
    const button = canvas.getByRole('button', { name: 'Delete note' })
    const end = (element: HTMLElement | undefined) => element?.getBoundingClientRect().right
    await expect(end(button)).toBeLessThan(end(row) ?? 0)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: screenshots.one }

/** Only the notes. */
const quiet: Story['args'] = { events: { status: 'ready', data: [] } }

/** Stands for the app: a changing list, and the outcome of each write. */
function Live({ onAdd, onEdit, onDelete, ...props }: MemberTimelineProps) {
  const [notes, setNotes] = useState(memberNotes)
  const [add, addSubmission] = useStorySubmission(onAdd ?? (async () => {}))
  const [edit, editSubmission] = useStorySubmission(onEdit)
  return (
    <MemberTimeline
      {...props}
      notes={{ status: 'ready', data: notes }}
      addSubmission={addSubmission}
      onAdd={async (values) => {
        await add(values)
        const at = '2026-06-15T09:30:00Z'
        setNotes([{ id: 'n3', at, ...values, isOwn: true }, ...notes])
      }}
      editSubmission={editSubmission}
      onEdit={async (note, values) => {
        await edit(note, values)
        setNotes(notes.map((each) => (each.id === note.id ? { ...each, ...values } : each)))
      }}
      onDelete={async (note) => {
        await onDelete(note)
        setNotes(notes.filter(({ id }) => id !== note.id))
      }}
    />
  )
}

export const KeepsTheDraftOnAFault: Story = {
  tags: ['!autodocs'],
  args: quiet,
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'New note' })
    const add = canvas.getByRole('button', { name: 'Add note' })
    mocked(args.onAdd).mockRejectedValueOnce(new RefusedError({ message: 'Out of order' }))
    await step('nothing is no note', async () => {
      await userEvent.click(add)
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Write the note first/))
      await expect(args.onAdd).not.toHaveBeenCalled()
    })
    await step('a fault keeps it', async () => {
      await userEvent.type(field, ' Knows Inês. ')
      await userEvent.click(add)
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Out of order')
      await expect(field).toHaveValue(' Knows Inês. ')
    })
    await step('and the next try goes through', async () => {
      await userEvent.click(add)
      // Until then the words in the field would be found.
      await waitFor(() => expect(field).toHaveValue(''))
      await expect(await canvas.findByText('Knows Inês.')).toBecomeVisible()
      await expect(args.onAdd).toHaveBeenLastCalledWith({ text: 'Knows Inês.', isPinned: false })
      await expect(field).toHaveFocus()
    })
  },
}

/** The field is read-only during a save, because saving clears it. */
export const LocksTheNoteWhileItIsSaved: Story = {
  tags: ['!autodocs'],
  args: quiet,
  render: (args) => (
    <>
      <Live {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'New note' })
    const save = async (note: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      mocked(args.onAdd).mockReturnValueOnce(promise)
      await userEvent.type(field, note)
      await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
      await waitFor(() => expect(field).toHaveAttribute('readonly'))
      return resolve
    }
    await step('typed on, nothing changes', async () => {
      const answer = await save('Knows Inês.')
      await userEvent.type(field, ' And')
      await expect(field).toHaveValue('Knows Inês.')
      answer()
      await waitFor(() => expect(field).toHaveValue(''))
      await expect(field).not.toHaveAttribute('readonly')
    })
    await step('a person who has gone on keeps the focus', async () => {
      const answer = await save('Called.')
      const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' })
      elsewhere.focus()
      answer()
      await waitFor(() => expect(field).toHaveValue(''))
      await expect(elsewhere).toHaveFocus()
    })
  },
}

/** The limit is 2,000 characters. An emoji counts as one, although its `length` is 2. */
export const CountsAnEmojiAsOneCharacter: Story = {
  tags: ['!autodocs'],
  args: quiet,
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'New note' })
    const add = canvas.getByRole('button', { name: 'Add note' })
    const longest = '😀'.repeat(2_000)
    await userEvent.click(field)
    await userEvent.paste(`${longest}!`)
    await userEvent.click(add)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/At most 2,000 characters/))
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByText('2,000 of 2,000')).toBecomeVisible()
    await userEvent.click(add)
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith({ text: longest, isPinned: false })
  },
}

export const EditsByKeyboard: Story = {
  tags: ['!autodocs'],
  args: quiet,
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, step }) => {
    const edit = () => canvas.getByRole('button', { name: 'Edit note' })
    await step('changes the text', async () => {
      edit().focus()
      await userEvent.keyboard('{Enter}')
      const field = canvas.getByRole('textbox', { name: 'Note' })
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.clear(field)
      await userEvent.keyboard('Is the aunt of Inês.')
      await userEvent.click(canvas.getByRole('button', { name: 'Save note' }))
      await waitFor(() => expect(edit()).toHaveFocus())
      await expect(await canvas.findByText('Is the aunt of Inês.')).toBecomeVisible()
      await expect(args.onEdit).toHaveBeenCalledWith(memberNotes[1], {
        text: 'Is the aunt of Inês.',
        editedAt: memberNotes[1]?.editedAt ?? null,
      })
    })
    await step('asks before an edit is lost', async () => {
      await userEvent.click(edit())
      await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), ' Or not')
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      const asked = within(await screen.findByRole('alertdialog'))
      await userEvent.click(asked.getByRole('button', { name: 'Discard' }))
      await expect(await canvas.findByText('Is the aunt of Inês.')).toBecomeVisible()
    })
  },
}

const ownNotes = memberNotes.map((note) => ({ ...note, isOwn: true }))

export const AsksBeforeAnotherNoteIsEdited: Story = {
  tags: ['!autodocs'],
  args: { ...quiet, notes: { status: 'ready', data: ownNotes } },
  play: async ({ canvas, step }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Note' })
    const other = () => canvas.getByRole('button', { name: 'Edit note' })
    const asked = async () => within(await screen.findByRole('alertdialog'))
    const [first] = canvas.getAllByRole('button', { name: 'Edit note' })
    await userEvent.click(first as HTMLElement)
    await userEvent.type(field(), ' Or not')
    await step('what was typed stays', async () => {
      await userEvent.click(other())
      await userEvent.click((await asked()).getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(field()).toHaveValue(`${ownNotes[1]?.text} Or not`)
    })
    await step('or goes, and the other one has the focus', async () => {
      await userEvent.click(other())
      await userEvent.click((await asked()).getByRole('button', { name: 'Discard' }))
      await waitFor(() => expect(field()).toHaveValue(ownNotes[0]?.text))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(field()).toHaveFocus()
    })
    await step('nothing typed, nothing asked', async () => {
      await userEvent.click(other())
      await waitFor(() => expect(field()).toHaveValue(ownNotes[1]?.text))
      await expect(field()).toHaveFocus()
    })
  },
}

export const OpensAKeptEditAgain: Story = {
  tags: ['!autodocs'],
  decorators: [withDrafts({ 'note u1 n2': { text: 'Is the aunt of Inês.' } })],
  args: { ...quiet, notes: { status: 'ready', data: ownNotes } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' })
    await expect(field).toHaveValue('Is the aunt of Inês.')
    await expect(canvas.getByText(/^We kept what you typed/)).toBecomeVisible()
    // Discarded, it stays closed.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull())
    await expect(canvas.getAllByRole('button', { name: 'Edit note' })).toHaveLength(2)
  },
}

export const PinsAndDeletes: Story = {
  tags: ['!autodocs'],
  args: quiet,
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, step }) => {
    await step('unpins', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pinned' }))
      await waitFor(() =>
        expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Asked about the deadline/),
      )
      await expect(canvas.getByRole('button', { name: 'Pinned' })).toHaveAttribute(
        'aria-pressed',
        'false',
      )
    })
    await step('deletes after the question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete note' }))
      const asked = within(await screen.findByRole('alertdialog', { name: 'Delete note' }))
      await waitFor(() => expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus())
      await expect(args.onDelete).not.toHaveBeenCalled()
      await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
      await expect(args.onDelete).toHaveBeenCalledOnce()
    })
  },
}
