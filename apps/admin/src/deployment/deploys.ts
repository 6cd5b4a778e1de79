import { tabStorage } from './tabStorage'

/** How long the page does not reload the same address a second time, in milliseconds. */
const RELOAD_PAUSE = 10_000

const KEY = 'hearth-reload'

/**
 * Whether the page may reload itself at an address; remembers that it did. Returns false where
 * storage is blocked: without a memory of its reloads, the page would reload for ever.
 */
export function mayReload(href: string): boolean {
  const [at, ...last] = tabStorage.get(KEY).split(' ')
  if (last.join(' ') === href && Date.now() - Number(at) < RELOAD_PAUSE) return false
  return tabStorage.set(KEY, `${Date.now()} ${href}`)
}

let isCodeMissing = false
let reloads = false

/**
 * Whether a script or a style sheet of this document was missing once. Only a new document is sure to
 * be complete: Vite requests a style sheet once, and shows the page without it the second time.
 */
export const hasMissingCode = (): boolean => isCodeMissing

/** Whether the page is about to reload itself. */
export const isReloading = (): boolean => reloads

/** The part of the router that `followDeploys` uses. */
interface DeployedRouter {
  readonly state: { readonly status: 'idle' | 'pending' }
  readonly latestLocation: { readonly href: string }
  readonly history: { flush(): void }
  readonly options: { readonly context: { readonly drafts: { areKept(): boolean } } }
  subscribe(event: 'onBeforeLoad', listener: (event: { pathChanged: boolean }) => void): void
}

/**
 * Handles code that is missing because of a deploy: the requested page is loaded as a new document,
 * once. Before that the person was asked about open drafts, as before every page change. After the
 * end of a session the document stays until the author has the drafts back. Missing code that was
 * only prefetched does no harm until its page is opened.
 */
export function followDeploys(router: DeployedRouter): void {
  /** Whether another page is loading, not another state of this page. */
  let isLeaving = false
  const reload = () => {
    if (reloads || !mayReload(router.latestLocation.href)) return
    reloads = true
    // The address of the browser changes after that of the router.
    router.history.flush()
    location.reload()
  }
  addEventListener('vite:preloadError', (event) => {
    isCodeMissing = true
    // Only this code reloads for missing code: the router would also do so, for its own reasons.
    // A missing style sheet must fail the page; Vite would show the page without it.
    if (!event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault()
    if (isLeaving && router.state.status === 'pending') reload()
  })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    isLeaving = pathChanged
    if (isCodeMissing && pathChanged && !router.options.context.drafts.areKept()) reload()
  })
}
