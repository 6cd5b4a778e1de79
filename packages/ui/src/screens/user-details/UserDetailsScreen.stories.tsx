import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { NO_FILTERS } from '../../domain/invites/invites'
import { MemberSummary, MemberTimeline } from '../../domain/record/record'
import type { Loadable } from '../../loadable'
import { withDrafts } from '../../storybook/drafts'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { opensNothing } from '../../storybook/opensNothing'
import { memberEvents, memberNotes, recordEntries } from '../record/recordFixture'
import { banned } from '../users/usersFixture'
import {
  type UserDetails,
  UserDetailsScreen,
  type UserDetailsScreenProps,
} from './UserDetailsScreen'
import { usePush } from './UserDetailsScreen.live'
import { bare, hostile, maria, newcomer, tomas } from './userDetailsFixture'

const ready = (data: UserDetails): Loadable<UserDetails> => ({ status: 'ready', data })

const meta = {
  title: 'Screens/User details',
  component: UserDetailsScreen,
  parameters: { spec: '2.17' },
  args: {
    user: ready(maria),
    filters: NO_FILTERS,
    onFiltersChange: fn(),
    pageRequest: { page: 1, pageSize: 50 },
    onPageRequestChange: fn(),
    onBack: fn(),
    onVerify: fn(async () => {}),
    onBan: fn(async () => {}),
    onUnban: fn(async () => {}),
    onDelete: fn(async () => {}),
    push: { isOpen: false, onOpen: fn(), onIntent: fn(), render: () => null },
  },
} satisfies Meta<typeof UserDetailsScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The facts as a person reads them: label and value. */
const facts = (canvas: Canvas) =>
  Object.fromEntries(
    canvas
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
/** The actions beside the name, in their order. */
const actions = (canvas: Canvas) =>
  [...(canvas.getByRole('banner').querySelectorAll('button, a:not(nav a)') ?? [])].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  )
/** Chooses an action of the menu beside the name. */
const choose = async (canvas: Canvas, action: string) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Actions for / }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}
export const Ready: Story = { parameters: screenshots.all }

export const TellsWhatTheSpecificationSays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    await step('the facts', async () => {
      await expect(facts(canvas)).toEqual({
        'Full Name': 'Maria Silveira',
        Email: 'maria.silveira@example.org',
        Phone: '+351 900 000 001',
        Country: 'Portugal',
        'Date of Birth': 'Apr 17, 1988',
        Status: 'Verified',
        'Citizenship Status': 'Approved',
        'Push Notifications': '2 device(s) registered',
      })
    })
    await step('email and phone can be used, and taken elsewhere', async () => {
      const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
      await expect(hrefOf('maria.silveira@example.org')).toBe('mailto:maria.silveira@example.org')
      await expect(hrefOf('+351 900 000 001')).toBe('tel:+351900000001')
      await expect(canvas.getByRole('button', { name: 'Copy email' })).toBecomeVisible()
      await expect(canvas.getByRole('button', { name: 'Copy phone' })).toBecomeVisible()
    })
    await step('what can be done: a ban and a deletion at the end of a menu', async () => {
      await expect(actions(canvas)).toEqual([
        'Send Push Notification',
        'Actions for Maria Silveira',
      ])
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Maria Silveira' }))
      const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
      await expect(items).toEqual(['Ban', 'Delete'])
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('the documents, each with its file', async () => {
      const rows = within(canvas.getByRole('list', { name: 'Documents' })).getAllByRole('listitem')
      await expect(rows.map((row) => row.textContent)).toEqual([
        'PassportPDFDownload passport',
        'CertificateDownload certificate',
      ])
      const passport = canvas.getByRole('link', { name: 'Download passport' })
      await expect(passport).toHaveAttribute('download', 'Maria Silveira passport.pdf')
    })
    await step('the invitees, counted once', async () => {
      await expect(canvas.getByRole('link', { name: 'View invites' })).toHaveAttribute(
        'href',
        '/users/view-invites/member-1',
      )
      await expect(canvas.getByRole('heading', { name: 'Invitees 5' })).toBecomeVisible()
      await expect(canvas.queryByText('5 invites')).toBeNull()
      const rows = canvas.getAllByRole('row').map((row) => row.textContent)
      await expect(rows).toEqual([
        'EmailStatusInvite Date',
        'jonas.lindqvist@mail.examplePendingJun 14, 2026',
        'aoife@mail.exampleApprovedJun 2, 2026',
        'eleni.pappa@mail.exampleRejectedMay 20, 2026',
        'tomas@mail.exampleExpiredMar 1, 2026',
        'noor@mail.exampleApprovedFeb 11, 2026',
      ])
    })
    await step('one way up, and nobody before or after who came from no list', async () => {
      const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
      await expect(way.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/users')
      await expect(way.getByText('Maria Silveira')).toHaveAttribute('aria-current', 'page')
      await expect(canvas.queryByRole('button', { name: /member$/ })).toBeNull()
    })
  },
}

export const Loading: Story = {
  args: { user: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Member details$/)
    await expect(canvas.getByRole('link', { name: 'Users' })).toBecomeVisible()
  },
}

