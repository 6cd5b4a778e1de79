import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { ReviewPanel } from '../../domain/citizenship/citizenship'
import { waiting } from '../../domain/citizenship/reviewPanelFixture'
import {
  AppealCase,
  CaseViewers,
  type DeskQueueName,
  NewcomerCase,
  ReportCase,
} from '../../domain/desk/desk'
import {
  answerOf,
  appeal,
  appeals,
  beside,
  counts,
  newcomers,
  posts,
  ready,
  report,
  requests,
  requiredReason,
} from '../../domain/desk/deskFixture'
import type { OpenCase } from '../../patterns/CaseQueue/CaseQueue'
import type { CaseControls } from '../../patterns/CaseView/CaseView'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { AppealQueue, CitizenshipQueue, DeskScreen, NewcomerQueue, ReportQueue } from './DeskScreen'

const keys = { singleKeys: true, onSingleKeysChange: fn() }

/** A case of each queue, as the application renders it. */
const cases: Record<DeskQueueName, (controls: CaseControls) => ReturnType<OpenCase['render']>> = {
  citizenship: (controls) => (
    <ReviewPanel
      {...controls}
      {...keys}
      member={ready({ ...waiting, ...requests.find(({ id }) => id === controls.id) })}
      notice={<CaseViewers viewers={controls.id === 'r1' ? [{ name: 'Ana Duarte' }] : []} />}
    >
      {beside}
    </ReviewPanel>
  ),
  newcomers: (controls) => (
    <NewcomerCase
      {...controls}
      {...keys}
      member={ready({
        ...waiting,
        ...newcomers.find(({ id }) => id === controls.id),
        isVerified: false,
        status: 'pending_verification',
      })}
    >
      {beside}
    </NewcomerCase>
  ),
  appeals: (controls) => (
    <AppealCase
      {...controls}
      {...keys}
      appeal={ready({ ...appeal, ...appeals.find(({ id }) => id === controls.id) })}
    />
  ),
  reports: (controls) => (
    <ReportCase
      {...controls}
      {...keys}
      report={ready({ ...report, id: controls.id, title: controls.name ?? report.title })}
    />
  ),
}

interface LiveDeskProps extends Omit<ComponentProps<typeof DeskScreen>, 'children'> {
  /** The case that is open at first. */
  openId?: string
  /** A case with a decision under way. */
  busyId?: string
  /** Called with each decision; its promise is the answer of the server. */
  onDecide: (decision: string, id: string) => Promise<unknown>
  /** How the rows of the queue load. */
  load?: 'ready' | 'loading' | 'failed' | 'empty'
  onRetry: () => void
}

/** The desk on a mocked server: decided cases leave their queue. */
function LiveDesk({ openId, busyId, onDecide, load = 'ready', onRetry, ...desk }: LiveDeskProps) {
  const [id, setId] = useState(openId)
  const [gone, setGone] = useState<readonly string[]>([])
  const [pageRequest, onPageRequestChange] = useState({ page: 1, pageSize: 10 })
  const [state, onStateChange] = useState<'ready' | 'unconfirmed'>('ready')
  const rowsOf = <Row extends { id: string }>(rows: readonly Row[]) => {
    if (load === 'loading') return { status: 'loading' } as const
    if (load === 'failed') return { status: 'failed', onRetry } as const
    return ready(load === 'empty' ? [] : rows.filter((row) => !gone.includes(row.id)))
  }
  const decide = async (decision: string, row: { id: string }) => {
    const outcome = await onDecide(decision, row.id)
    setGone((now) => [...now, row.id])
    return outcome
  }
  const queue = {
    ...(busyId && { decidingIds: new Set([busyId]) }),
    pageRequest,
    onPageRequestChange,
    open: id === undefined ? undefined : { id, onChange: setId, render: cases[desk.queue] },
  }
  return (
    <DeskScreen {...desk}>
      {(headingRef) => {
        if (desk.queue === 'citizenship') {
          return (
            <CitizenshipQueue
              {...queue}
              headingRef={headingRef}
              rows={rowsOf(requests)}
              total={load === 'ready' ? counts.citizenship.waiting - gone.length : undefined}
              onApprove={(row) => decide('approve', row)}
              onReject={(row) => decide('reject', row)}
            />
          )
        }
        if (desk.queue === 'newcomers') {
          return (
            <NewcomerQueue
              {...queue}
              headingRef={headingRef}
              rows={rowsOf(newcomers)}
              state={state}
              onStateChange={onStateChange}
              unconfirmed={counts.newcomers.unconfirmed}
              onVerify={(row) => decide('verify', row)}
              onDecline={(row) => decide('decline', row)}
              declineReason={(row) => requiredReason(`decline ${row.id}`)}
            />
          )
        }
        if (desk.queue === 'appeals') {
          return (
            <AppealQueue
              {...queue}
              headingRef={headingRef}
              rows={rowsOf(appeals)}
              onDecide={(outcome, row) => decide(outcome, row)}
              answer={(outcome, row) => answerOf(outcome, row.id)}
            />
          )
        }
        return (
          <ReportQueue
            {...queue}
            headingRef={headingRef}
            rows={rowsOf(posts)}
            mayBan
            onDecide={(outcome, row) => decide(outcome, row)}
            reason={(outcome, row) => requiredReason(`${outcome} ${row.id}`)}
          />
        )
      }}
    </DeskScreen>
  )
}

