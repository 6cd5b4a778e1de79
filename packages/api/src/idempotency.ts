import { ApiError } from './error'
import type { OperationId } from './operation'
import { operations } from './operations.gen'

/**
 * Gives each request that makes something an `Idempotency-Key`, so that it is done once however often it
 * is sent. The same request keeps its key until its outcome is known: a second try after an answer that
 * was lost is no second plan. A server that knows no such header passes it over.
 */
export function createOnce() {
  const keys = new Map<string, string>()

  return async <Answer>(
    id: OperationId,
    input: unknown,
    send: (key: string | undefined) => Promise<Answer>,
  ): Promise<Answer> => {
    if (!('keyed' in operations[id])) return send(undefined)
    const request = JSON.stringify([id, input])
    const key = keys.get(request) ?? newKey()
    keys.set(request, key)
    try {
      const answer = await send(key)
      keys.delete(request)
      return answer
    } catch (error) {
      if (isRefused(error)) keys.delete(request)
      throw error
    }
  }
}

/** Whether nothing was done, and nothing will be: 409 says that the first try is under way. */
function isRefused(error: unknown): boolean {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0
  return status >= 400 && status < 500 && status !== 409
}

/** 128 random bits. `crypto.randomUUID` is not there on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
