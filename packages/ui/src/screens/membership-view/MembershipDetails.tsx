import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../components/Button/Button'
import {
  membershipHref,
  membershipName,
  membershipsText,
  PlanCard,
  PlanFeatures,
  planFeatures,
} from '../../domain/plans/plans'
import { Stack } from '../../layout/Stack/Stack'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import type { Submission } from '../../submission'
import { MembershipFacts, MembershipStatistics } from './MembershipFacts'
import { MembershipSection } from './MembershipSection'
import { MembershipSummary } from './MembershipSummary'
import * as css from './MembershipView.css'
import type { Membership } from './membershipViewModel'
import { membershipViewText as text } from './membershipViewText'

export interface SummaryEditing {
  /**
   * Saves the summary as typed, over that of the plan that the person saw. The field closes when
   * the promise resolves, and keeps its input when it rejects. The caller then says why in
   * `submission`, or shows in `plan` what somebody else has saved in the meantime.
   */
  onSaveSummary: (seen: Membership, summary: string) => Promise<unknown>
  /** The outcome of the last save of the summary. @default idle */
  submission?: Submission | undefined
  /** Who saved the plan last, shown beside their version. @default unknown */
  whoSaved?: ReactNode
  /**
   * For the route's blocker: asks before a changed summary is lost. Null while nothing is being
   * edited.
   */
  guard?: Ref<LeaveGuard> | undefined
}

interface MembershipDetailsProps extends SummaryEditing {
  plan: Membership
  isAdmin: boolean
  onDelete: () => void
}

/** A plan as members see it, with the panel's own information beside it. */
export function MembershipDetails({
  plan,
  isAdmin,
  onDelete,
  onSaveSummary,
  submission,
  whoSaved,
  guard,
}: MembershipDetailsProps) {
  const features = planFeatures(plan.features ?? [])
  return (
    <div className={css.room}>
      <div className={css.parts}>
        <div className={css.card}>
          <PlanCard
            headingLevel="none"
            name={membershipName(plan)}
            price={plan.price}
            period={plan.period}
            description={plan.description ?? undefined}
            image={plan.image ?? undefined}
          />
        </div>
        <div className={css.main}>
          <Stack space="4">
            <MembershipSummary
              canEdit={isAdmin}
              plan={plan}
              onSave={onSaveSummary}
              submission={submission}
              whoSaved={whoSaved}
              guard={guard}
            />
            {features.length === 0 ? null : (
              <MembershipSection title={text.features}>
                <PlanFeatures features={features} />
              </MembershipSection>
            )}
            <MembershipStatistics />
          </Stack>
        </div>
        <Stack space="4">
          {isAdmin ? (
            <div className={css.quickActions}>
              <MembershipSection title={text.quickActions}>
                <Stack space="2">
                  <Button isFullWidth icon={<Pencil />} href={membershipHref('edit', plan)}>
                    {text.edit}
                  </Button>
                  <Button isFullWidth icon={<Trash2 />} onPress={onDelete}>
                    {membershipsText.delete}
                  </Button>
                </Stack>
              </MembershipSection>
            </div>
          ) : null}
          <MembershipFacts plan={plan} />
        </Stack>
      </div>
    </div>
  )
}
