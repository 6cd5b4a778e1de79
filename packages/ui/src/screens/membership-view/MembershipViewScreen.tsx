import { useRef } from 'react'
import {
  isShownTo,
  type MembershipActions,
  type MembershipRole,
  useMembershipActions,
} from '../../domain/plans/plans'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { MembershipDetails, type SummaryEditing } from './MembershipDetails'
import { MembershipViewHeader } from './MembershipViewHeader'
import type { Membership } from './membershipViewModel'
import { membershipViewText as text } from './membershipViewText'

export type { Membership, MembershipRole }

export interface MembershipViewScreenProps extends MembershipActions, SummaryEditing {
  /** The plan. During a reload, visible data stays `ready`: typed input must not be lost. */
  plan: Loadable<Membership>
  /** An administrator has every action; others can only look, and only at an active plan. */
  viewerRole: MembershipRole
}

/**
 * One membership plan with everything about it (specification 2.20). It asks before each action.
 * After `onDelete` the caller leaves the page and skips the guard.
 */
export function MembershipViewScreen({
  plan,
  viewerRole,
  onActivate,
  onDeactivate,
  onDelete,
  ...editing
}: MembershipViewScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { askAbout, dialog, isAsking } = useMembershipActions({
    onActivate,
    onDeactivate,
    onDelete,
  })
  useFocusAfter(isAsking, heading)
  const isAdmin = viewerRole === 'admin'
  const shown = plan.status === 'ready' && isShownTo(viewerRole, plan.data) ? plan.data : undefined

  return (
    <Stack space="page">
      <MembershipViewHeader
        headingRef={heading}
        content={plan}
        plan={shown}
        isAdmin={isAdmin}
        askAbout={askAbout}
      />
      <LoadableView
        content={plan}
        headingRef={heading}
        errorMessage={text.failed}
        emptyState={
          !shown && (
            <EmptyState title={text.unavailable} description={text.unavailableDescription} />
          )
        }
      >
        {(tier) => (
          <MembershipDetails
            key={tier.id}
            {...editing}
            plan={tier}
            isAdmin={isAdmin}
            onDelete={() => askAbout('delete', tier)}
          />
        )}
      </LoadableView>
      {dialog}
    </Stack>
  )
}
