import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ReasonField } from '../../domain/moderation/moderation'
import { inLocale } from '../../storybook/inLocale'
import { screenshots } from '../../storybook/modes'
import { BulkDialog, type BulkRow } from './BulkDialog'

const people = ['Maria Silva', 'مریم رضایی', 'Jonas Lindqvist', 'Aoife Ní Bhriain', 'Ελένη Παππά']

const rowsOf = (...statuses: BulkRow['status'][]): BulkRow[] =>
  people.map((name, at) => ({ id: name, name, status: statuses[at] ?? 'waiting' }))

const meta = {
  title: 'Patterns/BulkDialog',
  component: BulkDialog,
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  args: {
    isOpen: true,
    title: 'Approve citizenship requests',
    description: 'Are you sure you want to approve these 5 citizenship requests?',
    confirmLabel: 'Approve',
    rows: rowsOf(),
    state: { status: 'asking' },
    fallbackFocus: { current: null },
    onConfirm: fn(),
    onStop: fn(),
    onResume: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Approve citizenship requests' }))
const focused = async (name: string) => {
  const opened = await dialog()
  await waitFor(() => expect(opened.getByRole('button', { name })).toHaveFocus())
  return opened
}

export const Default: Story = {
  parameters: screenshots.both,
  play: async ({ args }) => {
    const opened = await focused('Cancel')
    for (const name of people) await expect(opened.getByText(name)).toBecomeVisible()
    await userEvent.click(opened.getByRole('button', { name: 'Approve' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Running: Story = {
  args: { rows: rowsOf('done', 'done', 'sending'), state: { status: 'running' } },
  play: async ({ args }) => {
    const opened = await focused('Stop')
    await expect(opened.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 5')
    await userEvent.keyboard('{Escape}')
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const AskedToWait: Story = {
  args: {
    rows: rowsOf('done', 'done'),
    state: { status: 'waiting', until: new Date('2026-06-15T09:30:20Z') },
  },
  play: async () => {
    const opened = await focused('Stop')
    await expect(opened.getByText(/The server needs a moment/)).toBecomeVisible()
  },
}

export const NetworkLost: Story = {
  args: {
    rows: rowsOf('done', 'failed', 'unknown'),
    state: { status: 'paused', reason: 'network' },
  },
  parameters: screenshots.both,
  play: async ({ args }) => {
    const opened = await focused('Resume')
    const results = opened.getAllByRole('listitem').map((row) => row.textContent)
    await expect(results).toEqual([
      'مریم رضاییRefused',
      'Jonas LindqvistNo answer',
      'Aoife Ní BhriainNot tried',
      'Ελένη ΠαππάNot tried',
      'Maria SilvaDone',
    ])
    await userEvent.keyboard('{Enter}')
    await expect(args.onResume).toHaveBeenCalledOnce()
    await userEvent.click(opened.getByRole('button', { name: 'Drop 3 rows' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const SessionEnded: Story = {
  args: { rows: rowsOf('done'), state: { status: 'paused', reason: 'session' } },
}

export const Stopped: Story = {
  args: { rows: rowsOf('done'), state: { status: 'paused', reason: 'stopped' } },
}

export const Finished: Story = {
  args: {
    rows: rowsOf('done', 'elsewhere', 'failed', 'done', 'done').map((row) =>
      row.status === 'elsewhere'
        ? { ...row, message: 'Already rejected by Ana Duarte, 10:22', href: '/record?member=r2' }
        : row,
    ),
    state: { status: 'finished' },
  },
  parameters: screenshots.both,
  play: async ({ args }) => {
    const opened = await focused('Done')
    await expect(opened.getByRole('button', { name: 'Done' })).toHaveAccessibleDescription(
      'Done: 3 · Already handled by someone else: 1 · Refused: 1',
    )
    await expect(
      opened.getByText('Done: 3 · Already handled by someone else: 1 · Refused: 1'),
    ).toBecomeVisible()
    await expect(opened.getAllByRole('listitem')).toHaveLength(2)
    await expect(opened.getByText(/^Already rejected by Ana Duarte, 10:22/)).toBecomeVisible()
    const link = opened.getByRole('link', { name: 'See the record (new tab)' })
    await expect(link).toHaveAttribute('href', '/record?member=r2')
    await expect(link).toHaveAttribute('target', '_blank')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const CountsAsTheLocaleDoes: Story = {
  tags: ['!autodocs'],
  args: { rows: rowsOf('done', 'done', 'failed'), state: { status: 'finished' } },
  beforeEach: inLocale('ar-EG'),
  play: async () => {
    const opened = await focused('Done')
    await expect(opened.getByText(/^Done: ٢ · .*Refused: ١$/)).toBecomeVisible()
  },
}

export const Critical: Story = { args: { tone: 'critical', confirmLabel: 'Reject' } }

/** Emails tell namesakes apart, and a sentence says what the action does. */
export const Namesakes: Story = {
  args: {
    title: 'Ban 2 members',
    description: 'Are you sure you want to ban these 2 members',
    effect: 'A banned member is signed out everywhere.',
    confirmLabel: 'Ban',
    tone: 'critical',
    rows: ['one@mail.example', 'two@mail.example'].map((detail) => ({
      id: detail,
      name: 'Maria Silva',
      detail,
      status: 'waiting',
    })),
  },
  play: async () => {
    const opened = await screen.findByRole('alertdialog', { name: 'Ban 2 members' })
    await expect(opened).toHaveAccessibleDescription(/ban these 2 members.*signed out everywhere/)
  },
}

/** One reason for all rows. The field disappears when the run starts. */
export const WithReason: Story = {
  args: {
    title: 'Ban 5 members',
    description: 'Are you sure you want to ban these 5 members',
    confirmLabel: 'Ban',
    tone: 'critical',
    reason: (
      <ReasonField
        recipients="members"
        value={{ reason: 'Spam', notify: true }}
        onChange={fn()}
        templates={{
          status: 'ready',
          data: [{ text: 'Spam' }, { text: 'Abusive toward members' }],
        }}
        preview={{
          status: 'ready',
          data: { subject: 'Your account was banned', text: 'Reason:\n\n    Spam' },
        }}
      />
    ),
  },
  parameters: screenshots.both,
  play: async () => {
    const asked = within(await screen.findByRole('alertdialog', { name: 'Ban 5 members' }))
    await waitFor(() => expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    const field = asked.getByRole('textbox', { name: 'Reason (optional)' })
    await expect(field).toHaveValue('Spam')
    await expect(asked.getByRole('switch', { name: 'Email the members' })).toBeChecked()
    await expect(asked.getByText(/^Each of them will get an email like/)).toBecomeVisible()
    const [first] = asked.getAllByRole('listitem')
    await expect(field.compareDocumentPosition(first as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  },
}

/** A reason that is too long is refused, not cut off. */
export const WithTooLongAReason: Story = {
  tags: ['!autodocs'],
  args: {
    reason: (
      <ReasonField value={{ reason: 'Because. '.repeat(80), notify: false }} onChange={fn()} />
    ),
  },
  play: async ({ args }) => {
    const opened = await focused('Cancel')
    await userEvent.click(opened.getByRole('button', { name: 'Approve' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(opened.getByRole('textbox')).toHaveFocus()
    await expect(opened.getByRole('textbox')).toHaveAccessibleDescription(/At most 500 characters/)
  },
}

/** The reason cannot be changed during the run. */
export const RunningWithReason: Story = {
  tags: ['!autodocs'],
  args: { ...Running.args, reason: <ReasonField value={undefined} onChange={fn()} /> },
  play: async () => {
    const opened = await focused('Stop')
    await expect(opened.queryByRole('textbox')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    rows: Array.from({ length: 200 }, (_, at) => ({
      id: `${at}`,
      name: at === 0 ? 'x'.repeat(200) : `Member ${at}`,
      status: 'failed',
      message: 'Something went wrong '.repeat(at === 1 ? 14 : 1),
    })),
    state: { status: 'finished' },
  },
}

export const RightToLeft: Story = { ...Finished, globals: { direction: 'rtl' } }

export const SmallPhone: Story = {
  ...NetworkLost,
  globals: { viewport: { value: 'small' }, textSize: '200' },
}
