import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface SessionCookie {
  /**
   * The token of a request, if there is one. `forged` is true for an invalid signature: the cookie
   * was tampered with, or its key is no longer configured.
   */
  read(request: FastifyRequest): { token?: string; forged: boolean }
  set(reply: FastifyReply, token: string, maxAge: number): void
  expire(reply: FastifyReply): void
}

/**
 * The cookie of the session token: `__Host-sid` on https, `sid` on plain http, where browsers refuse
 * the prefix (specification 4; ASVS 3.3.1 to 3.3.4).
 */
export const createSessionCookie = (publicUrl: string): SessionCookie => {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-sid' : 'sid'
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    read: (request) => {
      const signed = request.cookies[name]
      if (!signed) return { forged: false }
      const { valid, value } = request.unsignCookie(signed)
      return valid ? { token: value, forged: false } : { forged: true }
    },
    set: (reply, token, maxAge) => {
      reply.setCookie(name, token, { ...attributes, maxAge, signed: true })
    },
    expire: (reply) => {
      reply.setCookie(name, '', { ...attributes, maxAge: 0 })
    },
  }
}
