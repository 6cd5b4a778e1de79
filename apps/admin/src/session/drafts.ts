import type { Drafts as KeptForms } from '@hearth/ui/provider'
import type { RegisteredRouter } from '@tanstack/react-router'
import { isPanelPath } from './panelAddress'
import type { SessionStore } from './session'

/**
 * How long typed input waits for its author, in milliseconds: one night. A session may end while
 * nobody is there, as the open page keeps asking the server.
 */
export const DRAFT_LIFETIME = 12 * 3_600_000

interface Draft {
  /** Email of the person who typed it. */
  account: string
  /** The page on which it was typed. */
  pathname: string
  value: unknown
}

interface Place {
  /** The page is outside of the panel. @default false */
  isPublic?: boolean
}

/** An open form. */
interface Form {
  /** Email of the person who typed in it; empty for nobody. */
  account: string
  /** Its unsaved input; undefined for none. */
  read: () => unknown
}

/**
 * Input that was unsaved when a session ended or a page broke. It is kept in memory only, for its
 * author only.
 */
export interface Drafts extends KeptForms {
  /**
   * Called when the session ends or the page breaks: keeps the input of every open form. Returns
   * whether any is kept. In the panel a form without a known author is not kept; outside of it
   * nobody has signed in.
   */
  save: (pathname: string, place?: Place) => boolean
  /** Whether input waits for its author. */
  areKept: () => boolean
  /**
   * Called when somebody comes to a page: a page of the panel forgets input from any other page, and
   * one outside of it forgets that of nobody.
   */
  visit: (pathname: string, place?: Place) => void
  /** Forgets everything, including open forms: the person has signed out. */
  forget: () => void
}

/** One for the whole panel. */
export function createDrafts(session: Pick<SessionStore, 'get' | 'isOther' | 'subscribe'>): Drafts {
  /** The open forms of each key, oldest first: a dialog may have the form of the page below it. */
  const open = new Map<string, readonly Form[]>()
  const kept = new Map<string, Draft>()
  const forgetWhere = (isOver: (draft: Draft) => boolean) => {
    for (const [key, draft] of kept) if (isOver(draft)) kept.delete(key)
  }
  const account = () => session.get().info.email

  session.subscribe(() => {
    // While the page still belongs to its author, what was typed waits for them.
    if (session.get().role && !session.isOther())
      forgetWhere((draft) => draft.account !== account())
  })

  return {
    find: (key) => kept.get(key)?.value,
    hold: (key, read) => {
      // Remember the person now: after the end of the session it may be unknown.
      const form = { account: account(), read }
      kept.delete(key)
      open.set(key, [...(open.get(key) ?? []), form])
      return () => {
        const others = open.get(key)?.filter((one) => one !== form) ?? []
        if (others.length > 0) open.set(key, others)
        else open.delete(key)
      }
    },
    save: (pathname, { isPublic = false } = {}) => {
      for (const [key, forms] of open) {
        const draft = forms
          .filter((form) => isPublic || form.account !== '')
          .map(({ account, read }): Draft => ({ account, pathname, value: read() }))
          .findLast(({ value }) => value !== undefined)
        if (draft === undefined) continue
        kept.set(key, draft)
        setTimeout(() => forgetWhere((one) => one === draft), DRAFT_LIFETIME)
      }
      return kept.size > 0
    },
    areKept: () => kept.size > 0,
    visit: (pathname, { isPublic = false } = {}) =>
      forgetWhere((draft) => draft.pathname !== pathname && (!isPublic || draft.account === '')),
    forget: () => {
      open.clear()
      kept.clear()
    },
  }
}

/**
 * Forgets kept input when the person goes on to another page. For input of the panel, the way back
 * through /login does not count as one.
 */
export function forgetLeftDrafts(router: RegisteredRouter): void {
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    const isPublic = !isPanelPath(router, pathname)
    router.options.context.drafts.visit(pathname, { isPublic })
  })
}
