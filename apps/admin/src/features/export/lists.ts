import { exportRows } from '@hearth/api/limits.gen'
import { type Input, missingFrom } from '@hearth/api/operation'
import { type Columns, type Separator, toCsv } from '@hearth/ui/csv'
import { matchingInvites } from '@hearth/ui/domain/invites'
import { searchOf } from '@hearth/ui/domain/posts'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { readSearch } from '../../search/fields'
import { AnnouncementsSearch, announcementsPage, announcementsQuery } from '../announcements/search'
import type { Read } from '../moderation/bulkSpec'
import { PostsSearch } from '../posts/search'
import { recordQuery, toFilters } from '../record/filters'
import { RecordSearch } from '../record/search'
import { ActiveInvitesSearch } from '../users/invitesSearch'
import { onlyMembers } from '../users/onlyMembers'
import { offeredForUsers, usersPage } from '../users/queries'
import { UsersSearch } from '../users/search'
import { usersQuery } from '../users/usersQuery'
import { columns, type RowOf } from './listColumns'
import { type ListPage, type ReadRows, readRows } from './readRows'

/** The parameters of an address. */
type Search = Readonly<Record<string, string>>

/** A list that can be saved, by its name in the file and in the record. */
export type ListName = Input<'recordListExport'>['body']['list']

/** What a page has read with this call; undefined if nothing. */
export type Cached = <Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) => Data | undefined

interface ListSpec<Row extends { id: string }> {
  /** Whether the rows are about people. */
  isPersonal: boolean
  columns: Columns<Row>
  /** Reads the rows that match the filters of an address, with the calls of the page. */
  pages: (search: Search, read: Read) => AsyncIterable<ListPage<Row>>
  /** How many rows match, by what the page has read already. @default unknown */
  total?: (search: Search, cached: Cached) => number | undefined
}

/** The choices in the dialog. */
interface FileOptions {
  chosenColumns: readonly string[]
  separator: Separator
}

type Progress = Pick<ReadRows<unknown>, 'total' | 'leftOut' | 'isCut'> & { rows: number }

/** Hides the type of the rows, so that lists of different rows fit in one table. */
const listExport = <Row extends { id: string }>({
  columns,
  pages,
  total = () => undefined,
  ...list
}: ListSpec<Row>) => ({
  ...list,
  total,
  /** The names of the list's columns. */
  columns: Object.keys(columns),
  /** Reads the list and writes a file with the chosen columns. */
  write: async (
    search: Search,
    { chosenColumns, separator }: FileOptions,
    read: Read,
    signal: AbortSignal,
    onProgress: (soFar: Progress) => void,
  ) => {
    const { rows, ...found } = await readRows(pages(search, read), signal, (soFar) =>
      onProgress({ ...soFar, rows: soFar.rows.length }),
    )
    const chosen = Object.fromEntries(
      Object.entries(columns).filter(([name]) => chosenColumns.includes(name)),
    )
    return { ...found, rows: rows.length, csv: toCsv(chosen, rows, separator) }
  },
})

/** The most rows that a call answers. */
const PAGE_SIZE = 100

interface NumberedPage<Row> {
  data: readonly Row[]
  pagination: Counted & { totalPages: number }
}

interface Counted {
  total: number
  hasMore?: boolean | undefined
}

/** The rows of the whole list; undefined if the server stopped counting. */
const totalOf = ({ total, hasMore }: Counted) => (hasMore ? undefined : total)

async function* numbered<Row>(
  read: (page: number) => Promise<NumberedPage<Row>>,
): AsyncGenerator<ListPage<Row>> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await read(page)
    last = answer.pagination.totalPages
    const { data: rows } = answer
    yield { rows, total: totalOf(answer.pagination), leftOut: missingFrom(answer) }
  }
}

/**
 * A list that arrives whole.
 * @param matching the rows that the filters of the page show
 */