/** The screen with its dialog. */
function WithDialog({ opensAtOnce, ...props }: UserDetailsScreenProps & { opensAtOnce?: boolean }) {
  return <UserDetailsScreen {...props} push={usePush({ onNotify: async () => {} }, opensAtOnce)} />
}

/** The dialog was open when the session ended: it is in the address. */
export const DraftRestored: Story = {
  // The open dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  render: (args) => <WithDialog {...args} opensAtOnce />,
  decorators: [
    withDrafts({ 'notification member-1': { title: 'Meeting moved', body: 'To the hall.' } }),
  ],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(
      dialog.getByText(/^We kept what you typed\. It hasn't been sent yet\.$/),
    ).toBecomeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('To the hall.')
  },
}

export const ForgetsADiscardedDraft: Story = {
  ...DraftRestored,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Send Push Notification' }))
    await expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('')
    await expect(screen.queryByText(/^We kept what you typed/)).toBeNull()
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { user: { status: 'failed', onRetry } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'User not found or some error occurred while fetching data',
    )
    const ways = canvas.getAllByRole('button').map((button) => button.textContent)
    await expect(ways).toEqual(['Go Back', 'Try again'])
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** No invites and no devices. */
export const Empty: Story = {
  args: { user: ready(tomas) },
  play: async ({ canvas }) => {
    await expect(facts(canvas)).toMatchObject({
      Status: 'Pending verification',
      'Citizenship Status': 'Pending',
      'Push Notifications': 'No devices registered',
    })
    await expect(canvas.getByRole('heading', { name: 'Invitees 0' })).toBecomeVisible()
    // Nothing to search, filter or list.
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const EmptySearch: Story = {
  args: { filters: { search: 'xyzzy', status: 'all' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No invites match your search criteria.')).toBecomeVisible()
    await expect(canvas.getByRole('heading', { name: 'Invitees 5' })).toBecomeVisible()
  },
}

/** Signed up with an email and nothing more: the page has the email as its title. */
export const Nameless: Story = {
  args: { user: ready(newcomer) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^new.arrival@example.org$/,
    )
    await expect(facts(canvas)).toEqual({
      'Full Name': 'Not provided',
      Email: 'new.arrival@example.org',
      Phone: 'Not provided',
      Country: 'Not provided',
      Status: 'Unverified email',
      'Citizenship Status': 'Not Applied',
      'Push Notifications': 'No devices registered',
    })
  },
}

/** A backend that sends hardly anything. */
export const Bare: Story = {
  args: { user: ready(bare) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unnamed member$/)
    await expect(facts(canvas)).toMatchObject({
      Email: 'Not provided',
      Status: 'Pending',
      'Citizenship Status': 'Not provided',
    })
    await expect(canvas.getByRole('list', { name: 'Documents' })).toHaveTextContent(
      /^PassportNot provided$/,
    )
  },
}

export const Banned: Story = {
  args: { user: ready({ ...maria, ...banned }) },
  play: async ({ canvas }) => {
    await expect(facts(canvas).Status).toBe('BannedVerified')
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for / }))
    await expect(await screen.findByRole('menuitem', { name: 'Unban' })).toBecomeVisible()
  },
}

/** The first action beside the menu. */
const primary = (canvas: Canvas) => actions(canvas)[0]

/** The email is verified, and a citizenship request waits too: to verify comes first. */
export const Verifiable: Story = {
  args: { user: ready(tomas) },
  play: async ({ canvas }) => {
    await expect(actions(canvas)).toEqual([
      'Verify',
      'Review request',
      'Send Push Notification',
      'Actions for Tomás Quintela',
    ])
  },
}

