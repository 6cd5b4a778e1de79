import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brotliOptions, encodings } from './compression.ts'

/** The longest answer that is cached. Longer ones are serialised for each caller. */
const maxBytes = 8 * 1024 * 1024

/** Milliseconds for which an answer is cached. It contains names and emails. */
export const lifetime = 5 * 60_000

type Encoding = (typeof encodings)[number]

const encoders: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: promisify(gzip),
}

/** The last answer of an operation, in each encoding that was requested. */
class CachedAnswer {
  readonly tag: string
  readonly #body: Buffer
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(tag: string, body: Buffer) {
    this.tag = tag
    this.#body = body
  }

  #in(encoding: Encoding): Promise<Buffer> {
    const encoded = this.#encoded.get(encoding) ?? encoders[encoding](this.#body)
    this.#encoded.set(encoding, encoded)
    return encoded
  }

  /** Sends the encoding that the caller prefers. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const accepted = [request.headers['accept-encoding'] ?? 'identity'].flat().join()
    const encoding = negotiate(accepted, [...encodings, 'identity'])
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    if (encoding === null || encoding === 'identity') return reply.send(this.#body)
    return reply.header('content-encoding', encoding).send(await this.#in(encoding))
  }
}

/** The last answer of each read that allows caching. */
export interface AnswerCache {
  /**
   * The cached answer to this request, if it has this tag. If not, the answer that is sent will be
   * cached under the tag.
   */
  find(request: FastifyRequest, tag: string): CachedAnswer | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The tag under which the answer will be cached. */
    cacheTag: string | undefined
  }
}

/**
 * Caches the last answer of each operation that allows it, as bytes: a list without pages is read,
 * serialised and compressed once for each version, not once for each caller. Answers expire after
 * five minutes. Otherwise members deleted since then would stay in memory until the next read of
 * the list (ASVS 14.2.2).
 */
export const createAnswerCache = (app: FastifyInstance): AnswerCache => {
  const answers = new Map<string, CachedAnswer>()
  const store = (operationId: string, answer: CachedAnswer): void => {
    answers.set(operationId, answer)
    setTimeout(() => {
      if (answers.get(operationId) === answer) answers.delete(operationId)
    }, lifetime).unref()
  }
  app.decorateRequest('cacheTag', undefined)
  app.addHook('onSend', async (request, reply, payload) => {
    const { cacheTag, routeOptions } = request
    if (cacheTag !== undefined && reply.statusCode === 200 && typeof payload === 'string') {
      const body = Buffer.from(payload)
      const { operationId = '' } = routeOptions.config
      if (body.length <= maxBytes) store(operationId, new CachedAnswer(cacheTag, body))
    }
    return payload
  })
  return {
    find: (request, tag) => {
      const answer = answers.get(request.routeOptions.config.operationId ?? '')
      if (answer?.tag === tag) return answer
      request.cacheTag = tag
      return undefined
    },
  }
}
