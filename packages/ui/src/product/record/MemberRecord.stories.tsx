import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import {
  hostileEvents,
  memberEvents,
  memberNotes,
  recordEntries,
} from '../../screens/record/recordFixture'
import { screenshots } from '../../storybook/modes'
import { Retried } from '../../storybook/Retried'
import { MemberRecord, MemberSummary, type MemberSummaryProps } from './MemberRecord'
import guide from './MemberRecord.mdx'

const meta = {
  title: 'Product/MemberRecord',
  component: MemberRecord,
  subcomponents: { MemberSummary },
  args: {
    name: 'Maria Silva',
    events: { status: 'ready', data: memberEvents },
    onUndo: fn(),
    headingId: 'record',
    timeZone: 'UTC',
  },
  parameters: { guide },
  render: (args) => (
    <Stack space="6">
      <MemberSummary
        decisions={{ status: 'ready', data: recordEntries }}
        isBanned
        notes={memberNotes}
        headingIds={{ notes: 'notes', record: 'record' }}
      />
      <MemberRecord {...args} />
    </Stack>
  ),
} satisfies Meta<typeof MemberRecord>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, step }) => {
    await step('who, when and why, and what is pinned', async () => {
      await expect(canvas.getByText(/^Banned by/)).toHaveTextContent(
        /^Banned by Ana Duarte, Jun 15, \d\d:\d\d: Spam in three posts, after two warnings\.$/,
      )
      await expect(canvas.getByText(/^Called by phone/)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Notes 2' })).toBeVisible()
    })
    await step('what the member did stands between the actions of stewards', async () => {
      const lines = canvas.getAllByRole('listitem').map((line) => line.textContent)
      await expect(lines).toEqual([
        expect.stringContaining('Ana Duarte banned Maria Silva'),
        expect.stringContaining('Maria Silva asked for citizenship'),
        expect.stringContaining('Maria Silva verified their email address'),
        expect.stringContaining('Maria Silva joined by invitation of Ana Duarte'),
      ])
      await expect(canvas.getByRole('link', { name: 'Ana Duarte' })).toHaveAttribute(
        'href',
        '/users/a1',
      )
    })
    await step('and the record is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Record' }))
      await expect(document.activeElement).toHaveTextContent(/^Record$/)
    })
  },
}

export const Loading: Story = { args: { events: { status: 'loading' } } }

export const Failed: Story = { args: { events: { status: 'failed', onRetry: fn() } } }

export const Empty: Story = { args: { events: { status: 'ready', data: [] } } }

const summary = (props: Partial<MemberSummaryProps>, says: string): Story => ({
  render: () => (
    <MemberSummary decisions={{ status: 'ready', data: [] }} isBanned={false} {...props} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(says)).toBeVisible()
  },
})

/** What was undone does not hold. */
export const SaysWhatHolds = summary(
  { decisions: { status: 'ready', data: recordEntries.slice(1) } },
  'No decisions yet.',
)

/** Nobody knows: the member was banned before there was a record, or at the database. */
export const BannedElsewhere = summary(
  {
    isBanned: true,
    decisions: {
      status: 'ready',
      data: [{ id: 'u1', at: '2026-06-15T08:40:00Z', action: 'user.un-ban' }],
    },
  },
  'Banned before records began. No details available.',
)

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
        <MemberSummary
          decisions={decisions}
          isBanned
          headingIds={{ notes: 'notes', record: 'record' }}
        />
      )}
    </Retried>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull())
    await expect(document.body).not.toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Notes' })).toHaveFocus()
  },
}

export const LongContent: Story = {
  args: { events: { status: 'ready', data: hostileEvents } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
