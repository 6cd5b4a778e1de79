import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { screenshots } from '../../storybook/modes'
import { twoFrames } from '../../storybook/twoFrames'
import { requests } from '../badge-requests/badgeRequestsFixture'
import { posts } from '../posts/postsFixture'
import { type Count, DashboardScreen, type DashboardScreenProps } from './DashboardScreen'

const asOf = new Date('2026-06-15T09:30:00Z')
const ready = <T,>(data: T): Loadable<T> => ({ status: 'ready', data })
const count = (value: number, today = 0): Loadable<Count> => ready({ value, asOf, today })
const onRetry = fn()
const failed = { status: 'failed', onRetry } as const
const loading = { status: 'loading' } as const
const stale = { since: new Date('2026-06-15T09:22:00Z') }

/** 84 days up to June 15, 2026, without chance. */
const days = Array.from({ length: 84 }, (_, index) => {
  const wave = (height: number, step: number) =>
    Math.round(height * (1 + Math.sin(index * step)) + index / 30)
  return {
    day: new Date(Date.UTC(2026, 2, 24 + index)).toISOString().slice(0, 10),
    joined: wave(2, 0.7),
    requested: wave(1, 1.1),
    reported: wave(0.5, 1.9),
    newcomersDecided: wave(1.5, 0.9),
    approved: wave(1, 1.3),
    rejected: wave(0.3, 2.1),
    reportsDecided: wave(0.4, 1.7),
  }
})

const queueOf = (today: number, week: number, month: number, older: number, oldest: string) => ({
  waiting: today + week + month + older,
  oldest,
  ages: { today, week, month, older },
})

const waiting = {
  citizenship: queueOf(3, 25, 12, 0, '2026-05-29T08:15:00Z'),
  newcomers: queueOf(41, 120, 200, 55, '2026-02-03T19:02:00Z'),
  reports: queueOf(2, 4, 0, 0, '2026-06-12T06:40:00Z'),
  appeals: queueOf(1, 2, 0, 0, '2026-06-13T11:20:00Z'),
}
const done = { waiting: 0, oldest: null, ages: { today: 0, week: 0, month: 0, older: 0 } }

const numbers = {
  content: ready({ days, queues: waiting, asOf }),
  queues: ['citizenship', 'newcomers', 'reports', 'appeals'],
  hasRecord: true,
} as const

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  args: {
    userName: 'Ana Duarte',
    users: count(12_045),
    posts: count(3_418, 18),
    badges: count(6),
    invites: count(287, 2),
    recentPosts: ready(posts),
    badgeRequests: ready(requests),
    onApprove: fn(async () => {}),
    onReject: fn(async () => {}),
  },
  parameters: { spec: '2.11' },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: screenshots.all }

/** For the owner of a new community, until all is done or the card is closed. */
export const NewCommunity: Story = {
  parameters: screenshots.both,
  args: {
    isFirstVisit: true,
    users: count(0),
    posts: count(0),
    badges: count(0),
    invites: count(0),
    recentPosts: ready([]),
    badgeRequests: ready([]),
    firstSteps: {
      steps: [
        { id: 'team', isDone: true },
        { id: 'plan', isDone: false },
        { id: 'announcement', isDone: false },
        { id: 'reasons', isDone: false },
        { id: 'app', isDone: false },
      ],
      onStep: fn(),
      onClose: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: 'First steps' }))
    await expect(card.getByText('4 left')).toBecomeVisible()
    const [first, second] = card.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^Invite your team, done/)
    await expect(second).toHaveTextContent(/^Create a membership planWhat/)
    await expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/team',
      '/memberships/create',
      '/announcements',
      '/settings',
    ])
    await userEvent.click(card.getByRole('button', { name: 'Close' }))
    await expect(args.firstSteps?.onClose).toHaveBeenCalledOnce()
  },
}

export const WelcomesOnTheFirstVisit: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <DashboardScreen {...args} isFirstVisit />
      <DashboardScreen {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Welcome/).map((words) => words.textContent)).toEqual([
      'Welcome,',
      'Welcome back,',
    ])
  },
}

export const SaysHowLongTheOldestWaits: Story = {
  args: { oldestRequestAt: ready<string | null>('2026-06-06T09:00:00Z') },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: /^Pending Badges/ }))
    await expect(card.getByText('Oldest request waiting 9 days')).toBecomeVisible()
  },
}

