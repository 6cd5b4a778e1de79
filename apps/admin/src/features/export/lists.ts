import { type Answer, type Input, missingFrom, type OperationId } from '@hearth/api/operation'
import { matchingInvites } from '@hearth/ui/product/invites'
import { searchOf } from '@hearth/ui/product/posts'
import { isAdministrator } from '@hearth/ui/text/people'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { readSearch } from '../../search/fields'
import { AnnouncementsSearch, announcementsQuery } from '../announcements/search'
import type { Read } from '../moderation/bulkSpec'
import { PostsSearch } from '../posts/search'
import { recordApi } from '../record/api'
import { recordQuery, toFilters } from '../record/filters'
import { RecordSearch } from '../record/search'
import { ActiveInvitesSearch } from '../users/invitesSearch'
import { UsersSearch, usersQuery } from '../users/search'
import { type Columns, toCsv } from './csv'
import { type ListPage, type ReadRows, readRows } from './readRows'

/** The parameters of an address. */
type Search = Readonly<Record<string, string>>

/** A list that can be saved, by its name in the file and in the record. */
export type ListName = Input<'recordListExport'>['body']['list']

interface ListSpec<Row extends { id: string }> {
  /** Whether the rows are about people. */
  isPersonal: boolean
  /**
   * The columns: names and values are those of the contract, the same in every language, with
   * moments in ISO 8601. Links to documents are left out: they expire, and each download of a
   * document is recorded.
   */
  columns: Columns<Row>
  /** Reads the rows that match the filters of an address, with the calls of the page. */
  pages: (search: Search, read: Read) => AsyncIterable<ListPage<Row>>
}

type Progress = Pick<ReadRows<unknown>, 'total' | 'leftOut' | 'isCut'> & { rows: number }

type RowOf<Id extends OperationId> =
  Answer<Id> extends { data: readonly (infer Row)[] } ? Row : never

/** Hides the type of the rows, so that lists of different rows fit in one table. */
const listExport = <Row extends { id: string }>({ columns, pages, ...list }: ListSpec<Row>) => ({
  ...list,
  /** Reads the list and writes the file. */
  write: async (
    search: Search,
    read: Read,
    signal: AbortSignal,
    onProgress: (soFar: Progress) => void,
  ) => {
    const { rows, ...found } = await readRows(pages(search, read), signal, (soFar) =>
      onProgress({ ...soFar, rows: soFar.rows.length }),
    )
    return { ...found, rows: rows.length, csv: toCsv(columns, rows) }
  },
})

/** The most rows that a call answers. */
const PAGE_SIZE = 100

interface NumberedPage<Row> {
  data: readonly Row[]
  pagination: { total: number; totalPages: number }
}

async function* numbered<Row>(
  read: (page: number) => Promise<NumberedPage<Row>>,
): AsyncGenerator<ListPage<Row>> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await read(page)
    last = answer.pagination.totalPages
    const { data: rows } = answer
    yield { rows, total: answer.pagination.total, leftOut: missingFrom(answer) }
  }
}

/** A list that arrives whole. */
async function* whole<Row>(
  answer: Promise<{ data: readonly Row[] }>,
  matching: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): AsyncGenerator<ListPage<Row>> {
  const found = await answer
  const rows = matching(found.data)
  yield { rows, total: rows.length, leftOut: missingFrom(found) }
}

const users = listExport<RowOf<'listUsers'>>({
  isPersonal: true,
  columns: {
    id: ({ id }) => id,
    fullName: ({ fullName }) => fullName,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    country: ({ country }) => country,
    dateOfBirth: ({ dateOfBirth }) => dateOfBirth,
    status: ({ status }) => status,
    isVerified: ({ isVerified }) => isVerified,
    isBanned: ({ isBanned }) => isBanned,
    isEmailVerified: ({ isEmailVerified }) => isEmailVerified,
    badgeRequestStatus: ({ badgeRequestStatus }) => badgeRequestStatus,
    ...(isOffered('sort') && { joinedAt: ({ joinedAt }: RowOf<'listUsers'>) => joinedAt }),
  },
  pages: (search, read) =>
    numbered(async (page) => {
      const query = usersQuery(
        { ...readSearch(UsersSearch, search), page, limit: PAGE_SIZE },
        { isSorted: isOffered('sort') },
      )
      const answer = await read(api.query('listUsers', { query }))
      return { ...answer, data: answer.data.filter((user) => !isAdministrator(user)) }
    }),
})

