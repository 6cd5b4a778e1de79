import { notFound, type ParsedLocation, redirect, rootRouteId } from '@tanstack/react-router'
import type { RouterContext } from '../routerContext'
import { TABLE_DEFAULTS } from '../search/tableSearch'
import { ADMIN_PAGES, keep } from './panelAddress'
import { viewerOf } from './viewer'

interface GuardArgs {
  context: RouterContext
  location: ParsedLocation
  /** `_splat` is there below a section of the panel, where no page is (`routes/_panel/$.tsx`). */
  params: { _splat?: string }
}

/**
 * `beforeLoad` of the panel: without a role in the session it leads to /login, with the place to
 * come back to (specification 2.2), or for a path at which there is nothing to the 404 page, as everywhere.
 * It is for display; the server decides about every call.
 */
export function requireRole({ context, location, params }: GuardArgs): void {
  if (context.session.get().role) return
  if (params._splat !== undefined) throw notFound({ routeId: rootRouteId })
  throw redirect({ to: '/login', search: { redirect: keep(location.href) }, replace: true })
}

/**
 * `beforeLoad` of the administrators' pages: everybody else reads in their place whose they are, and
 * nothing of them is loaded. Thrown as what is not there, which the router shows without an error.
 */
export function admitAdmins({ context }: Pick<GuardArgs, 'context'>): void {
  if (viewerOf(context.session.get()) === 'admin') return
  throw notFound({ routeId: ADMIN_PAGES })
}

/** `beforeLoad` of the pages that change plans: who is no administrator is led to the list. */
export function requireAdmin({ context }: Pick<GuardArgs, 'context'>): void {
  if (viewerOf(context.session.get()) === 'admin') return
  throw redirect({ to: '/memberships', search: TABLE_DEFAULTS, replace: true })
}
