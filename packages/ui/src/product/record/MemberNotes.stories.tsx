import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { hostileNotes, memberNotes } from '../../screens/record/recordFixture'
import { withDrafts } from '../../storybook/drafts'
import { screenshots } from '../../storybook/modes'
import { RefusedError, sending, useStorySubmission } from '../../storybook/submissions'
import { MemberNotes, type MemberNotesProps } from './MemberNotes'
import guide from './MemberNotes.mdx'

const meta = {
  title: 'Product/MemberNotes',
  component: MemberNotes,
  args: {
    memberId: 'u1',
    notes: { status: 'ready', data: memberNotes },
    onAdd: fn(async () => {}),
    onEdit: fn(async () => {}),
    onDelete: fn(async () => {}),
  },
  parameters: { guide },
} satisfies Meta<typeof MemberNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    const notes = canvas.getAllByRole('listitem')
    await expect(notes[0]).toHaveTextContent(/^Called by phone/)
    // Only the reader's own can be changed.
    await expect(within(notes[0] as HTMLElement).getAllByRole('button')).toHaveLength(3)
    await expect(within(notes[1] as HTMLElement).queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = { args: { notes: { status: 'loading' } } }

/** A note can be added all the same. */
export const Failed: Story = { args: { notes: { status: 'failed', onRetry: fn() } } }

export const Empty: Story = { args: { notes: { status: 'ready', data: [] } } }

export const Busy: Story = { args: { addSubmission: sending, busyIds: new Set(['n1']) } }

export const LongContent: Story = {
  args: { notes: { status: 'ready', data: hostileNotes } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The actions stand below the words, all of them within the row. */
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

/** The app's part: a list that changes, and the outcome of each write. */
function Live({ onAdd, onEdit, onDelete, ...props }: MemberNotesProps) {
  const [notes, setNotes] = useState(memberNotes)
  const [add, addSubmission] = useStorySubmission(onAdd)
  const [edit, editSubmission] = useStorySubmission(onEdit)
  return (
    <MemberNotes
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
      await expect(await canvas.findByText('Knows Inês.')).toBeVisible()
      await expect(args.onAdd).toHaveBeenLastCalledWith({ text: 'Knows Inês.', isPinned: false })
      await expect(field).toHaveFocus()
    })
  },
}

/** What was typed meanwhile would go with the saved note. */
export const LocksTheNoteWhileItIsSaved: Story = {
  tags: ['!autodocs'],
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

/** 2,000 are the most, and an emoji is one: JavaScript's `length` of it is 2. */
export const CountsAnEmojiAsOneCharacter: Story = {
  tags: ['!autodocs'],
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
    await expect(canvas.getByText('2,000 of 2,000')).toBeVisible()
    await userEvent.click(add)
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
    await expect(args.onAdd).toHaveBeenCalledWith({ text: longest, isPinned: false })
  },
}

export const EditsByKeyboard: Story = {
  tags: ['!autodocs'],
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
      await expect(await canvas.findByText('Is the aunt of Inês.')).toBeVisible()
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
      await expect(await canvas.findByText('Is the aunt of Inês.')).toBeVisible()
    })
  },
}

const ownNotes = memberNotes.map((note) => ({ ...note, isOwn: true }))

export const AsksBeforeAnotherNoteIsEdited: Story = {
  tags: ['!autodocs'],
  args: { notes: { status: 'ready', data: ownNotes } },
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
  args: { notes: { status: 'ready', data: ownNotes } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' })
    await expect(field).toHaveValue('Is the aunt of Inês.')
    await expect(canvas.getByText(/^We kept what you typed/)).toBeVisible()
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
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, step }) => {
    await step('unpins', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pinned' }))
      await waitFor(() =>
        expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^Asked about the deadline/),
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
