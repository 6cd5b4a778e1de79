import { useState } from 'react'
import {
  isBanned,
  isVerified,
  NO_FILTERS,
  type UserRow,
  type UsersFilters,
  type UsersPage,
} from '../../domain/members/members'
import { UsersScreen, type UsersScreenProps } from './UsersScreen'

interface LiveUsersProps extends Partial<UsersScreenProps> {
  /** The whole list that the mocked server holds. */
  all: readonly UserRow[]
  /** Filters of a late address, instead of the screen's own. */
  heldFilters?: UsersFilters
}

const badgeCodes = { notApplied: 0, pending: 1, approved: 2 } as const

const matches = (user: UserRow, { search, status, badge }: UsersFilters): boolean =>
  [user.fullName, user.email, user.phone].some((value) =>
    (value ?? '').toLowerCase().includes(search.toLowerCase()),
  ) &&
  (status === 'all' ||
    (status === 'banned' ? isBanned(user) : isVerified(user) === (status === 'verified'))) &&
  (badge === 'all' || user.badgeRequestStatus === badgeCodes[badge])

/** The screen on a mocked server: filters, pages and actions work. For stories only. */
export function LiveUsers({ all, heldFilters, ...props }: LiveUsersProps) {
  const [users, setUsers] = useState(all)
  const [filters, setFilters] = useState(NO_FILTERS)
  const [pageRequest, setPageRequest] = useState({ page: 1, pageSize: 10 })

  const found = users.filter((user) => matches(user, filters))
  const page: UsersPage = {
    rows: found.slice(
      (pageRequest.page - 1) * pageRequest.pageSize,
      pageRequest.page * pageRequest.pageSize,
    ),
    ...pageRequest,
    total: found.length,
    totalPages: Math.ceil(found.length / pageRequest.pageSize),
  }
  const change = (id: string, values: Partial<UserRow>) =>
    setUsers((before) => before.map((user) => (user.id === id ? { ...user, ...values } : user)))

  return (
    <UsersScreen
      users={{ status: 'ready', data: page }}
      statusCounts={props.statusCounts ?? {}}
      filters={heldFilters ?? filters}
      onFiltersChange={(next) => {
        props.onFiltersChange?.(next)
        setFilters(next)
        setPageRequest({ ...pageRequest, page: 1 })
      }}
      onPageRequestChange={(next) => {
        props.onPageRequestChange?.(next)
        setPageRequest(next)
      }}
      {...(props.bulk && { bulk: props.bulk })}
      onDownload={props.onDownload}
      {...(props.sorting && { sorting: props.sorting })}
      onVerify={async (user) => {
        await props.onVerify?.(user)
        change(user.id, { isVerified: true, status: 'verified' })
      }}
      onBan={async (user) => {
        await props.onBan?.(user)
        change(user.id, { isBanned: true })
      }}
      onUnban={async (user) => {
        await props.onUnban?.(user)
        change(user.id, { isBanned: false })
      }}
      onDelete={async (user) => {
        const outcome = await props.onDelete?.(user)
        if (outcome !== 'conflict') {
          setUsers((before) => before.filter(({ id }) => id !== user.id))
        }
        return outcome
      }}
    />
  )
}
