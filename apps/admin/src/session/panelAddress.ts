import type { RegisteredRouter } from '@tanstack/react-router'
import { routeAt } from '../routeAt'
import { mayAny } from './permissions'
import { returnAddress } from './returnAddress'

/** The layout of the pages for administrators only. */
export const ADMIN_PAGES = '/_panel/_admin'

const isUnderLayout = (
  router: RegisteredRouter,
  pathname: string,
  layout: '/_panel' | typeof ADMIN_PAGES,
) => routeAt(router, pathname).matched.some(({ id }) => id === layout)

/** Whether a path belongs to a page behind the guard. */
export const isPanelPath = (router: RegisteredRouter, pathname: string): boolean =>
  isUnderLayout(router, pathname, '/_panel')

/** Whether a path belongs to a page for administrators only. */
export const isAdminPath = (router: RegisteredRouter, pathname: string): boolean =>
  isUnderLayout(router, pathname, ADMIN_PAGES)

/**
 * The address to go to after signing in: the kept one if it is the panel's own, otherwise the
 * dashboard, or the first page that a role without the dashboard may use.
 */
export const addressAfterSignIn = (router: RegisteredRouter, kept: string | undefined): string =>
  returnAddress(kept, (pathname) => isPanelPath(router, pathname)) ??
  ['/', '/announcements'].find((pathname) => mayOpen(router, pathname)) ??
  '/memberships'

/** The address to return to after signing in; undefined for the dashboard, which is the default. */
export const returnTo = (href: string): string | undefined => (href === '/' ? undefined : href)

/** Whether the permissions of the person allow the page at a path. */
export const mayOpen = (router: RegisteredRouter, pathname: string): boolean =>
  routeAt(router, pathname).matched.every(({ options }) => mayAny(options.staticData?.permission))
