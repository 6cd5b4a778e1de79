import { type BillingPeriod, periodPrice } from '../../text/money'
import { isolate, plainText } from '../../text/people'
import { membershipsText as text } from './membershipsText'

/** The viewer: an administrator, or anybody else who is signed in (specification 6). */
export type MembershipRole = 'admin' | 'other'

/**
 * A membership plan as the list needs it (specification 3). The contract's `MembershipPlan` is
 * structurally compatible.
 */
export interface MembershipRow {
  id: string
  name: string
  price: number
  period: BillingPeriod
  /** Address of its image. @default none */
  image?: string | null | undefined
  /** Whether members can choose it. True when missing. */
  isActive?: boolean | null | undefined
}

/** The name to show for a plan; never empty. */
export const membershipName = ({ name }: Pick<MembershipRow, 'name'>): string =>
  plainText(name) || text.unnamed

/** The list of plans, as the first step of a Breadcrumb. */
export const membershipsStep = { label: text.title, href: '/memberships' } as const

/** Whether members can choose a plan. True if `isActive` is missing. */
export const isActive = (plan: Pick<MembershipRow, 'isActive'>): boolean => plan.isActive !== false

/** The plans as a list shows them: active ones first, and of those the cheapest. */
export const inListOrder = <Plan extends MembershipRow>(plans: readonly Plan[]): readonly Plan[] =>
  plans.toSorted(
    (one, other) => Number(isActive(other)) - Number(isActive(one)) || one.price - other.price || 0,
  )

/** Whether the role may see the plan: administrators see all, others only the active ones. */
export const isShownTo = (role: MembershipRole, plan: Pick<MembershipRow, 'isActive'>): boolean =>
  role === 'admin' || isActive(plan)

/** Distinguishes two plans with the same name. */
export const membershipPrice = ({ price, period }: MembershipRow): string =>
  periodPrice(price, period)

/** The addresses where a plan is shown and edited. */
export const membershipHref = (page: 'view' | 'edit', { id }: Pick<MembershipRow, 'id'>): string =>
  `/memberships/${page}/${encodeURIComponent(id)}`

/**
 * The words that distinguish each plan: its name, and its price if other plans have the same
 * name.
 */
export function tellingName(plans: readonly MembershipRow[]): (plan: MembershipRow) => string {
  const names = plans.map(membershipName)
  const shared = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  return (plan) => {
    const name = membershipName(plan)
    return shared.has(name) ? `${isolate(name)}, ${membershipPrice(plan)}` : name
  }
}
