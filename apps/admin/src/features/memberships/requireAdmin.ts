import { redirect } from '@tanstack/react-router'
import type { SessionStore } from '../../session/session'
import { planViewerOf } from '../../session/viewer'
import { MEMBERSHIPS_DEFAULTS } from './search'

/**
 * `beforeLoad` of the pages that change plans: a person who is not an administrator goes to the
 * list.
 */
export function requireAdmin({ context }: { context: { readonly session: SessionStore } }): void {
  if (planViewerOf(context.session.get()) === 'admin') return
  throw redirect({ to: '/memberships', search: MEMBERSHIPS_DEFAULTS, replace: true })
}
