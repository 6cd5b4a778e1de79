import type { Operation, Operations } from './contract'
import { ApiError } from './error'

/**
 * Gives each request that creates something an `Idempotency-Key`, so that it is done once however
 * often it is sent. The same request keeps its key until its outcome is known: when an answer is
 * lost, a second try does not create a second plan. A server that does not know the header
 * ignores it.
 */
export function createOnce({ operations }: { readonly operations: Operations }) {
  const keys = new Map<string, string>()

  return async <Answer>(
    id: string,
    input: unknown,
    send: (key: string | undefined) => Promise<Answer>,
  ): Promise<Answer> => {
    // What the calls of features create may exist twice, so they have no key.
    const operation: Operation | undefined = operations[id]
    if (!operation?.keyed) return send(undefined)
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

/**
 * Whether nothing was done and nothing will be. A 401, 403, 409 or 429 does not say so: an earlier
 * try whose answer was lost may have been done, or is under way.
 */
function isRefused(error: unknown): boolean {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0
  return status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status)
}

/** 128 random bits. `crypto.randomUUID` does not exist on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