/** Before the first deletion, where the deployment deletes documents. */
export const AnnouncesDeletions: Story = {
  args: { retention: { deletesFrom: '2026-06-28T03:00:00Z', due: 12, onSeen: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const notice = canvas.getByText(
      /^Starting Jun 28, 2026, documents are deleted .* 12 are due\.$/,
    )
    await expect(notice).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }))
    await expect(args.retention?.onSeen).toHaveBeenCalledOnce()
  },
}

/** Where the deployment offers the numbers. */
export const WithNumbers: Story = {
  args: { numbers },
  parameters: screenshots.all,
  play: async ({ canvas, step, userEvent }) => {
    await step('what waits for the person, and since when', async () => {
      const section = within(canvas.getByRole('region', { name: 'Waiting for you' }))
      const links = section.getAllByRole('link')
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/desk?queue=citizenship',
        '/desk?queue=newcomers',
        '/desk?queue=reports',
        '/desk?queue=appeals',
      ])
      await expect(links[0]).toHaveAccessibleName('Citizenship requests 40')
      await expect(links.map((link) => link.tabIndex)).toEqual([0, -1, -1, -1])
      links[0]?.focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(links[1]).toHaveFocus()
      await expect(section.getByText('Oldest 17 days')).toBecomeVisible()
      await expect(section.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(
        [3, 25, 12, 0, 41, 120, 200, 55, 2, 4, 0, 0, 1, 2, 0, 0].map(String),
      )
    })
    await step('what arrived and was decided', async () => {
      const section = within(canvas.getByRole('region', { name: 'Last 30 days' }))
      const table = section.getByRole('table', { name: 'Arrivals and decisions by day' })
      const rows = within(table).getAllByRole('row').slice(1)
      await expect(rows).toHaveLength(30)
      await expect(rows.at(-1)).toHaveTextContent(/^Jun 15, 2026/)
      const sum = (column: number) =>
        rows.reduce((of, row) => of + Number(row.children.item(column)?.textContent), 0)
      await expect(section.getByRole('link', { name: `${sum(1)} arrived` })).toHaveAttribute(
        'href',
        '/desk',
      )
      await expect(section.getByRole('link', { name: `${sum(2)} decided` })).toHaveAttribute(
        'href',
        '/record?from=2026-05-17',
      )
    })
    await step('who joined, beside the number of members', async () => {
      await expect(canvas.getByText(/^\+\d+ this week$/)).toBecomeVisible()
      await expect(
        canvas.getByRole('img', { name: /^\d+ joined in the last 7 days, \d+ joined in/ }),
      ).toBeInTheDocument()
    })
    await step('the fire says that somebody has waited too long', async () => {
      await expect(
        canvas.getByText(/^Something has waited .* more than a week\.$/),
      ).toBeInTheDocument()
    })
  },
}

export const NumbersOnAPhone: Story = {
  args: { numbers },
  globals: { viewport: { value: 'small' } },
  parameters: screenshots.both,
  play: async ({ canvas, canvasElement }) => {
    const fire = canvasElement.querySelector('[data-drawing]')
    const words = canvas.getByText('Waiting for a decision')
    await expect(fire?.getBoundingClientRect().bottom).toBeLessThan(
      words.getBoundingClientRect().top,
    )
  },
}

export const NumbersRightToLeft: Story = { args: { numbers }, globals: { direction: 'rtl' } }

/** A reviewer decides one queue, and does not read the record. */
export const NumbersOfAReviewer: Story = {
  args: {
    numbers: {
      content: ready({ days, queues: { citizenship: waiting.citizenship }, asOf }),
      queues: ['citizenship'],
      hasRecord: false,
    },
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Last 30 days' }))
    await expect(section.getByText(/decided$/)).toBecomeVisible()
    await expect(section.queryByRole('link', { name: /decided$/ })).toBeNull()
  },
}

/** Nothing waits: the fire is lit. */
export const NothingWaits: Story = {
  args: {
    badges: count(0),
    badgeRequests: ready([]),
    numbers: {
      ...numbers,
      content: ready({
        days,
        queues: { citizenship: done, newcomers: done, reports: done, appeals: done },
        asOf,
      }),
    },
  },
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is waiting for a decision.')).toBeInTheDocument()
    await expect(canvas.getAllByText('Nothing waiting')).toHaveLength(4)
  },
}

export const NumbersLoading: Story = { args: { numbers: { ...numbers, content: loading } } }

