import { FileText, Pencil, Power, Trash2 } from 'lucide-react'
import {
  isActive,
  type MembershipRole,
  type MembershipRow,
  membershipHref,
  membershipsText as text,
  type useMembershipActions,
} from '../../domain/plans/plans'
import type { RowAction } from '../../patterns/List/List'

/**
 * The actions on a plan (specification 2.18): everybody may look, administrators may do the rest.
 */
export function membershipActions(
  plan: MembershipRow,
  role: MembershipRole,
  ask: ReturnType<typeof useMembershipActions>['askAbout'],
): readonly RowAction[] {
  const view: RowAction = {
    id: 'view',
    label: text.view,
    icon: <FileText />,
    href: membershipHref('view', plan),
  }
  if (role !== 'admin') return [{ ...view, display: 'label' }]
  return [
    view,
    {
      id: 'edit',
      label: text.edit,
      icon: <Pencil />,
      display: 'label',
      href: membershipHref('edit', plan),
    },
    {
      id: 'active',
      label: isActive(plan) ? text.deactivate : text.activate,
      icon: <Power />,
      onPress: () => ask(isActive(plan) ? 'deactivate' : 'activate', plan),
    },
    {
      id: 'delete',
      label: text.delete,
      icon: <Trash2 />,
      tone: 'critical',
      onPress: () => ask('delete', plan),
    },
  ]
}