/** The member is verified, and a citizenship request waits. */
export const RequestWaits: Story = {
  parameters: screenshots.all,
  args: { user: ready({ ...tomas, status: 'verified', isVerified: true }) },
  play: async ({ canvas }) => {
    await expect(primary(canvas)).toBe('Review request')
    await expect(canvas.getByRole('link', { name: 'Review request' })).toHaveAttribute(
      'href',
      `/badge-requests?review=${tomas.id}`,
    )
    await expect(canvas.queryByRole('button', { name: 'Verify' })).toBeNull()
  },
}

/** Without a verified email no action is primary. */
export const AwaitsTheEmail: Story = {
  args: { user: ready(newcomer) },
  play: async ({ canvas }) => {
    const verify = canvas.getByRole('button', { name: 'Verify' })
    await expect(verify).toHaveAttribute('aria-disabled', 'true')
    await userEvent.hover(verify)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Awaiting Email Verification',
    )
  },
}

/** Opened from the second page of a filtered list. */
export const InAList: Story = {
  parameters: screenshots.one,
  args: {
    user: ready(tomas),
    listHref: '/users?page=2&status=pending',
    neighbours: { onPrevious: fn(), onNext: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute(
      'href',
      '/users?page=2&status=pending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Previous member' }))
    await expect(args.neighbours?.onPrevious).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.neighbours?.onNext).toHaveBeenCalledOnce()
  },
}

export const EndOfTheList: Story = {
  args: { neighbours: { onPrevious: fn(), onNext: undefined } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next member' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'This is the last member in the list',
    )
  },
}

