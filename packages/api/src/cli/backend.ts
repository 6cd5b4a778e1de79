import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { own } from '../shape.ts'

/** An answer of the backend that is checked. */
export interface BackendAnswer {
  status: number
  /** Parsed JSON; undefined for anything else. */
  body: unknown
  headers: Headers
}

/** Who signs in. A secret or a code is needed if the account has a second factor. */
export interface Credentials {
  email: string
  password: string
  /** The authenticator's code of this minute. */
  code?: string | undefined
}

const STEP = 30_000
const LONGEST_WAIT = 60

/** The code that an authenticator shows for a secret (RFC 6238). */
function codeOf(secret: string, now: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret.replaceAll(/[\s=]/g, '').toUpperCase()]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Makes calls to a backend as the panel does, with the cookies of one session. */
export class Backend {
  readonly #base: string
  readonly #cookies = new Map<string, string>()

  constructor(base: string) {
    this.#base = base.replace(/\/$/, '')
  }

  /** @param isSignedIn sends the cookies of the session */
  async call(
    method: string,
    path: string,
    { body, isSignedIn = true }: { body?: object; isSignedIn?: boolean } = {},
  ): Promise<BackendAnswer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(this.#base + path, {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'hearth',
        ...(isSignedIn && cookie && { Cookie: cookie }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, headers } = answer
    if (isSignedIn) {
      for (const line of headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
        this.#cookies.set(name, value)
      }
    }
    const body_ = parse(await answer.text())
    if (status !== 429) return { status, body: body_, headers }
    const seconds = Number(headers.get('Retry-After') ?? 1)
    if (!(seconds <= LONGEST_WAIT)) throw new Error(`${method} ${path}: too many calls`)
    await wait(1000 * seconds)
    return this.call(method, path, { ...(body && { body }), isSignedIn })
  }

  /** @throws Error says which step failed */
  async signIn({ email, password, code }: Credentials): Promise<void> {
    const body = { email, password, role: 'ADMIN' }
    const { status, body: answer } = await this.call('POST', '/auth/signin', { body })
    if (status !== 200) throw new Error(`The sign-in was answered with ${status}`)
    const user = own(own(answer, 'data'), 'user')
    let token = code
    if (own(user, 'is2FAEnabled') !== true) {
      const { body: setUp } = await this.call('POST', '/auth/totp')
      const secret = own(setUp, 'secret')
      if (typeof secret !== 'string') throw new Error('POST /auth/totp answered no secret')
      token = codeOf(secret, Date.now())
    }
    if (!token) throw new Error('The account has a second factor: set HEARTH_CODE')
    const verified = await this.call('POST', '/auth/totp-verify', { body: { token } })
    if (own(verified.body, 'verified') !== true) throw new Error('The code was not accepted')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
