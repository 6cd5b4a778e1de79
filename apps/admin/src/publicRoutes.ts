import { createRoute, type RegisteredRouter, redirect } from '@tanstack/react-router'
import { Route as root } from './routes/__root'
import { Route as acceptInvite } from './routes/accept-invite'
import { Route as app } from './routes/app'
import { Route as deleteAccount } from './routes/delete-account'
import { Route as forgotPassword } from './routes/forgot-password'
import { Route as login } from './routes/login'
import { Route as resetPassword } from './routes/reset-password'
import { Route as verify } from './routes/verify'
import type { routeTree } from './routeTree.gen'

const at = (path: string) => ({ id: path, path, getParentRoute: () => root })

/** Every other address: the routes of the panel load, and it is looked up again. */
const others = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async ({ context, location }) => {
    await context.addPanel()
    throw redirect({ href: location.href, replace: true })
  },
})

/**
 * The routes of a first visit: those outside the panel. A member's phone loads nothing of the
 * panel; the others come with {@link RouterContext.addPanel}.
 */
export const publicRoutes = root.addChildren([
  login.update(at('/login') as never),
  forgotPassword.update(at('/forgot-password') as never),
  resetPassword.update(at('/reset-password') as never),
  verify.update(at('/verify') as never),
  deleteAccount.update(at('/delete-account') as never),
  acceptInvite.update(at('/accept-invite') as never),
  app.update(at('/app') as never),
  others,
  // Typed as the tree of all routes, which it becomes.
]) as never as typeof routeTree

/** Whether the page at an address needs the routes of the panel. */
export const needsPanel = (router: RegisteredRouter): boolean =>
  router.getMatchedRoutes(router.latestLocation.pathname)[2]?.path === others.path
