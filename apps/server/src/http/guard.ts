import type { IncomingHttpHeaders } from 'node:http'
import { loopback } from '../platform/loopback.ts'

export interface GuardOptions {
  /** Origins under which browsers reach the product. */
  readonly origins: readonly string[]
  /** Requires the panel's header, because browsers send no Fetch Metadata on plain http. */
  readonly strictBrowser: boolean
}

/** The origins of a public address. For loopback these are all its three names. */
export const ownOrigins = (publicUrl: string): string[] => {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!loopback.includes(hostname)) return [origin]
  return loopback.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`)
}

const asText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value

/**
 * Whether the product's own script sent a request by fetch, as every change of state must be (ASVS
 * 3.5.1 to 3.5.3, Fetch Metadata). `SameSite=Strict` is not enough: the browser also sends the cookie
 * when it loads a stored image address from the same origin, and some GETs change state.
 */
export const isFromOwnScript = (headers: IncomingHttpHeaders, options: GuardOptions): boolean => {
  const site = asText(headers['sec-fetch-site'])
  const mode = asText(headers['sec-fetch-mode'])
  const { origin, referer } = headers

  if (options.strictBrowser && asText(headers['x-requested-with']) !== 'hearth') return false
  if (site !== undefined) {
    if (site !== 'same-origin' || asText(headers['sec-fetch-dest']) !== 'empty') return false
    if (mode !== 'cors' && mode !== 'same-origin') return false
  }
  if (origin !== undefined && !options.origins.includes(origin)) return false
  if (site === undefined && origin === undefined && referer !== undefined) {
    return options.origins.includes(URL.parse(referer)?.origin ?? '')
  }
  // Without all three headers the caller is not a browser, so no cookie was attached unasked.
  return true
}
