import type { Permission } from '@hearth/api/permissions.gen'
import { own } from '@hearth/api/shape'
import { notFound, type ParsedLocation, redirect, rootRouteId } from '@tanstack/react-router'
import { ADMIN_PAGES, returnTo } from './panelAddress'
import { mayAny } from './permissions'
import type { SessionStore } from './session'
import { viewerOf } from './viewer'

interface GuardArgs {
  context: { readonly session: SessionStore }
  location: ParsedLocation
  /**
   * `_splat` exists for unknown addresses below a section of the panel (`routes/_panel/$.tsx`).
   */
  params: { _splat?: string }
}

/**
 * `beforeLoad` of the panel. Without a role in the session it leads to /login and keeps the
 * address to come back to (specification 2.2). For a path that does not exist it leads to the 404
 * page, as everywhere. It only affects what is shown; the server decides about every call.
 */
export function requireRole({ context, location, params }: GuardArgs): void {
  if (context.session.get().role) return
  if (params._splat !== undefined) throw notFound({ routeId: rootRouteId })
  throw redirect({ to: '/login', search: { redirect: returnTo(location.href) }, replace: true })
}

/**
 * `beforeLoad` of the administrators' pages. Everybody else reads there that the page is for
 * administrators, or which permission it needs, and none of its data is loaded. It throws
 * not-found, as the router shows that without an error.
 */
export function admitAdmins(args: Pick<GuardArgs, 'context' | 'location'>): void {
  if (viewerOf(args.context.session.get()) !== 'admin') throw notFound({ routeId: ADMIN_PAGES })
  const permission = neededFor(args)
  if (mayAny(permission)) return
  throw notFound({ routeId: ADMIN_PAGES, data: { permission } })
}

/**
 * What a person needs for the page that is about to show. The matches of the router are read as
 * unknown: their type would refer to the route whose guard this is.
 */
function neededFor(args: object): Permission | undefined {
  const matches = own(args, 'matches')
  if (!Array.isArray(matches)) return undefined
  const needed = matches.map((match) => own(own(match, 'staticData'), 'permission'))
  return needed.find((name): name is Permission => typeof name === 'string')
}