const whole = <Row, Key extends QueryKey>(
  call: () => UseQueryOptions<Whole<Row>, Error, Whole<Row>, Key>,
  matching: (rows: readonly Row[], search: Search) => readonly Row[] = (rows) => rows,
) => ({
  pages: async function* (search: Search, read: Read): AsyncGenerator<ListPage<Row>> {
    const found = await read(call())
    const rows = matching(found.data, search)
    yield { rows, total: rows.length, leftOut: missingFrom(found) }
  },
  total: (search: Search, cached: Cached): number | undefined => {
    const found = cached(call())
    return found && matching(found.data, search).length
  },
})

interface Whole<Row> {
  data: Row[]
}

const users = listExport<RowOf<'listUsers'>>({
  isPersonal: true,
  columns: isOffered('sort') ? { ...columns.users, ...columns.joined } : columns.users,
  pages: (search, read) =>
    numbered(async (page) => {
      const query = usersQuery(
        { ...readSearch(UsersSearch, search), page, limit: PAGE_SIZE },
        // One more than a file holds, so that the dialog says when rows are missing.
        offeredForUsers(exportRows + 1),
      )
      return onlyMembers(await read(api.query('listUsers', { query })))
    }),
  total: (search, cached) => {
    const page = cached(usersPage(readSearch(UsersSearch, search)))
    return page && totalOf(page.pagination)
  },
})

const badgeRequests = listExport<RowOf<'listPendingBadges'>>({
  isPersonal: true,
  columns: columns.badgeRequests,
  ...whole(() => api.query('listPendingBadges')),
})

const posts = listExport<RowOf<'listPosts'>>({
  isPersonal: true,
  columns: columns.posts,
  ...whole(
    () => api.query('listPosts'),
    (all, address) => {
      const { search, author } = readSearch(PostsSearch, address)
      const found = new Set(searchOf(all)(search).map(({ id }) => id))
      return all.filter(({ id, user }) => found.has(id) && (author === '' || user.email === author))
    },
  ),
})

const announcements = listExport<RowOf<'listAnnouncements'>>({
  isPersonal: false,
  columns: columns.announcements,
  pages: (address, read) => {
    const { search } = readSearch(AnnouncementsSearch, address)
    return numbered((page) => {
      const query = { ...announcementsQuery({ page, limit: 10, search }), limit: PAGE_SIZE }
      return read(api.query('listAnnouncements', { query }))
    })
  },
  total: (search, cached) =>
    cached(announcementsPage(readSearch(AnnouncementsSearch, search)))?.pagination.total,
})

const memberships = listExport<RowOf<'listMembershipPlans'>>({
  isPersonal: false,
  columns: columns.memberships,
  ...whole(() => api.query('listMembershipPlans')),
})

const invites = listExport<RowOf<'listInvites'>>({
  isPersonal: true,
  columns: columns.invites,
  ...whole(
    () => api.query('listInvites'),
    (all, address) => {
      const filters = readSearch(ActiveInvitesSearch, address)
      const found = new Set(matchingInvites(all, filters).map(({ id }) => id))
      return all.filter(({ id }) => found.has(id))
    },
  ),
})

const record = listExport<RowOf<'listRecord'>>({
  isPersonal: true,
  columns: columns.record,
  pages: async function* (address, read) {
    const filters = recordQuery(toFilters(readSearch(RecordSearch, address)))
    for (let before: string | null | undefined; before !== null; ) {
      const query = { ...filters, limit: PAGE_SIZE, ...(before && { before }) }
      const answer = await read(api.query('listRecord', { query }))
      yield { rows: answer.data, leftOut: missingFrom(answer) }
      before = answer.next
    }
  },
})

/** The lists that can be saved; a page names its own in the `staticData` of its route. */
export const lists = {
  users,
  'badge-requests': badgeRequests,
  posts,
  announcements,
  memberships,
  invites,
  record,
} as const satisfies Record<ListName, unknown>
