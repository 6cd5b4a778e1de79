import { setTimeout as wait } from 'node:timers/promises'

/** An answer of the backend that is checked. */
export interface BackendAnswer {
  status: number
  /** Parsed JSON; undefined for anything else. */
  body: unknown
  headers: Headers
}

export interface CallOptions {
  body?: object
  /** Sends the cookies of the session. @default true */
  isSignedIn?: boolean
  /** As the page of another site would send it, with the cookies. @default false */
  isFromElsewhere?: boolean
}

/** The backend asks for so many or such long waits that the check ends before its end. */
export class TooManyCalls extends Error {}

const MOST_WAITS = 3
const LONGEST_WAIT_SECONDS = 60
const TIMEOUT_MS = 30_000

const ownHeaders = { 'X-Requested-With': 'hearth' }
/** Fetch Metadata (W3C) of a link or an image on another site's page. */
const foreignHeaders = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }

/** Makes calls to a backend as the panel does, with the cookies of one session. */
export class Backend {
  readonly #base: string
  readonly #cookies = new Map<string, string>()
  /** Every `Set-Cookie` line since the sign-in, by the name of its cookie. */
  readonly setCookies = new Map<string, string>()
  #waits = 0

  constructor(base: string) {
    this.#base = base.replace(/\/$/, '')
  }

  /**
   * @throws TooManyCalls for a fourth 429, or one that asks for more than a minute
   * @throws Error naming the call if there is no answer
   */
  async call(method: string, path: string, options: CallOptions = {}): Promise<BackendAnswer> {
    const { body, isSignedIn = true, isFromElsewhere = false } = options
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(this.#base + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'application/json',
        ...(isFromElsewhere ? foreignHeaders : ownHeaders),
        ...(isSignedIn && cookie && { Cookie: cookie }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${this.#base}${path} got no answer${reasonOf(cause)}`, { cause })
    })
    const { status, headers } = answer
    if (isSignedIn) {
      for (const line of headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
        this.#cookies.set(name, value)
        this.setCookies.set(name, line)
      }
    }
    const text = await answer.text()
    if (status !== 429) return { status, body: parse(text), headers }
    const seconds = Number(headers.get('Retry-After') ?? 1)
    this.#waits += 1
    if (this.#waits > MOST_WAITS || !(seconds <= LONGEST_WAIT_SECONDS)) {
      throw new TooManyCalls(`${method} ${path} answers 429 again after ${MOST_WAITS} waits`)
    }
    await wait(1000 * seconds)
    return this.call(method, path, options)
  }
}

/** Node's own reason is the cause of fetch's "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const { cause } = error
  if (!(cause instanceof Error)) return `: ${error.message}`
  return `: ${'code' in cause ? cause.code : cause.message}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
