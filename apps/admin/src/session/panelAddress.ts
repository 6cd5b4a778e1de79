import type { RegisteredRouter } from '@tanstack/react-router'
import { returnAddress } from './returnAddress'

/** The layout of the pages that are for administrators alone. */
export const ADMIN_PAGES = '/_panel/_admin'

const isUnderLayout = (
  router: RegisteredRouter,
  pathname: string,
  layout: '/_panel' | typeof ADMIN_PAGES,
) => router.getMatchedRoutes(pathname)[0].some(({ id }) => id === layout)

/** Whether a path belongs to a page behind the guard. */
export const isPanelPath = (router: RegisteredRouter, pathname: string): boolean =>
  isUnderLayout(router, pathname, '/_panel')

/** Whether a path belongs to a page for administrators alone. */
export const isAdminPath = (router: RegisteredRouter, pathname: string): boolean =>
  isUnderLayout(router, pathname, ADMIN_PAGES)

/** The address to go to after signing in: the one kept, where it is the panel's own, else the dashboard. */
export const addressAfterSignIn = (router: RegisteredRouter, kept: string | undefined): string =>
  returnAddress(kept, (pathname) => isPanelPath(router, pathname)) ?? '/'

/** An address as it is kept for later; the dashboard, where one goes anyway, is not worth keeping. */
export const keep = (href: string): string | undefined => (href === '/' ? undefined : href)
