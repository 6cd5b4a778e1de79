import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router'
import { PLACE_DEFAULTS } from '../search/placeSearch'
import { keep } from './panelAddress'

interface GuardArgs {
  context: RouterContext
  location: ParsedLocation
}

/**
 * `beforeLoad` of the panel: without a role in the session it leads to /login, with the place to
 * come back to (specification 2.2). It is for display; the server decides about every call.
 */
export function requireRole({ context, location }: GuardArgs): void {
  if (context.session.get().role) return
  throw redirect({ to: '/login', search: { redirect: keep(location.href) }, replace: true })
}

/** `beforeLoad` of the pages that change plans: who is no administrator is led to the list. */
export function requireAdmin({ context }: Pick<GuardArgs, 'context'>): void {
  if (context.session.get().role === 'ADMIN') return
  throw redirect({ to: '/memberships', search: PLACE_DEFAULTS, replace: true })
}
