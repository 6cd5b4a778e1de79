import { memo, useRef } from 'react'
import { Link } from 'react-aria-components/Link'
import {
  areViewsCounted,
  usersText as text,
  type UserStatusFilter,
  type UsersFilters,
} from '../../domain/members/members'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { usePreload } from '../../hooks/usePreload'
import { useRowKeys } from '../../hooks/useRowKeys'
import type { TableSort } from '../../patterns/DataTable/DataTable'
import { fromSort, pageParams } from '../../text/listAddress'
import { count } from '../../text/numbers'
import { media } from '../../theme/media'
import * as css from './UserViews.css'

/** How many users have each status; a missing count is not shown. */
export type UserStatusCounts = Partial<Record<UserStatusFilter, number>>

interface UserViewsProps {
  filters: UsersFilters
  pageSize: number | undefined
  sort: TableSort | undefined
  counts: UserStatusCounts
}

interface ViewProps {
  label: string
  href: string
  isCurrent: boolean
  count: number | undefined
}

const View = memo(({ label, href, isCurrent, count: users }: ViewProps) => {
  return (
    <Link
      {...usePreload(href)}
      href={href}
      className={css.view}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      <span>{label}</span>{' '}
      {users === undefined ? null : <span className={css.count}>{count(users)}</span>}
    </Link>
  )
})

const views = Object.entries(text.statusOptions) as [UserStatusFilter, string][]

/**
 * The values of 'User Status' as views with an address each. A view keeps the other filters and the
 * order, and shows its count only without other filters. The views are one tab stop; the arrow keys
 * move between them.
 */
export function UserViews({ filters, pageSize, sort, counts }: UserViewsProps) {
  const root = useRef<HTMLDivElement>(null)
  useRowKeys(root)
  const isPhone = useMediaQuery(media.mobile)
  const { search, status, badge } = filters
  const isCounted = areViewsCounted(filters)
  // On a phone the sheet of the filters has the same values.
  if (isPhone) return null
  return (
    <div ref={root} role="toolbar" aria-label={text.views} className={css.views}>
      {views.map(([value, label]) => {
        const params = new URLSearchParams({
          ...(pageSize !== undefined && { limit: pageParams({ page: 1, pageSize }).limit }),
          ...(search && { search }),
          ...(value !== 'all' && { status: value }),
          ...(badge !== 'all' && { badge }),
          ...(sort && { sort: fromSort(sort) }),
        })
        return (
          <View
            key={value}
            label={label}
            href={`/users?${params}`}
            isCurrent={value === status}
            count={isCounted ? counts[value] : undefined}
          />
        )
      })}
    </div>
  )
}
