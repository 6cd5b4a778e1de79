import {
  NO_FILTERS,
  usersText as text,
  type UserBadgeFilter,
  type UserStatusFilter,
  type UsersFilters,
} from '../../domain/members/members'
import { FilterBar } from '../../patterns/FilterBar/FilterBar'

interface UsersFilterBarProps {
  filters: UsersFilters
  onChange: (filters: UsersFilters) => void
  onClear: () => void
  summary: string | undefined
}

const options = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))

const statuses = options<UserStatusFilter>(text.statusOptions)
const badges = options<UserBadgeFilter>(text.badgeOptions)

/** Search and the two filters of the users list (specification 2.15). */
export function UsersFilterBar({ filters, onChange, onClear, summary }: UsersFilterBarProps) {
  return (
    <FilterBar
      label={text.filters}
      search={{
        label: text.search,
        placeholder: text.searchPlaceholder,
        value: filters.search,
        onChange: (search) => onChange({ ...filters, search }),
      }}
      filters={[
        {
          label: text.status,
          options: statuses,
          value: filters.status,
          neutral: NO_FILTERS.status,
          onChange: (status: UserStatusFilter) => onChange({ ...filters, status }),
        },
        {
          label: text.badge,
          options: badges,
          value: filters.badge,
          neutral: NO_FILTERS.badge,
          onChange: (badge: UserBadgeFilter) => onChange({ ...filters, badge }),
        },
      ]}
      onClear={onClear}
      summary={summary}
    />
  )
}
