import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brotliOptions, encodings } from './compression.ts'
import { revalidate } from './revalidation.ts'

/** Longest answer that is kept, in bytes. Longer ones are written anew for each caller. */
const longest = 8 * 1024 * 1024

/** Milliseconds for which an answer is kept: it has names and emails of people. */
export const lifetime = 5 * 60_000

type Encoding = (typeof encodings)[number]

const encoders: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions),
  gzip: promisify(gzip),
}

/** The last answer of an operation, in every encoding that somebody has asked for. */
class KeptAnswer {
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

  /** Sends it in the caller's favourite encoding. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const accepted = [request.headers['accept-encoding'] ?? 'identity'].flat().join()
    const encoding = negotiate(accepted, [...encodings, 'identity'])
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    if (encoding === null || encoding === 'identity') return reply.send(this.#body)
    return reply.header('content-encoding', encoding).send(await this.#in(encoding))
  }
}

/** Thrown to end a read whose answer is kept. */
export class Kept extends Error {
  override readonly name = 'Kept'
  readonly answer: KeptAnswer

  constructor(answer: KeptAnswer) {
    super()
    this.answer = answer
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The tag under which the answer is to be kept, if it is. */
    keptAs: string | undefined
  }
}

/** See `Context.keep`. */
export type Keep = (request: FastifyRequest, reply: FastifyReply, version: string) => void

/**
 * Keeps the last answer of each operation that asks for it, as bytes: a list without pages is
 * read, written and compressed once for each of its versions, not once for each caller. After five
 * minutes an answer is dropped: otherwise people who were deleted since would stay in memory until
 * somebody reads the list again (ASVS 14.2.2).
 */
export const keepAnswers = (app: FastifyInstance): Keep => {
  const kept = new Map<string, KeptAnswer>()
  const keep = (operationId: string, answer: KeptAnswer): void => {
    kept.set(operationId, answer)
    setTimeout(() => {
      if (kept.get(operationId) === answer) kept.delete(operationId)
    }, lifetime).unref()
  }
  app.decorateRequest('keptAs', undefined)
  app.addHook('onSend', async (request, reply, payload) => {
    const { keptAs, routeOptions } = request
    const isKept = keptAs !== undefined && reply.statusCode === 200 && typeof payload === 'string'
    if (isKept) {
      const body = Buffer.from(payload)
      const { operationId = '' } = routeOptions.config
      if (body.length <= longest) keep(operationId, new KeptAnswer(keptAs, body))
    }
    return payload
  })
  return (request, reply, version) => {
    const tag = revalidate(request, reply, version)
    const answer = kept.get(request.routeOptions.config.operationId ?? '')
    if (answer?.tag === tag) throw new Kept(answer)
    request.keptAs = tag
  }
}