export const NumbersFailed: Story = {
  args: { numbers: { ...numbers, content: failed } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear()
    const section = within(canvas.getByRole('region', { name: 'Waiting for you' }))
    await userEvent.click(section.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The numbers arrive later than everything else, and move nothing. */
function Arriving(props: DashboardScreenProps) {
  const [isHere, setHere] = useState(false)
  return (
    <>
      <DashboardScreen {...props} numbers={isHere ? numbers : { ...numbers, content: loading }} />
      <button type="button" onClick={() => setHere(true)}>
        Arrive
      </button>
    </>
  )
}

export const NumbersMoveNothing: Story = {
  tags: ['!autodocs'],
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('section, li, h2, dl')]
    const places = () => parts.map((part) => part.isConnected && part.getBoundingClientRect().y)
    const before = places()
    // No pointer click: it would scroll.
    canvas.getByRole('button', { name: 'Arrive' }).click()
    await expect(await canvas.findByText('Oldest 17 days')).toBecomeVisible()
    await expect(places()).toEqual(before)
  },
}

export const NumbersMoveNothingOnAPhone: Story = {
  ...NumbersMoveNothing,
  globals: { viewport: { value: 'phone' } },
}

export const LeadsToPeopleAndPosts: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(
      within(canvas.getByRole('table')).getByRole('link', { name: 'Maria Silva' }),
    ).toHaveAttribute('href', '/badge-requests?review=r1')
    const [post] = posts
    if (!post) throw new Error('There is a post')
    await expect(hrefOf(post.title)).toBe(`/posts?search=${encodeURIComponent(post.title)}`)
    const preview = canvas.getByRole('heading', { name: post.title }).closest('article')
    const author = preview?.querySelector('a')
    await expect(author).toHaveTextContent(post.user.fullName ?? '')
    await expect(author).toHaveAttribute(
      'href',
      `/users?search=${encodeURIComponent(post.user.email ?? '')}`,
    )
  },
}

export const SaysWhatToDo: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    await step('what waits, and the way to the first of them', async () => {
      const card = within(canvas.getByRole('region', { name: 'Pending Badges 6' }))
      await expect(card.getByRole('link', { name: 'Review requests' })).toHaveAttribute(
        'href',
        '/badge-requests?review=r1',
      )
      await expect(card.getByRole('link', { name: 'Pending Badges 6' })).toHaveAttribute(
        'href',
        '/badge-requests',
      )
    })
    await step('every other count leads to its list', async () => {
      const counts = within(canvas.getByRole('list', { name: 'Counts' }))
      const links = counts.getAllByRole('link')
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/users',
        '/posts',
        '/invites',
      ])
      await expect(links[0]).toHaveAccessibleName('Total Users 12,045')
      await expect(links[1]).toHaveAccessibleDescription('From all members')
      await expect(counts.getByText('+18 today')).toBecomeVisible()
    })
    await step('one line says as of when', async () => {
      await expect(canvas.getByText('Live')).toBecomeVisible()
      await expect(canvas.getAllByText('09:30')).toHaveLength(1)
    })
  },
}

export const Loading: Story = {
  args: {
    users: loading,
    posts: loading,
    badges: loading,
    invites: loading,
    recentPosts: loading,
    badgeRequests: loading,
  },
}

