import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { NO_FILTERS, type UserRow, type UsersPage, usersBulk } from '../../domain/members/members'
import type { Loadable } from '../../loadable'
import { beginSelection } from '../../storybook/beginSelection'
import { demoBulk } from '../../storybook/demoBulk'
import { screenshots } from '../../storybook/modes'
import { chooseInRow, openRowMenu } from '../../storybook/rowMenu'
import { UsersScreen } from './UsersScreen'
import {
  awaitingEmail,
  banned,
  complete,
  hostileUsers,
  manyUsers,
  nameless,
  tenUsers,
  verifiable,
  withBrokenImage,
} from './usersFixture'

type Ready = Extract<Loadable<UsersPage>, { status: 'ready' }>

const ready = (rows: readonly UserRow[], rest: Partial<UsersPage> = {}): Ready => ({
  status: 'ready',
  data: { rows, page: 1, pageSize: 10, totalPages: 1, total: rows.length, ...rest },
})

const meta = {
  title: 'Screens/Users',
  component: UsersScreen,
  parameters: { spec: '2.15' },
  args: {
    users: ready(tenUsers, { total: 2012, totalPages: 202 }),
    statusCounts: { all: 2012, verified: 1451, pending: 561, banned: 24 },
    filters: NO_FILTERS,
    onFiltersChange: fn(),
    onPageRequestChange: fn(),
    onVerify: fn(async () => {}),
    onBan: fn(async () => {}),
    onUnban: fn(async () => {}),
    onDelete: fn(async () => {}),
    bulk: demoBulk(usersBulk),
  },
} satisfies Meta<typeof UsersScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const phone = { viewport: { value: 'phone' } }

export const Ready: Story = { parameters: screenshots.all }

/** A search whose count ended at 10,000. */
export const MoreThanCounted: Story = {
  args: {
    filters: { ...NO_FILTERS, search: 'example' },
    users: ready(tenUsers, { total: 10_000, totalPages: 1000, hasMore: true }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than 10,000 members')).toBecomeVisible()
    await expect(canvas.getByText('1–10 of more than 10,000')).toBecomeVisible()
  },
}

/** Why the newcomers on the desk are fewer. */
export const PendingWithDesk: Story = {
  args: {
    filters: { ...NO_FILTERS, status: 'pending' },
    newcomersHref: '/desk?queue=newcomers',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pending also counts/)).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Newcomers on the desk' })).toHaveAttribute(
      'href',
      '/desk?queue=newcomers',
    )
  },
}

export const TellsWhatTheSpecificationSays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    await step('each row is headed by a link to the user', async () => {
      const row = within(canvas.getByRole('row', { name: /Maria Silveira/ }))
      await expect(row.getByRole('rowheader')).toHaveTextContent('Maria Silveira')
      await expect(row.getByRole('link', { name: 'Maria Silveira' })).toHaveAttribute(
        'href',
        '/users/member-1',
      )
    })
    await step('the columns are those of the specification', async () => {
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
      await expect(heads).toEqual(['Name', 'Email', 'Verified', 'Citizenship', 'Actions'])
    })
    await step('one action is a button, in the same place in every row', async () => {
      const ends = canvas
        .getAllByRole('button', { name: /^(User Verified|Verify) / })
        .map((action) => action.getBoundingClientRect().right)
      await expect(ends).toHaveLength(10)
      await expect(new Set(ends).size).toBe(1)
    })
    await step('the others are in a menu, in words and groups', async () => {
      const menu = within(await openRowMenu('Maria Silveira'))
      const groups = menu.getAllByRole('group')
      await expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
        'Files',
        'Account',
        'Permanent',
      ])
      await expect(menu.getByRole('menuitem', { name: 'Download passport' })).toHaveAttribute(
        'download',
        'Maria Silveira passport.pdf',
      )
    })
  },
}

export const Loading: Story = {
  args: { users: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('searchbox', { name: 'Search members' })).toBeEnabled()
  },
}

export const Empty: Story = {
  args: { users: ready([], { totalPages: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available')).toBecomeVisible()
    await expect(canvas.getByText('No members have joined yet.')).toBecomeVisible()
  },
}

export const EmptySearch: Story = {
  args: {
    users: ready([], { totalPages: 0 }),
    filters: { search: 'xyzzy', status: 'banned', badge: 'all' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No members match your search criteria.')).toBecomeVisible()
  },
}

/** An address with a page that no longer exists. */
export const PagePastTheEnd: Story = {
  args: { users: ready([], { page: 9, totalPages: 3, total: 25 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 3' }))
    await expect(args.onPageRequestChange).toHaveBeenCalledWith({ page: 3, pageSize: 10 })
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { users: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Some error occurred while fetching data',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Users' })).toHaveFocus())
  },
}

export const Busy: Story = {
  args: { busyIds: new Set([verifiable.id]) },
}

const select = async (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))

/** An action that does not apply to all selected users says to how many; others are left out. */
export const Selected: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    await beginSelection()
    for (const { fullName } of [verifiable, complete, awaitingEmail]) {
      await select(canvas, `${fullName}`)
    }
    const bar = within(await canvas.findByRole('region', { name: '3 selected' }))
    const labels = bar.getAllByRole('button').map((button) => button.textContent)
    await expect(labels.filter(Boolean)).toEqual(['Verify 1 of 3', 'Ban', 'Delete'])
  },
}

