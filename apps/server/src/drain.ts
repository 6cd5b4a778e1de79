import type { Server } from 'node:http'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'

/**
 * How far a process is with stopping. It hands its traffic over in steps, so that no request meets
 * a port or a connection that is being closed:
 *
 * 1. It serves on, but `/readyz` answers 503 and each answer ends its connection.
 * 2. In the last second it also refuses reads that a proxy can take elsewhere. A proxy that does not
 *    ask `/readyz` learns so that it must look for another process, changes included.
 * 3. It holds its answers back until nobody connects any more: whoever would is waiting for one. Then
 *    it closes the port. Connections that are not accepted by then would be reset.
 */
export interface Drain {
  /** From the order to stop on. */
  isStopping(): boolean
  /** From the second step on. */
  isLeaving(): boolean
  /** Resolves when an answer may be sent. */
  mayAnswer(): Promise<void>
  /** Begins to stop; resolves when the port can be closed. */
  run(server: Server, seconds: number): Promise<void>
}

const leaveWithin = 1

/** Milliseconds without a new connection after which none is expected, and how long to wait for that. */
const quiet = { after: 100, atMost: 1000 }

const waitUntilQuiet = async (server: Server): Promise<void> => {
  const began = performance.now()
  let lastConnection = began
  server.on('connection', () => {
    lastConnection = performance.now()
  })
  for (let now = began; now - began < quiet.atMost; now = performance.now()) {
    if (now - lastConnection >= quiet.after) return
    await wait(10)
    // Those that came meanwhile are accepted first.
    await nextRound()
  }
}

export const createDrain = (): Drain => {
  let step: 'serving' | 'stopping' | 'leaving' = 'serving'
  let answering = Promise.resolve()
  return {
    isStopping: () => step !== 'serving',
    isLeaving: () => step === 'leaving',
    mayAnswer: () => answering,
    run: async (server, seconds) => {
      step = 'stopping'
      if (seconds === 0) return
      await wait(Math.max(0, seconds - leaveWithin) * 1000)
      step = 'leaving'
      await wait(Math.min(seconds, leaveWithin) * 1000)
      const closed = Promise.withResolvers<void>()
      answering = closed.promise
      await waitUntilQuiet(server)
      server.close()
      closed.resolve()
    },
  }
}