const meta = {
  title: 'Screens/Desk',
  component: LiveDesk,
  args: {
    counts: ready(counts),
    queues: ['citizenship', 'newcomers', 'reports', 'appeals'],
    queue: 'citizenship',
    onDecide: fn(async (): Promise<unknown> => undefined),
    onRetry: fn(),
  },
  parameters: { spec: '2.29', docs: { story: { inline: false, height: '46rem' } } },
} satisfies Meta<typeof LiveDesk>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.one,
  play: async ({ canvas, step }) => {
    const tabs = within(canvas.getByRole('tablist', { name: 'Queues' }))
    await step('each tab has its count and the age of its oldest case', async () => {
      await expect(tabs.getByRole('tab', { selected: true })).toHaveAccessibleName(
        'Citizenship 40 Oldest 9 days',
      )
      await expect(tabs.getByRole('tab', { name: /^Reports 2 / })).toHaveAttribute(
        'href',
        '/desk?queue=reports',
      )
      await expect(tabs.getByText('Oldest 9 days')).toBecomeVisible()
      await expect(tabs.getByText('Oldest from today')).toBecomeVisible()
    })
    await step('a request has the time since when it waits', async () => {
      const row = within(canvas.getByRole('row', { name: /Tomás Quintela/ }))
      await expect(row.getByText('Jun 6, 2026')).toBecomeVisible()
      await expect(row.getByRole('link', { name: 'Tomás Quintela' })).toHaveAttribute(
        'href',
        '/desk?queue=citizenship&case=r1&page=1&limit=10',
      )
    })
  },
}

export const Newcomers: Story = {
  args: { queue: 'newcomers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Newcomers can be verified now/)).toBecomeVisible()
  },
}

export const Reports: Story = { args: { queue: 'reports' } }

export const Appeals: Story = {
  args: { queue: 'appeals' },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('tablist', { name: 'Queues' }))
    await expect(tabs.getByRole('tab', { name: /^Appeals 2 / })).toBecomeVisible()
    const row = within(canvas.getByRole('row', { name: /مریم رضایی/ }))
    await expect(row.getByText('Post deleted · Cheap watches')).toBecomeVisible()
    // They are decided in their case only.
    await expect(row.queryByRole('button')).toBeNull()
  },
}

/** The feature is off: nothing of it shows. */
export const WithoutAppeals: Story = {
  tags: ['!autodocs'],
  args: {
    queues: ['citizenship', 'newcomers', 'reports'],
    counts: ready({ ...counts, appeals: undefined }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: /^Appeals/ })).toBeNull()
  },
}

export const Loading: Story = { args: { counts: { status: 'loading' }, load: 'loading' } }