/** At the border of a page of the list: the next page is on its way. */
export const AtABorderOfAPage: Story = {
  args: { neighbours: { onPrevious: fn(), onNext: undefined, isLoading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous member' })).toBeEnabled()
    const next = canvas.getByRole('button', { name: 'Next member' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Loading')
  },
}

/** An action is under way: the others wait, and links still work. */
export const Busy: Story = {
  args: { user: ready(tomas), isPending: true },
  play: async ({ args, canvas }) => {
    const verify = canvas.getByRole('button', { name: 'Verify' })
    await expect(verify).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(verify)
    await opensNothing('alertdialog')
    await expect(args.onVerify).not.toHaveBeenCalled()
    const menu = canvas.getByRole('button', { name: /^Actions for / })
    await expect(menu).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(menu)
    await opensNothing('menu')
    await expect(canvas.getByRole('link', { name: 'Review request' })).toBecomeVisible()
  },
}

/** A reload keeps failing: the page says how old its data is. */
export const Stale: Story = {
  args: {
    user: { status: 'ready', data: maria, stale: { since: new Date('2026-06-15T09:22:00Z') } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 09:22, retrying')).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: { user: ready(hostile) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('markup shows as text', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        '<img src=x onerror="alert(1)">',
      )
      await expect(canvas.getByText('<b>on_hold</b>')).toBecomeVisible()
      await expect(canvasElement.querySelector('img[src="x"]')).toBeNull()
    })
    await step('what is no date says so', async () => {
      await expect(facts(canvas)).toMatchObject({
        'Date of Birth': 'Unknown date',
        'Push Notifications': '12,045 device(s) registered',
      })
    })
    await step('the page does not scroll sideways', fits)
  },
}

/** The image does not load, so the default image shows. */
export const FailingImage: Story = {
  args: { user: ready({ ...maria, profilePic: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/avatars/1.png'),
    )
  },
}

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: fits,
}

export const RightToLeft: Story = {
  args: { user: ready({ ...maria, fullName: 'مریم کاظمی', country: 'ایران' }) },
  globals: { direction: 'rtl' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }

export const LargeText: Story = { globals: { textSize: '200' }, play: fits }

const openDialog = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Push Notification' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Push Notification' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  return dialog
}

export const NotificationDialog: Story = {
  render: (args) => <WithDialog {...args} />,
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toBecomeVisible()
    await expect(dialog.getByText('Maria Silveira')).toBecomeVisible()
    await expect(dialog.getByText(/can't be recalled\.$/)).toBecomeVisible()
    await expect(dialog.queryByText(/has no device/)).toBeNull()
  },
}

/** A push to a member without devices is allowed; a note warns before it is sent. */
export const NotificationWithoutDevices: Story = {
  render: (args) => <WithDialog {...args} />,
  args: { user: ready(tomas) },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await expect(
      dialog.getByText('This member has no device: nothing can arrive.'),
    ).toBecomeVisible()
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeEnabled()
  },
}

export const NotificationOnAPhone: Story = {
  render: (args) => <WithDialog {...args} />,
  args: { user: ready(tomas) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await openDialog(canvas)
    await fits()
  },
}

const press = (action: string) => (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: action }))
const dialog = (
  user: UserDetails,
  action: string,
  question: string,
  open = (canvas: Canvas) => choose(canvas, action),
): Story => ({
  args: { user: ready(user) },
  play: async ({ canvas }) => {
    await open(canvas)
    const opened = within(await screen.findByRole('alertdialog'))
    await expect(opened.getByRole('heading')).toHaveTextContent(`${action} ${user.fullName}`)
    await expect(opened.getByText(question)).toBecomeVisible()
    await expect(opened.getByText(user.email ?? '')).toBecomeVisible()
    await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
})

/** A ban with an end says until when. */
export const BannedUntil: Story = {
  args: {
    user: ready({
      ...maria,
      isBanned: true,
      status: 'banned',
      bannedUntil: '2026-12-12T10:22:00.000Z',
    }),
  },
  play: async ({ canvas }) => {
    const until = canvas.getByText(/^until Dec 12, 2026/)
    await expect(until).toBecomeVisible()
    // The end of the ban is next to the ban, apart from the next status.
    await expect(until.parentElement).toHaveTextContent(/^Banned/)
    await expect(until.parentElement).not.toHaveTextContent('Verified')
  },
}

/** With the record: who banned the member and why, the notes and the history. */
export const Record: Story = {
  parameters: screenshots.both,
  args: {
    user: ready({ ...maria, isBanned: true, status: 'banned' }),
    postCount: 4,
    record: {
      summary: () => (
        <MemberSummary
          decisions={{ status: 'ready', data: recordEntries }}
          isBanned
          notes={memberNotes}
        />
      ),
      timeline: ({ id }) => (
        <MemberTimeline
          member={{ id, name: 'Maria Silveira' }}
          notes={{ status: 'ready', data: memberNotes }}
          onAdd={fn(async () => {})}
          onEdit={fn(async () => {})}
          onDelete={fn(async () => {})}
          events={{ status: 'ready', data: memberEvents }}
          onUndo={fn()}
          timeZone="UTC"
        />
      ),
    },
  },
  play: async ({ canvas, step }) => {
    await step('who, when and why, and what is pinned, stand above the fold', async () => {
      const line = canvas.getByText(/^Banned by/).parentElement
      await expect(line).toHaveTextContent(/^Banned by Ana Duarte, .*: Spam in three posts/)
      await expect(line?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
      const pinned = canvas
        .getAllByText(/^Called by phone/)
        .map((each) => each.getBoundingClientRect())
        .find(({ height }) => height > 0)
      await expect(pinned?.bottom).toBeLessThan(window.innerHeight)
    })
    await step('each landmark has a name of its own', async () => {
      const names = canvas
        .getAllByRole('region')
        .map((each) => each.getAttribute('aria-label') ?? nameOf(each))
      await expect(new Set(names).size).toBe(names.length)
    })
    await step('what is stated stays', async () => {
      await expect(canvas.getByText('Full Name')).toBecomeVisible()
      await expect(canvas.getByRole('heading', { name: 'Invitees 5' })).toBecomeVisible()
      await expect(canvas.getByRole('searchbox', { name: 'Search invites' })).toBecomeVisible()
    })
    await step('the posts are counted, and lead to them', async () => {
      await expect(canvas.getByRole('heading', { name: 'Posts 4' })).toBecomeVisible()
      await expect(canvas.getByRole('link', { name: 'View posts' })).toHaveAttribute(
        'href',
        '/posts?author=maria.silveira%40example.org',
      )
    })
  },
}

const nameOf = (region: HTMLElement) =>
  document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent

const topOf = (canvas: Canvas, name: RegExp | string) =>
  canvas.getByRole('heading', { name, level: 2 }).getBoundingClientRect().top

/** The facts, then the timeline, then what the member has. */
export const RecordOnAPhone: Story = {
  ...Record,
  parameters: {},
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, step } = context
    await Record.play?.(context)
    await step('one below the other', async () => {
      const tops = ['Details', 'Activity', 'Documents', /^Invitees/, /^Posts/].map((name) =>
        topOf(canvas, name),
      )
      await expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    })
  },
}

