import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { AppError } from '../kernel/errors.ts'
import { loopback } from '../platform/loopback.ts'

interface GuardOptions {
  /** Origins under which browsers reach the product. */
  readonly origins: readonly string[]
  /** Requires the panel's header, because browsers send no Fetch Metadata on plain http. */
  readonly strictBrowser: boolean
}

/** The origins of a public address. For loopback these are all its three names. */
const ownOrigins = (publicUrl: string): string[] => {
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
const isFromOwnScript = (headers: IncomingHttpHeaders, options: GuardOptions): boolean => {
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

/**
 * The origin of the panel that sent a request, if the panel was opened at another address of this server
 * than people should use. The browser says that the request goes to its own page, or on plain http,
 * where it sends no Fetch Metadata, the host of the request is that of the page.
 * @param host of the request, as a trusted proxy forwards it
 */
const wrongAddressOf = (
  headers: IncomingHttpHeaders,
  host: string,
  { origins }: GuardOptions,
): string | undefined => {
  const { origin } = headers
  if (origin === undefined || origins.includes(origin)) return undefined
  const site = asText(headers['sec-fetch-site'])
  const isOwnPage = site === undefined ? URL.parse(origin)?.host === host : site === 'same-origin'
  return isOwnPage ? origin : undefined
}

/**
 * Makes the guard of every call that changes state.
 * @throws AppError requestNotAllowed, or wrongAddress with the right address
 */
export const createGuard = ({
  publicUrl,
  strictBrowser,
}: Pick<Config, 'publicUrl' | 'strictBrowser'>): ((request: FastifyRequest) => void) => {
  const options = { strictBrowser, origins: ownOrigins(publicUrl) }
  return ({ headers, host, log, routeOptions }) => {
    if (isFromOwnScript(headers, options)) return
    const { operationId } = routeOptions.config
    const seen = wrongAddressOf(headers, host, options)
    if (seen === undefined) {
      log.warn({ operationId }, 'Refused a request that was not sent by the panel')
      throw new AppError('requestNotAllowed')
    }
    const refusal = { operationId, seen, expected: publicUrl }
    log.warn(refusal, 'Refused a request of a panel that was not opened at PUBLIC_URL')
    throw new AppError('wrongAddress', { publicUrl })
  }
}