export const SelectedRightToLeft: Story = {
  ...Selected,
  parameters: {},
  globals: { direction: 'rtl' },
}

export const SelectedOnASmallPhone: Story = {
  ...Selected,
  parameters: {},
  globals: { viewport: { value: 'small' }, textSize: '200' },
}

/** The stated question about one user, about three; Cancel has the focus. */
export const DeleteManyDialog: Story = {
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    for (const { fullName } of [verifiable, complete, awaitingEmail]) {
      await select(canvas, `${fullName}`)
    }
    const bar = within(await canvas.findByRole('region', { name: '3 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 3 members' }))
    await expect(
      dialog.getByText(
        'Are you sure you want to delete these 3 members? This action cannot be undone.',
      ),
    ).toBecomeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** The next page is loading: the current rows stay. */
export const Refreshing: Story = {
  args: {
    users: { ...ready(tenUsers, { page: 2, total: 2012, totalPages: 202 }), isRefreshing: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10)
    await expect(canvas.getByText('Page 2 of 202')).toBecomeVisible()
  },
}

/** A reload keeps failing: the list says how old its data is. */
export const Stale: Story = {
  args: {
    users: { ...ready(tenUsers), stale: { since: new Date('2026-06-15T09:22:00Z') } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 09:22, retrying')).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: { users: ready(hostileUsers) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('markup in a name shows as text', async () => {
      await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBecomeVisible()
      await expect(canvasElement.querySelector('img[src="x"]')).toBeNull()
    })
    await step('a direction override does not reach the screen', async () => {
      await expect(canvas.getByText('gnp.rotartsinimda').tagName).toBe('BDI')
    })
    await step('a long name is cut to the eye only', async () => {
      const long = canvas.getByText(/^x{200}$/)
      await expect(long).toHaveAttribute('title', 'x'.repeat(200))
      await waitFor(() => expect(long.scrollWidth).toBeGreaterThan(long.clientWidth))
    })
    await step('the page does not scroll sideways', async () => {
      const page = document.documentElement
      await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
    })
  },
}

/** An address starts where its column starts, although it is written from left to right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [email] = canvas.getAllByText(/@/)
    const range = new Range()
    range.selectNodeContents(email as HTMLElement)
    const cell = email?.closest('td')
    const { right } = cell?.getBoundingClientRect() ?? { right: Number.NaN }
    const padding = Number.parseFloat(getComputedStyle(cell as Element).paddingRight)
    await expect(Math.abs(range.getBoundingClientRect().right - (right - padding))).toBeLessThan(2)
  },
}

export const Phone: Story = { globals: phone }

export const Narrow: Story = {
  args: { users: ready([...tenUsers.slice(0, 4), ...hostileUsers]) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
  },
}

export const LargeText: Story = { globals: { textSize: '200' } }

/** A ban with an end (feature `record`) says until when. */
export const BannedUntil: Story = {
  parameters: screenshots.one,
  args: {
    users: ready([
      { ...banned, bannedUntil: '2026-12-12T10:22:00.000Z' },
      { ...banned, id: 'b2' },
      verifiable,
    ]),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(rows.slice(1)).toEqual([
      expect.stringContaining('Banned until Dec 12 '),
      expect.not.stringContaining('until'),
      expect.not.stringContaining('until'),
    ])
  },
}

/** With notes (feature `record`), each row shows how many there are. */
export const Notes: Story = {
  parameters: screenshots.one,
  args: {
    users: ready([
      { ...complete, noteCount: 1 },
      { ...banned, noteCount: 1204 },
      { ...verifiable, noteCount: 0 },
    ]),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(rows.slice(1)).toEqual([
      expect.stringContaining('1 note'),
      expect.stringContaining('1,204 notes'),
      expect.not.stringContaining('note'),
    ])
  },
}

