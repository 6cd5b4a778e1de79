import type { Drafts as KeptForms } from '@hearth/ui/provider/HearthProvider'
import type { RegisteredRouter } from '@tanstack/react-router'
import { isPanelPath } from './panelAddress'
import type { SessionStore } from './session'

/**
 * How long what was typed waits for its author, in milliseconds: a night. A session may end while
 * nobody is there, as the open page goes on asking the server.
 */
export const DRAFT_LIFETIME = 12 * 3_600_000

interface Draft {
  /** Email of the one who typed it. */
  account: string
  /** The page that it was typed on. */
  pathname: string
  value: unknown
}

/** What was typed when a session ended: in memory alone, and for the one who typed it. */
export interface Drafts extends KeptForms {
  /** The session ends: keeps what every open form holds. True when something waits for its author. */
  keep: (pathname: string) => boolean
  /** Somebody has come to a page of the panel: what was typed on another is forgotten. */
  visit: (pathname: string) => void
  /** Forgets everything, open forms included: the person has signed out. */
  forget: () => void
}

/** One for the whole panel. */
export function createDrafts(session: Pick<SessionStore, 'get' | 'subscribe'>): Drafts {
  const open = new Map<string, { account: string; read: () => unknown }>()
  const kept = new Map<string, Draft>()
  const forgetWhere = (isOver: (draft: Draft) => boolean) => {
    for (const [key, draft] of kept) if (isOver(draft)) kept.delete(key)
  }
  const account = () => session.get().info.email

  session.subscribe(() => {
    if (session.get().role) forgetWhere((draft) => draft.account !== account())
  })

  return {
    find: (key) => kept.get(key)?.value,
    hold: (key, read) => {
      // Who it is now: by the end of the session nobody may know.
      const form = { account: account(), read }
      kept.delete(key)
      open.set(key, form)
      return () => {
        if (open.get(key) === form) open.delete(key)
      }
    },
    keep: (pathname) => {
      for (const [key, form] of open) {
        const value = form.read()
        if (value === undefined || form.account === '') continue
        const draft = { account: form.account, pathname, value }
        kept.set(key, draft)
        setTimeout(() => forgetWhere((one) => one === draft), DRAFT_LIFETIME)
      }
      return kept.size > 0
    },
    visit: (pathname) => forgetWhere((draft) => draft.pathname !== pathname),
    forget: () => {
      open.clear()
      kept.clear()
    },
  }
}

/** Forgets what was typed when the person goes on to another page; the way back through /login is none. */
export function forgetLeftDrafts(router: RegisteredRouter): void {
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    if (isPanelPath(router, pathname)) router.options.context.drafts.visit(pathname)
  })
}
