import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache } from './answerCache.ts'
import { hasTag, setTag } from './revalidation.ts'

/** A `VersionedRead` of any operation. */
export interface AnyVersionedRead {
  recordView?(ctx: unknown): Promise<void>
  version(call: unknown, ctx: unknown): Promise<string>
  readonly isCacheable?: boolean
  read(call: unknown, ctx: unknown): Promise<unknown>
}

/**
 * Answers a versioned read with 304 if the caller has this version, or with the cached answer if
 * it has this version. Only otherwise the data is read.
 */
export const answerVersionedRead = async (
  { recordView, version, isCacheable, read }: AnyVersionedRead,
  { call, ctx, cache }: { call: unknown; ctx: unknown; cache: AnswerCache },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  await recordView?.(ctx)
  const tag = setTag(reply, await version(call, ctx))
  if (hasTag(request, tag)) return reply.code(304).send()
  const cached = isCacheable ? cache.find(request, tag) : undefined
  return cached ? cached.send(request, reply) : read(call, ctx)
}
