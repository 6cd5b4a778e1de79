import { Pencil, Power, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb'
import { Button } from '../../components/Button/Button'
import {
  isActive,
  membershipHref,
  membershipName,
  membershipsStep,
  membershipsText,
  planText,
  type useMembershipActions,
} from '../../domain/plans/plans'
import { StateBadge, stateTones } from '../../domain/states/states'
import type { Loadable } from '../../loadable'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { Membership } from './membershipViewModel'
import { membershipViewText as text } from './membershipViewText'

interface MembershipViewHeaderProps {
  content: Loadable<Membership>
  /** Undefined while there is no plan to show. */
  plan: Membership | undefined
  isAdmin: boolean
  askAbout: ReturnType<typeof useMembershipActions>['askAbout']
  headingRef: Ref<HTMLHeadingElement>
}

/** The link back to the list, the name of the plan with its state, and its actions. */
export function MembershipViewHeader({
  content,
  plan,
  isAdmin,
  askAbout,
  headingRef,
}: MembershipViewHeaderProps) {
  const name = plan ? membershipName(plan) : text.title
  const active = plan !== undefined && isActive(plan)
  return (
    <PageHeader
      ref={headingRef}
      breadcrumb={<Breadcrumb steps={[membershipsStep]} current={name} />}
      title={<bdi>{name}</bdi>}
      subtitle={
        plan && (
          <StateBadge
            label={active ? planText.active : planText.inactive}
            tone={active ? stateTones.active : stateTones.inactive}
          />
        )
      }
      {...(plan && { content })}
      actions={
        plan && isAdmin ? (
          <>
            <Button variant="primary" icon={<Pencil />} href={membershipHref('edit', plan)}>
              {text.edit}
            </Button>
            <Button
              icon={<Power />}
              onPress={() => askAbout(active ? 'deactivate' : 'activate', plan)}
            >
              {active ? membershipsText.deactivate : membershipsText.activate}
            </Button>
            <Button icon={<Trash2 />} onPress={() => askAbout('delete', plan)}>
              {membershipsText.delete}
            </Button>
          </>
        ) : undefined
      }
    />
  )
}