/** No decision, no notes, no invites, no posts: what is empty takes no space. */
export const RecordOfANewcomer: Story = {
  ...Record,
  args: {
    user: ready(newcomer),
    postCount: 0,
    record: {
      summary: () => <MemberSummary decisions={{ status: 'ready', data: [] }} isBanned={false} />,
      timeline: ({ id }) => (
        <MemberTimeline
          member={{ id, name: 'new.arrival@example.org' }}
          notes={{ status: 'ready', data: [] }}
          onAdd={fn(async () => {})}
          onEdit={fn(async () => {})}
          onDelete={fn(async () => {})}
          events={{ status: 'ready', data: memberEvents.slice(-1) }}
          timeZone="UTC"
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invitees 0' })).toBecomeVisible()
    await expect(canvas.getByRole('heading', { name: 'Posts 0' })).toBecomeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /View/ })).toBeNull()
    await expect(canvas.getByText(/joined/)).toBecomeVisible()
  },
}

export const VerifyDialog = dialog(
  tomas,
  'Verify',
  'Are you sure you want to verify this user?',
  press('Verify'),
)

export const BanDialog: Story = {
  ...dialog(maria, 'Ban', 'Are you sure you want to ban this User'),
  parameters: screenshots.one,
}

export const UnbanDialog = dialog(
  { ...maria, ...banned },
  'Unban',
  'Are you sure you want to un-ban this User',
)

export const DeleteDialog = dialog(
  maria,
  'Delete',
  'Are you sure you want to delete this user? This action cannot be undone.',
)

const stored = { passportDeletedAt: null, certificateDeletedAt: null, passportDueAt: null }

export const DocumentsDue: Story = {
  args: {
    user: ready({
      ...maria,
      documents: { ...stored, passportDueAt: '2026-07-12T09:00:00Z', isHeld: false },
    }),
    onHoldChange: fn(async () => {}),
  },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('Will be deleted on Jul 12, 2026')).toBecomeVisible()
    await step('a hold asks first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep documents' }))
      const asked = within(await screen.findByRole('alertdialog', { name: 'Keep documents' }))
      await userEvent.click(asked.getByRole('button', { name: 'Keep documents' }))
      await expect(args.onHoldChange).toHaveBeenCalledWith(
        expect.objectContaining({ id: maria.id }),
        true,
        undefined,
      )
    })
  },
}

export const Erasing: Story = {
  args: { user: ready(maria), onErase: fn(async () => {}), onExport: fn(async () => {}) },
  play: async ({ args, canvas, step }) => {
    await step('the menu of the page ends with the deletion', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Actions for / }))
      const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
      await expect(items).toEqual([
        'Ban',
        'Export for the member',
        'Delete',
        'Erase from the record',
      ])
      const item = await screen.findByRole('menuitem', { name: 'Erase from the record' })
      await userEvent.click(item)
    })
    await step('the question says what stays', async () => {
      const asked = within(await screen.findByRole('alertdialog', { name: /from the record$/ }))
      await expect(asked.getByText(/The record keeps who did what and when/)).toBecomeVisible()
      await userEvent.click(asked.getByRole('button', { name: 'Erase from the record' }))
      await expect(args.onErase).toHaveBeenCalledWith(
        expect.objectContaining({ id: maria.id }),
        undefined,
      )
    })
  },
}

export const DocumentsHeld: Story = {
  args: {
    user: ready({
      ...maria,
      documents: { ...stored, passportDueAt: '2026-07-12T09:00:00Z', isHeld: true },
    }),
    onHoldChange: fn(async () => {}),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Held')).toBecomeVisible()
    await expect(canvas.queryByText(/^Will be deleted/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Release' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Release documents' }))
    await userEvent.click(asked.getByRole('button', { name: 'Release' }))
    await expect(args.onHoldChange).toHaveBeenCalledWith(expect.anything(), false, undefined)
  },
}

export const DocumentsDeleted: Story = {
  args: {
    user: ready({
      ...maria,
      passport: null,
      badgeFileName: null,
      documents: {
        passportDeletedAt: '2026-06-12T03:00:00Z',
        certificateDeletedAt: '2026-06-13T03:00:00Z',
        passportDueAt: null,
        isHeld: false,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Documents' })).toHaveTextContent(
      /^PassportDeleted on Jun 12, 2026, after the decisionCertificateDeleted on Jun 13, 2026, after the decision$/,
    )
    await expect(canvas.queryByRole('button', { name: 'Keep documents' })).toBeNull()
  },
}
