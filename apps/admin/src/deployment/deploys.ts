import type { RegisteredRouter } from '@tanstack/react-router'

/** How long the same address is not reloaded a second time, in milliseconds. */
const RELOAD_PAUSE = 10_000

const KEY = 'hearth-reload'

/**
 * Whether the page may reload itself at an address, and remembers that it did. Not where storage is
 * blocked: a page that forgets its reloads would go on reloading.
 */
export function mayReload(href: string, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const [at, ...last] = (storage.getItem(KEY) ?? '').split(' ')
    if (last.join(' ') === href && Date.now() - Number(at) < RELOAD_PAUSE) return false
    storage.setItem(KEY, `${Date.now()} ${href}`)
    return true
  } catch {
    return false
  }
}

let hasMissed = false
let reloads = false

/**
 * Whether this document has missed a part. Only another document is sure to have all: Vite asks for a
 * style sheet once, and shows the page without it the second time.
 */
export const hasMissedPart = (): boolean => hasMissed

/** Whether the page is about to reload itself. */
export const isReloading = (): boolean => reloads

/**
 * Takes a part that is missing for a deploy: the page that was asked for is loaded as a new document,
 * once. Open drafts have been asked by then, as for every page that is left. A part that was only
 * fetched ahead is missed without harm until the next page is asked for.
 */
export function followDeploys(router: RegisteredRouter): void {
  const reload = () => {
    if (reloads || !mayReload(router.latestLocation.href, sessionStorage)) return
    reloads = true
    // The browser hears of a new address a moment after the router.
    router.history.flush()
    location.reload()
  }
  addEventListener('vite:preloadError', (event) => {
    hasMissed = true
    // Code that is missing is reloaded for here alone: the router would do so too, for its own reasons. A
    // style sheet that is missing must fail the page, which Vite would show without it.
    if (!event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault()
    if (router.state.status === 'pending') reload()
  })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (hasMissed && pathChanged) reload()
  })
}
