import { useSyncExternalStore } from 'react'

type Send<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** The cause of a call that was sent while there was no connection: it never reached the server. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

let isLost = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (isLost === next) return
  isLost = next
  for (const listener of listeners) listener()
}

/**
 * Follows the browser's word on the connection. Its changes only: a machine with nothing but loopback
 * counts as offline from the start, and the panel works there.
 */
export function followConnection(): void {
  addEventListener('offline', () => set(true))
  addEventListener('online', () => set(false))
}

export const isConnectionLost = (): boolean => isLost

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the connection is lost. An answer of the server ends that, whatever the browser says. */
export const useConnectionLost = (): boolean => useSyncExternalStore(subscribe, isConnectionLost)

/** Calls an action once, when the connection is there again. */
export function whenConnected(action: () => void): void {
  const end = subscribe(() => {
    end()
    action()
  })
}

/**
 * Sends requests, and notes what their outcome says about the connection.
 * @throws OfflineError instead of the browser's error if there was no connection to send with
 */
export const noteConnection =
  <Rest extends unknown[]>(send: Send<Rest>): Send<Rest> =>
  async (request, ...rest) => {
    const wasLost = isLost
    try {
      const response = await send(request, ...rest)
      set(false)
      return response
    } catch (cause) {
      if (!wasLost || request.signal.aborted) throw cause
      throw new OfflineError('no connection', { cause })
    }
  }