/** The longest possible page (specification 9). */
export const HundredRows: Story = {
  args: { users: ready(manyUsers(100), { pageSize: 100, total: 2012, totalPages: 21 }) },
  // The markup is that of Ready a hundred times; axe would take a hundred times as long.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const allRows = () => Array.from(canvasElement.querySelectorAll('tbody tr'))
    await waitFor(() => expect(allRows()).toHaveLength(100))
    // The row with all its descendants: the budget keeps the longest list fast. One more for each
    // further badge.
    const nodes = allRows().map((row) => row.querySelectorAll('*').length + 1)
    await expect(Math.max(...nodes)).toBeLessThanOrEqual(30)
  },
}

const dialog = (user: UserRow, action: string, title: string, question: string, button: string) =>
  ({
    args: { users: ready([complete, verifiable, banned]) },
    play: async ({ canvas, step }) => {
      const name = user.fullName ?? ''
      const inRow = canvas.queryByRole('button', { name: `${action} ${name}` })
      if (inRow) await userEvent.click(inRow)
      else await chooseInRow(name, action)
      const opened = within(await screen.findByRole('alertdialog'))
      await step('the title names the user, the text asks as specified', async () => {
        await expect(opened.getByRole('heading')).toHaveTextContent(title)
        // The dialog is transparent in its first frame.
        await waitFor(() => expect(opened.getByText(question)).toBecomeVisible())
        await expect(opened.getByText(user.email ?? '')).toBecomeVisible()
      })
      await step('nothing destroys by default', async () => {
        await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toHaveFocus())
        await expect(opened.getByRole('button', { name: button })).toBeEnabled()
      })
    },
  }) satisfies Story

export const VerifyDialog: Story = dialog(
  verifiable,
  'Verify',
  'Verify Tomás Quintela',
  'Are you sure you want to verify this user?',
  'Verify',
)

export const BanDialog: Story = {
  ...dialog(complete, 'Ban', 'Ban Maria Silveira', 'Are you sure you want to ban this User', 'Ban'),
  // Not on a phone: the dialog opens differently there (DoesEverythingOnAPhone).
  parameters: screenshots.both,
}

export const UnbanDialog: Story = dialog(
  banned,
  'Unban',
  'Unban Ingrid Solbakken',
  'Are you sure you want to un-ban this User',
  'Unban',
)

export const DeleteDialog: Story = dialog(
  complete,
  'Delete',
  'Delete Maria Silveira',
  'Are you sure you want to delete this user? This action cannot be undone.',
  'Delete',
)

/** Badges of a row: status and citizenship; its button, and the actions in its menu. */
const only = (user: UserRow, badges: [string, string], actions: string[]): Story => ({
  args: { users: ready([user]) },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('rowheader').closest('tr') as HTMLElement)
    const cells = row.getAllByRole('cell')
    await expect(cells.slice(-3, -1).map((cell) => cell.textContent?.trim())).toEqual(badges)
    const name = user.fullName ?? user.email ?? ''
    const button = row.getAllByRole('button')[0]
    const menu = within(await openRowMenu(name))
    const items = menu.getAllByRole('menuitem').map((item) => item.textContent)
    await expect([button?.getAttribute('aria-label')?.replace(` ${name}`, ''), ...items]).toEqual(
      actions,
    )
  },
})

const basic = ['Verify', 'View invites', 'Ban', 'Delete']
const verified = ['User Verified', 'View invites', 'Ban', 'Delete']

export const Banned = only(
  banned,
  ['Banned Verified', 'Not Applied'],
  ['User Verified', 'View invites', 'Unban', 'Delete'],
)

export const UnverifiedEmail = only(awaitingEmail, ['Pending', 'Not Applied'], basic)

export const AlreadyVerified = only(withBrokenImage, ['Verified', 'Not Applied'], verified)

const [userVerified = '', ...others] = verified

export const CertificateAndPassport = only(
  complete,
  ['Verified', 'Approved'],
  [userVerified, 'Download certificate', 'Download passport', ...others],
)

export const NoPassport = only(
  { ...complete, passport: null },
  ['Verified', 'Approved'],
  [userVerified, 'Download certificate', ...others],
)

/** Does not offer the certificate of a request that is not approved. */
export const CertificateNotApproved = only(
  { ...complete, badgeRequestStatus: 1 },
  ['Verified', 'Pending'],
  [userVerified, 'Download passport', ...others],
)

/** Signed up with an email and nothing else. */
export const Nameless = only(nameless, ['Pending', 'Not Applied'], basic)

/** A member without an image shows two letters. */
export const NoImage = only(awaitingEmail, ['Pending', 'Not Applied'], basic)

export const FailingImage: Story = {
  args: { users: ready([withBrokenImage]) },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('tbody img')).toHaveAttribute(
        'src',
        '/images/avatars/1.png',
      ),
    )
  },
}
