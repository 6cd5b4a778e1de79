import { readCookie, writeCookie } from './cookies'

const COOKIE = 'sidebar_state'

/**
 * Whether the side navigation is expanded: the last choice, or expanded at first (specification
 * 4).
 */
export const readSidebar = (): boolean => readCookie(COOKIE) !== 'false'

/** Stores the choice for 7 days. */
export const writeSidebar = (isExpanded: boolean): void => writeCookie(COOKIE, String(isExpanded))
