import { Badge } from '../../components/Badge/Badge'
import { Link } from '../../components/Link/Link'
import {
  isActive,
  type MembershipRole,
  type MembershipRow,
  membershipHref,
  membershipName,
  PlanThumb,
  planText,
  membershipsText as text,
} from '../../domain/plans/plans'
import type { TableColumn } from '../../patterns/DataTable/DataTable'
import { CellText } from '../../patterns/DataTable/DataTable'
import { BILLING_PERIODS, periodName, price as written } from '../../text/money'
import * as css from './MembershipsScreen.css'

/** Columns of the membership list (specification 2.18). A badge marks only what deviates. */
const columns: readonly TableColumn<MembershipRow>[] = [
  {
    id: 'plan',
    header: text.plan,
    isRowHeader: true,
    grow: 8,
    sortValue: membershipName,
    render: (plan) => (
      <span className={css.plan}>
        <PlanThumb image={plan.image} />
        <Link href={membershipHref('view', plan)} variant="subject">
          <CellText>{membershipName(plan)}</CellText>
        </Link>
      </span>
    ),
  },
  {
    id: 'price',
    header: text.price,
    align: 'end',
    sortValue: ({ price }) => price,
    render: ({ price }) => <bdi>{written(price)}</bdi>,
  },
  {
    id: 'period',
    header: text.period,
    cardLabel: 'hidden',
    grow: 2,
    sortValue: ({ period }) => BILLING_PERIODS.indexOf(period),
    render: ({ period }) => <span className={css.muted}>{periodName(period)}</span>,
  },
]

const active: TableColumn<MembershipRow> = {
  id: 'active',
  header: planText.active,
  cardLabel: 'hidden',
  grow: 3,
  sortValue: (plan) => (isActive(plan) ? 0 : 1),
  render: (plan) =>
    isActive(plan) ? (
      <span className={css.muted}>{planText.active}</span>
    ) : (
      <Badge>{planText.inactive}</Badge>
    ),
}

// The screen sorts the rows by these values, and holds them.
const sortable = (all: readonly TableColumn<MembershipRow>[]) =>
  all.map((column) => ({ ...column, isSortable: true }))

/** The columns for each role. Other members see only active plans, so they need no such column. */
export const membershipsColumns: Record<MembershipRole, readonly TableColumn<MembershipRow>[]> = {
  admin: sortable([...columns, active]),
  other: sortable(columns),
}
