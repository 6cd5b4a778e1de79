import { Badge } from '../../components/Badge/Badge'
import { Link } from '../../components/Link/Link'
import type { TableColumn } from '../../patterns/DataTable/DataTable'
import { CellText } from '../../patterns/DataTable/DataTable'
import {
  isActive,
  type MembershipRow,
  membershipHref,
  membershipName,
  planText,
  membershipsText as text,
} from '../../product/plans/plans'
import { perPeriod, price as written } from '../../text/money'
import * as css from './MembershipsScreen.css'

/** Columns of the membership list (specification 2.18). */
export const membershipsColumns: readonly TableColumn<MembershipRow>[] = [
  {
    id: 'plan',
    header: text.plan,
    isRowHeader: true,
    grow: 1,
    sortValue: membershipName,
    render: (plan) => (
      <span className={css.plan}>
        <Link href={membershipHref('view', plan)} variant="subject">
          <CellText>{membershipName(plan)}</CellText>
        </Link>
        {isActive(plan) ? null : (
          <span className={css.state}>
            <Badge>{planText.inactive}</Badge>
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'price',
    header: text.price,
    align: 'end',
    sortValue: ({ price }) => price,
    render: ({ price, period }) => (
      <bdi>
        <span>{written(price)}</span>
        <span className={css.period}>{perPeriod(period)}</span>
      </bdi>
    ),
  },
]
