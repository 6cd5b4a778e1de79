import { CopyButton } from '../../components/CopyButton/CopyButton'
import { Moment } from '../../components/Moment/Moment'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { periodName } from '../../text/money'
import { MembershipSection } from './MembershipSection'
import * as css from './MembershipView.css'
import type { Membership } from './membershipViewModel'
import { membershipViewText as text } from './membershipViewText'

/** Facts about a plan: billing period, id and dates. */
export function MembershipFacts({ plan }: { plan: Membership }) {
  const { id, period, createdAt, updatedAt } = plan
  return (
    <MembershipSection title={text.information}>
      <FactList layout="rows">
        <Fact label={text.period}>{periodName(period)}</Fact>
        <Fact label={text.id}>
          <span className={css.id}>
            <bdi translate="no">{id}</bdi>
            <CopyButton label={text.copyId} value={id} variant="quiet" size="small" />
          </span>
        </Fact>
        <Fact label={text.created}>
          <Moment value={createdAt} />
        </Fact>
        <Fact label={text.updated}>
          <Moment value={updatedAt} />
        </Fact>
      </FactList>
    </MembershipSection>
  )
}

/** Numbers that no call offers yet: dashes, with an explanation. */
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
