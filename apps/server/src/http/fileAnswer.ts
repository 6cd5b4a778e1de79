import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '../kernel/operation.ts'

/** Headers of a document of a member: no script runs in it, and it loads nothing. */
export const documentHeaders = { 'content-security-policy': "sandbox; default-src 'none'" } as const

/** Sends a file that no cache stores. Without a name, so that nothing suggests to save it. */
export const sendFile = (reply: FastifyReply, { file }: FileAnswer): FastifyReply => {
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply
    .headers({
      ...documentHeaders,
      'cache-control': 'no-store',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
    .type('application/octet-stream')
    .send(file.body)
}