export const Empty: Story = {
  parameters: screenshots.all,
  args: {
    users: count(0),
    posts: count(0),
    badges: count(0),
    invites: count(0),
    recentPosts: ready([]),
    badgeRequests: ready([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No citizenship requests are waiting.')).toBecomeVisible()
    await expect(canvas.queryByRole('link', { name: 'Review requests' })).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    users: failed,
    posts: failed,
    badges: failed,
    invites: failed,
    recentPosts: failed,
    badgeRequests: failed,
  },
}

export const Stale: Story = {
  args: {
    users: { status: 'ready', data: { value: 12_045, asOf: stale.since }, stale },
    badges: { status: 'ready', data: { value: 6, asOf: stale.since }, stale },
    recentPosts: { status: 'ready', data: posts, stale },
    badgeRequests: { status: 'ready', data: requests, stale },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some numbers are out of date. Retrying...')).toBecomeVisible()
    // Two tiles and the two lists below them.
    await expect(canvas.getAllByText(/^Updated 09:22/)).toHaveLength(4)
  },
}

/** Nothing is older than the line says, so nothing repeats it. */
export const NothingArrives: Story = {
  args: {
    users: { status: 'ready', data: { value: 12_045, asOf: stale.since }, stale },
    posts: { status: 'ready', data: { value: 3_418, asOf: stale.since }, stale },
    badges: { status: 'ready', data: { value: 6, asOf: stale.since }, stale },
    invites: { status: 'ready', data: { value: 287, asOf: stale.since }, stale },
    recentPosts: { status: 'ready', data: posts, stale },
    badgeRequests: { status: 'ready', data: requests, stale },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The numbers are out of date. Retrying...')).toBecomeVisible()
    await expect(canvas.getByText('09:22')).toBecomeVisible()
    await expect(canvas.queryByText(/^Updated/)).toBeNull()
  },
}

export const Busy: Story = { args: { decidingIds: new Set(['r1', 'r4']) } }

const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim()

export const LongContent: Story = {
  args: {
    userName: long,
    users: count(123_456_789),
    recentPosts: ready(
      posts.map((post) => ({
        ...post,
        title: post.title.repeat(8),
        description: post.description.repeat(10),
        user: { fullName: long, email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example` },
      })),
    ),
    badgeRequests: ready(
      requests.map((request) => ({
        ...request,
        fullName: long,
        email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
      })),
    ),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const openDialog = (name: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: `${name} Maria Silva` }))
  await expect(await screen.findByRole('alertdialog', { name: `${name} Badge` })).toBecomeVisible()
}

export const ApproveDialog: Story = { play: openDialog('Approve') }

export const RejectDialog: Story = { play: openDialog('Reject') }

export const ApprovesWithKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const approve = screen.getByRole('button', { name: 'Approve Jonas Lindqvist' })
    approve.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve Badge' })
    await expect(dialog).toHaveAccessibleDescription(/Jonas Lindqvist/)
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    )
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Approve' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onApprove).toHaveBeenCalledWith(requests[2])
    await waitFor(() => expect(approve).toHaveFocus())
  },
}

export const KeepsTheDialogWhenADecisionFails: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    mocked(args.onReject)?.mockRejectedValueOnce(new Error('503'))
    await openDialog('Reject')()
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(args.onReject).toHaveBeenCalledOnce())
    // Ready for another try: while the action is under way, presses are ignored.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onReject).toHaveBeenCalledTimes(2)
  },
}

/** The only request; it disappears once it is approved. */
function Deciding(props: DashboardScreenProps) {
  const [rows, setRows] = useState(requests.slice(2, 3))
  return (
    <DashboardScreen
      {...props}
      badgeRequests={ready(rows)}
      onApprove={async (request) => {
        await props.onApprove?.(request)
        setRows([])
      }}
    />
  )
}

export const KeepsTheFocusWhenARequestGoes: Story = {
  tags: ['!autodocs'],
  render: (args) => <Deciding {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Approve Jonas Lindqvist' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve Badge' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText('No data available')).toHaveFocus())
  },
}

/** A button acts as the poll: the first request was decided elsewhere, and a new one arrives. */
function Polled(props: DashboardScreenProps) {
  const [polled, setPolled] = useState(false)
  const rows = polled ? requests.slice(1) : requests.slice(0, 5)
  return (
    <>
      <DashboardScreen {...props} badgeRequests={ready(rows)} />
      <button type="button" onClick={() => setPolled(true)}>
        Poll
      </button>
    </>
  )
}

export const HoldsRowsUnderFocus: Story = {
  tags: ['!autodocs'],
  render: (args) => <Polled {...args} />,
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    const before = names()
    const poll = canvas.getByRole('button', { name: 'Poll' })
    const first = canvas.getByRole('button', { name: 'Approve Maria Silva' })
    await userEvent.hover(first)
    // No pointer click: it would leave the table.
    poll.click()
    const show = await canvas.findByRole('button', { name: 'Show 1 new' })
    await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'))
    await twoFrames()
    await expect(names()).toEqual(before)
    await userEvent.click(show)
    await waitFor(() => expect(names()[4]).toContain('Tomás Ferreira'))
    await expect(names()).toHaveLength(5)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Show/ })).toBeNull())
  },
}

export const RetriesWhatFailed: Story = {
  tags: ['!autodocs'],
  args: { badges: failed },
  play: async ({ canvas }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** Parts that failed together have one button, and two parts of one read are tried once. */
export const RetriesTogether: Story = {
  tags: ['!autodocs'],
  args: {
    users: { status: 'failed', onRetry: fn() },
    invites: { status: 'failed', onRetry: fn() },
    posts: failed,
    recentPosts: failed,
    numbers: { ...numbers, content: { status: 'failed', onRetry: fn() } },
  },
  play: async ({ args, canvas }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    for (const part of [args.users, args.invites, args.numbers?.content]) {
      await expect(part?.status === 'failed' && part.onRetry).toHaveBeenCalledOnce()
    }
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}
