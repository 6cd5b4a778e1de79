import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { PageAnnouncer } from '../pages/PageAnnouncer'
import { Toasts } from '../pages/Toasts'
import type { RouterContext } from '../router'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <Toasts />
    </>
  )
}
