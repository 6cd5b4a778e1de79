import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Whether the caller has hung up. An answer of HTTP/2 does not know, but its request has the stream
 * for its socket.
 */
export const hasGone = (
  request: Pick<FastifyRequest, 'raw'>,
  reply: Pick<FastifyReply, 'raw'>,
): boolean => reply.raw.destroyed || request.raw.socket.destroyed
