import { createHash, randomBytes } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createSigner, type SigningKeys } from '../platform/signer.ts'

export interface DeviceCookie {
  /** The id of a browser that is known for an account; undefined if it is not. */
  read(request: FastifyRequest, email: string, now: Date): string | undefined
  /** Makes the browser known for an account for 180 days. */
  set(request: FastifyRequest, reply: FastifyReply, email: string, now: Date): void
}

/** How long a browser stays known after a sign-in, in seconds. */
const lifetime = 180 * 24 * 60 * 60

/** Identifies an account in a cookie without revealing its address. */
const tagOf = (email: string): string =>
  createHash('sha256').update(`device\n${email.toLowerCase()}`).digest('hex').slice(0, 32)

/**
 * Marks a browser in which the owner of an account completed a sign-in, with one cookie for each
 * account (OWASP, 'Slow Down Online Guessing Attacks with Device Cookies'). The cookie grants no
 * access, only a separate budget of attempts that strangers cannot use up. Its value is
 * `id.seconds.account.signature`. A separate key signs it, so that it cannot pass as a session
 * cookie, or the reverse.
 */
export const createDeviceCookie = (publicUrl: string, keys: SigningKeys): DeviceCookie => {
  const signer = createSigner(keys)
  const secure = publicUrl.startsWith('https:')
  const nameFor = (tag: string) => `${secure ? '__Host-' : ''}device-${tag.slice(0, 8)}`
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const

  const read: DeviceCookie['read'] = (request, email, now) => {
    const tag = tagOf(email)
    const [id = '', since = '', account = '', signature = ''] =
      request.cookies[nameFor(tag)]?.split('.') ?? []
    if (!signer.verifies(`${id}.${since}.${account}`, signature)) return undefined
    const age = now.getTime() / 1000 - Number(since)
    return account === tag && age < lifetime ? id : undefined
  }
  return {
    read,
    set: (request, reply, email, now) => {
      const tag = tagOf(email)
      const id = read(request, email, now) ?? randomBytes(16).toString('base64url')
      const value = `${id}.${Math.floor(now.getTime() / 1000)}.${tag}`
      const signed = `${value}.${signer.sign(value)}`
      reply.setCookie(nameFor(tag), signed, { ...attributes, maxAge: lifetime })
    },
  }
}
