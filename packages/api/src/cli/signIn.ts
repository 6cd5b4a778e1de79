import { operations } from '../operations.gen.ts'
import { isObject, own, type Shape } from '../shape.ts'
import { codeOf } from './authenticator.ts'
import type { Backend, BackendAnswer } from './backend.ts'
import { departures } from './departures.ts'
import type { Remark } from './remark.ts'

/** Who signs in. A secret or a code is needed if the account has a second factor. */
export interface Credentials {
  email: string
  password: string
  /** The authenticator's code of this minute. */
  code?: string | undefined
  /** The authenticator's secret in base32, which the code is computed from. */
  secret?: string | undefined
}

export interface SignInOptions {
  credentials: Credentials
  /** Whether the second factor of an account without one may be set up. */
  mayWrite: boolean
  /** Called with the secret of a second factor that is set up here, before it is first used. */
  onNewSecret?: ((secret: string) => void) | undefined
}

const calls = {
  signIn: 'POST /auth/signin',
  setUp: 'POST /auth/totp',
  verify: 'POST /auth/totp-verify',
  early: 'GET /users',
}

/**
 * Signs in as the panel does, and compares each answer on the way: who signed in, the second
 * factor, the cookies. In these calls each departure that cannot be read shuts everybody out.
 * @throws Error says which step failed and what to do
 */
export async function signIn(backend: Backend, options: SignInOptions): Promise<Remark[]> {
  const { email, password, code, secret } = options.credentials
  const remarks: Remark[] = []
  const remark = (call: string, level: Remark['level'], message: string, field = '') =>
    remarks.push({ level, call, field, message })
  const compare = (call: string, { body }: BackendAnswer, shape: Shape) => {
    for (const { level, field, message } of departures(body, shape)) {
      remark(call, level === 'page' ? 'panel' : level, message, field)
    }
  }

  const credentials = { email, password, role: 'ADMIN' }
  const signedIn = await backend.call('POST', '/auth/signin', { body: credentials })
  if (signedIn.status === 201) remark(calls.signIn, 'tolerated', 'answers 201, not 200')
  else if (signedIn.status !== 200) throw new Error(refusalOf(signedIn))
  compare(calls.signIn, signedIn, operations.signIn.answer)
  const misplaced = misplacedUser(signedIn.body)
  if (misplaced) remark(calls.signIn, 'panel', misplaced)
  const user = own(own(signedIn.body, 'data'), 'user') ?? own(signedIn.body, 'user')
  const isEnrolled = own(user, 'is2FAEnabled') === true || own(user, 'is2FAEnabled') === 1

  checkEarly(await backend.call('GET', '/users'))
  const known = isEnrolled ? secret : await setUp()
  const token = known === undefined ? code : codeOf(known, Date.now())
  if (!token) {
    throw new Error('The account has a second factor: set HEARTH_CODE or HEARTH_SECRET')
  }
  const verified = await backend.call('POST', '/auth/totp-verify', { body: { token } })
  compare(calls.verify, verified, operations.verifyTotp.answer)
  const isVerified = own(verified.body, 'verified')
  if (isVerified !== true && isVerified !== 1) {
    throw new Error(`The code was not accepted: ${calls.verify} must answer { verified: true }`)
  }
  return remarks

  async function setUp(): Promise<string> {
    if (!options.mayWrite) {
      throw new Error(
        'The account has no second factor, and a check changes nothing. Set it up in the panel, ' +
          'or use an account made for this and add --write.',
      )
    }
    const answer = await backend.call('POST', '/auth/totp')
    compare(calls.setUp, answer, operations.setUpTotp.answer)
    const qr = own(answer.body, 'qr')
    if (typeof qr === 'string' && !/^(data:image\/|\/api\/|https:\/\/)/.test(qr)) {
      const image = 'is not the address of an image (data:image/, /api/ or https://)'
      remark(calls.setUp, 'detail', `${image}: people have to type the secret`, 'qr')
    }
    const made = own(answer.body, 'secret')
    if (typeof made !== 'string') throw new Error(`${calls.setUp} answered no text as secret`)
    options.onNewSecret?.(made)
    return made
  }

  /** A session that has passed only the password may read nothing (docs/backend.md). */
  function checkEarly({ status, body }: BackendAnswer) {
    const isNamed =
      own(body, 'code') === 'twoFactorRequired' ||
      own(body, 'message') === 'Two-factor authentication required'
    if (status === 403 && isNamed) return
    if (status >= 300) {
      const wanted = 'send 403 with the code twoFactorRequired, or nobody is led to /2fa'
      remark(calls.early, 'page', `answers ${status} before the second factor: ${wanted}`)
    } else if (isEnrolled) remark(calls.early, 'unsafe', 'answers before the second factor')
  }
}

function refusalOf({ status, body }: BackendAnswer): string {
  const message = own(body, 'message')
  const reason = typeof message === 'string' ? `: ${message.slice(0, 300)}` : ''
  const hint = status === 404 ? '. Is the address complete? It usually ends in /api' : ''
  return `The sign-in was answered with ${status}${reason}${hint}`
}

/** What other frameworks usually answer in the place of `data.user`. */
function misplacedUser(body: unknown): string | undefined {
  const data = own(body, 'data')
  if (isObject(own(data, 'user'))) return undefined
  const found = isObject(own(body, 'user'))
    ? 'has `user` at the top'
    : own(data, 'role') !== undefined
      ? 'has the fields of the user in `data`'
      : 'has no user'
  return `${found}: send { data: { user: { role, userName, email, is2FAEnabled } } }`
}

/** @param base the address of the API */
export function checkCookies(base: string, setCookies: ReadonlyMap<string, string>): Remark[] {
  const { protocol, pathname } = new URL(base)
  const remarks: Remark[] = []
  const remark = (name: string, level: Remark['level'], message: string) =>
    remarks.push({ level, call: calls.signIn, field: `Set-Cookie: ${name}`, message })
  for (const [name, line] of setCookies) {
    const attributes = new Map(
      line
        .split(';')
        .slice(1)
        .map((part): [string, string] => {
          const [key = '', value = ''] = part.trim().split('=')
          return [key.toLowerCase(), value]
        }),
    )
    if (name === 'user') {
      const level = attributes.has('httponly') ? 'panel' : 'detail'
      remark(name, level, "is the panel's own name: choose another one")
      continue
    }
    const path = attributes.get('path') || '/'
    const covers = `${pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`)
    if (!covers) remark(name, 'panel', `has a path that does not cover ${pathname}`)
    if (!attributes.has('httponly')) remark(name, 'unsafe', 'can be read by scripts: add HttpOnly')
    if (protocol === 'https:' && !attributes.has('secure')) remark(name, 'unsafe', 'lacks Secure')
    if (!/^(lax|strict)$/i.test(attributes.get('samesite') ?? '')) {
      remark(name, 'unsafe', 'lacks SameSite=Strict or Lax')
    }
  }
  if (setCookies.size === 0) remark('', 'panel', 'is missing: nobody stays signed in')
  return remarks
}
