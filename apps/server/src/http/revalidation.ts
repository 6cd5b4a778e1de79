import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const weakTag = (version: string): string =>
  `W/"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`

/**
 * Whether the caller already has the answer with this tag: a weak comparison with each tag in
 * `If-None-Match` (RFC 9110, section 13.1.2).
 */
export const hasTag = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === tag)

/** Sets the `ETag` of a version, and returns it. */
export const setTag = (reply: FastifyReply, version: string): string => {
  const tag = weakTag(version)
  reply.header('etag', tag)
  return tag
}

/** Tags every JSON answer to a GET by its text, so that an unchanged list is not sent again. */
export const tagAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload
    }
    if (reply.hasHeader('etag')) return payload
    if (!hasTag(request, setTag(reply, payload))) return payload
    // A 304 has no body, so it must not say that it has JSON.
    reply.code(304).removeHeader('content-type')
    return null
  })
}
