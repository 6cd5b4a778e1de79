import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Thrown to end a read when the caller already has this version. */
export class NotModified extends Error {
  override readonly name = 'NotModified'
}

const weakTag = (version: string): string =>
  `W/"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`

/** Weak comparison with any of the caller's tags (RFC 9110, section 13.1.2). */
const has = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === tag)

/**
 * See `Context.revalidate`.
 * @returns the tag of the version
 */
export const revalidate = (
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
): string => {
  const tag = weakTag(version)
  reply.header('etag', tag)
  if (has(request, tag)) throw new NotModified()
  return tag
}

/** Tags every JSON answer to a GET by its text, so that an unchanged list is not sent again. */
export const tagAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload
    }
    if (reply.hasHeader('etag')) return payload
    const tag = weakTag(payload)
    reply.header('etag', tag)
    if (!has(request, tag)) return payload
    // A missing body has no type: a client that parses it anyway would find no JSON.
    reply.code(304).removeHeader('content-type')
    return null
  })
}
