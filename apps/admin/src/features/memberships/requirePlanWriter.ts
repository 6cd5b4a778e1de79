import type { Permission } from '@hearth/api/permissions.gen'
import { notFound, redirect } from '@tanstack/react-router'
import type { SessionStore } from '../../session/session'
import { planViewerOf, viewerOf } from '../../session/viewer'
import { MEMBERSHIPS_DEFAULTS } from './search'

const permission: Permission = 'plans.write'

/**
 * `beforeLoad` of the pages that change plans. An administrator without the permission reads which
 * one is missing. Everybody else goes to the list.
 * @param routeId the route of the page, which shows the refusal
 */
export const requirePlanWriter =
  (routeId: '/_panel/memberships/create' | '/_panel/memberships/edit/$id') =>
  ({ context }: { context: { readonly session: SessionStore } }): void => {
    const session = context.session.get()
    if (planViewerOf(session) === 'admin') return
    if (viewerOf(session) === 'admin') throw notFound({ routeId, data: { permission } })
    throw redirect({ to: '/memberships', search: MEMBERSHIPS_DEFAULTS, replace: true })
  }