/** The queue and the counts fail by themselves. */
export const Failed: Story = {
  args: { counts: { status: 'failed', onRetry: fn() }, load: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Couldn't load the counts.")).toBecomeVisible()
    await userEvent.click(
      within(canvas.getByRole('alert').parentElement ?? document.body).getByRole('button', {
        name: 'Try again',
      }),
    )
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: {
    load: 'empty',
    queue: 'reports',
    counts: ready({ ...counts, reports: { waiting: 0, oldest: null } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reported posts are waiting.')).toBecomeVisible()
    await expect(canvas.getByText('Nothing waiting')).toBecomeVisible()
    // The other queues still have cases, so the fire is not lit.
    await expect(canvas.getByText(/^Something (is waiting|has waited) for/)).toBeInTheDocument()
  },
}

/** The answer to a decision is still on its way: its row waits. */
export const Busy: Story = { args: { busyId: 'r1' } }

export const LongContent: Story = {
  args: {
    queue: 'reports',
    counts: ready({
      citizenship: { waiting: 12_045, oldest: '2019-01-01T00:00:00Z' },
      newcomers: { waiting: 10_000, oldest: '2019-01-01T00:00:00Z', unconfirmed: 99_999 },
      reports: { waiting: 123, oldest: 'long ago' },
    }),
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}

export const RightToLeft: Story = { args: { openId: 'r2' }, globals: { direction: 'rtl' } }

/** The row of tabs is wider than a phone, so it scrolls to the open queue. */
export const Phone: Story = {
  args: { queue: 'appeals' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await fits()
    const open = canvas.getByRole('tab', { selected: true }).getBoundingClientRect()
    await expect(open.left).toBeGreaterThanOrEqual(0)
    await expect(open.right).toBeLessThanOrEqual(innerWidth)
    const tabs = within(canvas.getByRole('tablist', { name: 'Queues' }))
    for (const tab of tabs.getAllByRole('tab')) {
      await expect(tab.firstElementChild?.getClientRects()).toHaveLength(1)
    }
  },
}

const wide = { viewport: { value: 'wide' } } as const

const openedCase = (name: string) => screen.findByRole('heading', { level: 2, name })
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const questionIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** Three requests in six key presses. */
export const DecidesByKeys: Story = {
  args: { openId: 'r1' },
  globals: wide,
  play: async ({ args, canvas, step }) => {
    await openedCase('Tomás Quintela')
    await step('who else looks at it, and how many wait in all', async () => {
      await expect(canvas.getByText('Ana Duarte is looking at this case')).toBecomeVisible()
      await expect(canvas.getByText('1 of 40')).toBecomeVisible()
    })
    await step('A opens the question, and a second A confirms', async () => {
      await userEvent.keyboard('a')
      await question('Approve Badge')
      await userEvent.keyboard('a')
      await questionIsGone()
      await expect(args.onDecide).toHaveBeenLastCalledWith('approve', 'r1')
      await openedCase('مریم رضایی')
    })
    await step('so does Enter', async () => {
      await userEvent.keyboard('a')
      const asked = await question('Approve Badge')
      await waitFor(() => expect(asked.getByRole('button', { name: 'Approve' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await questionIsGone()
      await openedCase('Jonas Lindqvist')
    })
    await step('S skips to nothing at the end, K goes back to nothing either', async () => {
      await userEvent.keyboard('sk')
      await openedCase('Jonas Lindqvist')
    })
  },
}

/** A lost connection, or an answer that never came. */
export const NotSent: Story = {
  args: { openId: 'r1', onDecide: fn(() => Promise.reject(new Error('offline'))) },
  globals: wide,
  play: async ({ args, canvas }) => {
    await openedCase('Tomás Quintela')
    await userEvent.keyboard('a')
    await question('Approve Badge')
    await userEvent.keyboard('a')
    await questionIsGone()
    await openedCase('Tomás Quintela')
    await expect(
      await canvas.findByText("Your decision wasn't saved. Decide again."),
    ).toBecomeVisible()
    await expect(args.onDecide).toHaveBeenCalledOnce()
  },
}

/** A typed reason is back in its question, also after the session ended. */
export const KeepsAReason: Story = {
  args: { queue: 'newcomers', openId: 'n1' },
  globals: wide,
  play: async ({ args, step }) => {
    mocked(args.onDecide).mockRejectedValueOnce(new Error('401'))
    await openedCase('João Almeida')
    await userEvent.keyboard('r')
    const asked = await question('Decline João Almeida')
    await step('a decline needs a reason', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(await asked.findByText('Enter a reason')).toBecomeVisible()
      await expect(asked.getByRole('textbox', { name: /Reason/ })).toHaveFocus()
      await expect(args.onDecide).not.toHaveBeenCalled()
    })
    await step('a chosen reason shows its rule', async () => {
      await userEvent.click(asked.getByRole('button', { name: 'Spam' }))
      await expect(asked.getByText('Rule 3: no advertising.')).toBecomeVisible()
      asked.getByRole('textbox', { name: /Reason/ }).focus()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await questionIsGone()
    })
    await step('it was not saved: the case and the reason are back', async () => {
      await openedCase('João Almeida')
      await userEvent.keyboard('r')
      const again = await question('Decline João Almeida')
      await expect(again.getByRole('textbox', { name: /Reason/ })).toHaveValue('Spam')
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await questionIsGone()
      await openedCase('Aoife Ní Bhriain')
    })
  },
}

export const UnconfirmedNewcomers: Story = {
  args: { queue: 'newcomers' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Email/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'To be confirmed (31)' }))
    await expect(await canvas.findByText('Awaiting Email Verification')).toBecomeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Verify/ })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Decline João Almeida' })).toBecomeVisible()
  },
}

/** One decision for all reports of a post. */
export const HidesAndBans: Story = {
  args: { queue: 'reports', openId: 'p1' },
  globals: wide,
  play: async ({ args, canvas }) => {
    await openedCase('Cheap watches')
    await expect(canvas.getByRole('heading', { level: 3, name: '3 reports' })).toBecomeVisible()
    await userEvent.keyboard('b')
    const asked = await question('Hide Post and Ban Author')
    await waitFor(() => expect(asked.getByRole('textbox', { name: /Reason/ })).toHaveFocus())
    await userEvent.keyboard('Spam in three posts{Control>}{Enter}{/Control}')
    await questionIsGone()
    await expect(args.onDecide).toHaveBeenLastCalledWith('hideAndBan', 'p1')
    await openedCase('Untitled post')
  },
}

export const DecidesByTouch: Story = {
  args: { openId: 'r1' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    for (const name of ['Tomás Quintela', 'مریم رضایی']) {
      const sheet = within(await screen.findByRole('dialog', { name }))
      await userEvent.click(sheet.getByRole('button', { name: 'Approve' }))
      const asked = await question('Approve Badge')
      await userEvent.click(asked.getByRole('button', { name: 'Approve' }))
      await questionIsGone()
    }
    await expect(args.onDecide).toHaveBeenCalledTimes(2)
    await screen.findByRole('dialog', { name: 'Jonas Lindqvist' })
  },
}

/** To uphold demands an answer of 20 to 1,000 characters. */
export const UpholdsWithAnAnswer: Story = {
  args: { queue: 'appeals', openId: 'l1' },
  globals: wide,
  play: async ({ args, step }) => {
    await openedCase('João Almeida')
    await userEvent.keyboard('u')
    const asked = await question('Uphold Decision')
    const answer = asked.getByRole('textbox', { name: 'Answer to the member' })
    await waitFor(() => expect(answer).toHaveFocus())
    const confirm = '{Control>}{Enter}{/Control}'
    await step('a short answer is not sent', async () => {
      await userEvent.keyboard(`Nineteen characters ${confirm}`)
      await expect(await asked.findByText('Write at least 20 characters')).toBecomeVisible()
      await expect(args.onDecide).not.toHaveBeenCalled()
    })
    await step('neither is one of 1,001 characters', async () => {
      await userEvent.clear(answer)
      await userEvent.paste('x'.repeat(1_001))
      await userEvent.keyboard(confirm)
      await expect(await asked.findByText('At most 1,000 characters')).toBecomeVisible()
      await expect(args.onDecide).not.toHaveBeenCalled()
    })
    await step('a common answer is enough', async () => {
      await userEvent.clear(answer)
      await userEvent.click(asked.getByRole('button', { name: /^We read the reports again/ }))
      answer.focus()
      await userEvent.keyboard(confirm)
      await questionIsGone()
      await expect(args.onDecide).toHaveBeenLastCalledWith('uphold', 'l1')
      await openedCase('مریم رضایی')
    })
  },
}

/** The question says what cannot come back. No answer is needed. */
export const Overturns: Story = {
  args: { queue: 'appeals', openId: 'l1' },
  globals: wide,
  play: async ({ args }) => {
    await openedCase('João Almeida')
    await userEvent.keyboard('o')
    const asked = await question('Overturn Decision')
    await expect(asked.getByText('The passport, deleted Jun 14, 2026')).toBecomeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Overturn' }))
    await questionIsGone()
    await expect(args.onDecide).toHaveBeenLastCalledWith('overturn', 'l1')
    await openedCase('مریم رضایی')
  },
}

/** Somebody else was first: the row is marked, and the next case stays open. */
export const AppealConflict: Story = {
  args: {
    queue: 'appeals',
    openId: 'l1',
    onDecide: fn(async (): Promise<unknown> => 'conflict'),
  },
  globals: wide,
  play: async ({ canvas }) => {
    await openedCase('João Almeida')
    await userEvent.keyboard('o')
    const asked = await question('Overturn Decision')
    await userEvent.click(asked.getByRole('button', { name: 'Overturn' }))
    await questionIsGone()
    await openedCase('مریم رضایی')
    await expect(await canvas.findByText('Not saved')).toBecomeVisible()
  },
}
