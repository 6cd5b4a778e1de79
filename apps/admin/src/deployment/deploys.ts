import type { RegisteredRouter } from '@tanstack/react-router'
import { tabStorage } from './tabStorage'

/** How long the page does not reload the same address a second time, in milliseconds. */
const RELOAD_PAUSE = 10_000

const KEY = 'hearth-reload'

/**
 * Whether the page may reload itself at an address; remembers that it did. The answer is no where
 * storage is blocked: the page would forget its reloads and reload for ever.
 */
export function mayReload(href: string): boolean {
  const [at, ...last] = tabStorage.get(KEY).split(' ')
  if (last.join(' ') === href && Date.now() - Number(at) < RELOAD_PAUSE) return false
  return tabStorage.set(KEY, `${Date.now()} ${href}`)
}

let hasMissed = false
let reloads = false

/**
 * Whether a part of this document was missing once. Only a new document is sure to be complete:
 * Vite requests a style sheet once, and shows the page without it the second time.
 */
export const hasMissedPart = (): boolean => hasMissed

/** Whether the page is about to reload itself. */
export const isReloading = (): boolean => reloads

/**
 * Handles a part that is missing because of a deploy: the requested page is loaded as a new
 * document, once. By then the person has been asked about open drafts, as before every page
 * change; where a session has ended instead, the document stays until its author has them back. A
 * missing part that was only prefetched does no harm until its page is opened.
 */
export function followDeploys(router: RegisteredRouter): void {
  /** Whether the load under way is one of another page, not of another state of this one. */
  let isLeaving = false
  const reload = () => {
    if (reloads || !mayReload(router.latestLocation.href)) return
    reloads = true
    // The browser learns of a new address a moment after the router.
    router.history.flush()
    location.reload()
  }
  addEventListener('vite:preloadError', (event) => {
    hasMissed = true
    // Only this code reloads for missing code: the router would also do so, for its own reasons.
    // A missing style sheet must fail the page; Vite would show the page without it.
    if (!event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault()
    if (isLeaving && router.state.status === 'pending') reload()
  })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    isLeaving = pathChanged
    if (hasMissed && pathChanged && !router.options.context.drafts.areKept()) reload()
  })
}
