import type { IncomingHttpHeaders } from 'node:http'
import { loopback } from '../platform/loopback.ts'

export interface GuardOptions {
  /** Origins under which browsers reach the product. */
  readonly origins: readonly string[]
  /** Demand the header that the panel sends: on plain http browsers send no Fetch Metadata. */
  readonly strictBrowser: boolean
}

/** The origins of a public address: the three names of loopback mean the same machine. */
export const ownOrigins = (publicUrl: string): string[] => {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!loopback.includes(hostname)) return [origin]
  return loopback.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`)
}

const only = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value

/**
 * True when a request that changes state may come in. A browser attaches cookies by itself, so
 * the request must prove that the product's own script sent it by fetch. `SameSite=Strict` is not
 * enough: the browser fetches a stored image address same-origin, with the cookie. One check
 * covers POST and the GETs that change state (ASVS 3.5.1 to 3.5.3, Fetch Metadata).
 */
export const isFromOwnScript = (headers: IncomingHttpHeaders, options: GuardOptions): boolean => {
  const site = only(headers['sec-fetch-site'])
  const mode = only(headers['sec-fetch-mode'])
  const { origin, referer } = headers

  if (options.strictBrowser && only(headers['x-requested-with']) !== 'hearth') return false
  if (site !== undefined) {
    if (site !== 'same-origin' || only(headers['sec-fetch-dest']) !== 'empty') return false
    if (mode !== 'cors' && mode !== 'same-origin') return false
  }
  if (origin !== undefined && !options.origins.includes(origin)) return false
  if (site === undefined && origin === undefined && referer !== undefined) {
    return options.origins.includes(URL.parse(referer)?.origin ?? '')
  }
  // None of the three headers: the caller is not a browser, so it sent any cookie on purpose.
  return true
}
