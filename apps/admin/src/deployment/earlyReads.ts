import type { RegisteredRouter } from '@tanstack/react-router'

declare global {
  /** Reads that `boot.js` has sent beside the files of the page, by path and query. */
  var hearthReads: Map<string, Promise<Response>> | undefined
}

/**
 * Takes over the answer of a read that the document itself has asked for, once; sends every other
 * request. On a slow line the code of a page arrives a second after its document.
 */
export function fetchOrTake(request: Request): Promise<Response> {
  if (request.method !== 'GET') return fetch(request)
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const early = globalThis.hearthReads?.get(address)
  globalThis.hearthReads?.delete(address)
  return early ?? fetch(request)
}

/** Drops the answers that the first page has not taken: soon they would be outdated. */
export function dropEarlyReads(router: RegisteredRouter): void {
  const unsubscribe = router.subscribe('onResolved', () => {
    globalThis.hearthReads = undefined
    unsubscribe()
  })
}
