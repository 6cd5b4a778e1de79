import { CopyButton } from '../../components/CopyButton/CopyButton'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { mediumDate } from '../../text/dates'
import { BILLING_PERIODS } from '../../text/money'
import { MembershipSection } from './MembershipSection'
import * as css from './MembershipView.css'
import type { Membership } from './membershipViewModel'
import { membershipViewText as text } from './membershipViewText'

/** What the panel knows about a plan besides its texts. */
export function MembershipFacts({ plan }: { plan: Membership }) {
  const { id, period, createdAt, updatedAt } = plan
  return (
    <MembershipSection title={text.information}>
      <FactList layout="rows">
        <Fact label={text.period}>
          {BILLING_PERIODS.find(({ value }) => value === period)?.label ?? period}
        </Fact>
        <Fact label={text.id}>
          <span className={css.id}>
            <bdi>{id}</bdi>
            <CopyButton label={text.copyId} value={id} variant="quiet" size="small" />
          </span>
        </Fact>
        <Fact label={text.created}>
          <PlanDate value={createdAt} />
        </Fact>
        <Fact label={text.updated}>
          <PlanDate value={updatedAt} />
        </Fact>
      </FactList>
    </MembershipSection>
  )
}

function PlanDate({ value }: { value: string | null | undefined }) {
  return <time dateTime={value ?? undefined}>{mediumDate(value)}</time>
}

/** Numbers that nobody counts yet: dashes, and what they mean. */
export function MembershipStatistics() {
  return (
    <MembershipSection title={text.statistics}>
      <dl className={css.numbers}>
        {[text.activeMembers, text.totalRevenue].map((label) => (
          <div key={label}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.number}>
              <span aria-hidden>{text.noNumber}</span>
              <span className={css.caption}>{text.noNumberYet}</span>
            </dd>
          </div>
        ))}
      </dl>
    </MembershipSection>
  )
}