const badgeRequests = listExport<RowOf<'listPendingBadges'>>({
  isPersonal: true,
  columns: {
    id: ({ id }) => id,
    fullName: ({ fullName }) => fullName,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
  },
  pages: (_search, read) => whole(read(api.query('listPendingBadges'))),
})

const posts = listExport<RowOf<'listPosts'>>({
  isPersonal: true,
  columns: {
    id: ({ id }) => id,
    title: ({ title }) => title,
    description: ({ description }) => description,
    createdAt: ({ createdAt }) => createdAt,
    authorName: ({ user }) => user.fullName,
    authorEmail: ({ user }) => user.email,
  },
  pages: (address, read) => {
    const { search, author } = readSearch(PostsSearch, address)
    return whole(read(api.query('listPosts')), (all) => {
      const found = new Set(searchOf(all)(search).map(({ id }) => id))
      return all.filter(({ id, user }) => found.has(id) && (author === '' || user.email === author))
    })
  },
})

const announcements = listExport<RowOf<'listAnnouncements'>>({
  isPersonal: false,
  columns: {
    id: ({ id }) => id,
    title: ({ title }) => title,
    description: ({ description }) => description,
    date: ({ date }) => date,
    publishedAt: ({ publishedAt }) => publishedAt,
    isActive: ({ isActive }) => isActive,
    isPinned: ({ isPinned }) => isPinned,
    imageUrl: ({ imageUrl }) => imageUrl,
  },
  pages: (address, read) => {
    const { search } = readSearch(AnnouncementsSearch, address)
    return numbered((page) => {
      const query = { ...announcementsQuery({ page, limit: 10, search }), limit: PAGE_SIZE }
      return read(api.query('listAnnouncements', { query }))
    })
  },
})

const memberships = listExport<RowOf<'listMembershipPlans'>>({
  isPersonal: false,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    price: ({ price }) => price,
    period: ({ period }) => period,
    isActive: ({ isActive = true }) => isActive,
    description: ({ description }) => description,
    summary: ({ summary }) => summary,
    features: ({ features = [] }) => features.join('\n'),
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  pages: (_search, read) => whole(read(api.query('listMembershipPlans'))),
})

const invites = listExport<RowOf<'listInvites'>>({
  isPersonal: true,
  columns: {
    id: ({ id }) => id,
    invitedTo: ({ invitedTo }) => invitedTo,
    status: ({ status }) => status,
    createdAt: ({ createdAt }) => createdAt,
  },
  pages: (address, read) => {
    const filters = readSearch(ActiveInvitesSearch, address)
    return whole(read(api.query('listInvites')), (all) => {
      const found = new Set(matchingInvites(all, filters).map(({ id }) => id))
      return all.filter(({ id }) => found.has(id))
    })
  },
})

const record = listExport<RowOf<'listRecord'>>({
  isPersonal: true,
  columns: {
    id: ({ id }) => id,
    at: ({ at }) => at,
    action: ({ action }) => action,
    actorId: ({ actor }) => actor?.id,
    actorName: ({ actor }) => actor?.name,
    subjectKind: ({ subject }) => subject?.kind,
    subjectId: ({ subject }) => subject?.id,
    subjectName: ({ subject }) => subject?.name,
    reason: ({ reason }) => reason,
    changes: ({ changes = [] }) =>
      changes
        .map(({ field, before, after }) => `${field}: ${before ?? ''} > ${after ?? ''}`)
        .join('\n'),
    undoes: ({ undoes }) => undoes,
  },
  pages: async function* (address, read) {
    const filters = recordQuery(toFilters(readSearch(RecordSearch, address)))
    for (let before: string | null | undefined; before !== null; ) {
      const query = { ...filters, limit: PAGE_SIZE, ...(before && { before }) }
      const answer = await read(recordApi.query('listRecord', { query }))
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
