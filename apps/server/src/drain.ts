import type { Server } from 'node:http'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'

/**
 * How far a process is with stopping. It hands over its traffic in steps, so that no request
 * meets a closing port or connection:
 *
 * 1. It keeps serving, but `/readyz` answers 503 and each answer ends its connection.
 * 2. In the last second it also refuses reads that a proxy can send elsewhere. A proxy that does
 * not ask `/readyz` thus learns to use another process, for changes too.
 * 3. It holds its answers back until nobody connects any more: every caller is then waiting for
 * an answer. Then it closes the port. A connection that is not accepted by then would be reset.
 */
export interface Drain {
  /** True once the process was told to stop. */
  isStopping(): boolean
  /** True from the second step on. */
  isLeaving(): boolean
  /** Resolves when an answer may be sent. */
  mayAnswer(): Promise<void>
  /** Starts to stop; resolves when the port can be closed. */
  run(server: Server, seconds: number): Promise<void>
}

const leaveWithin = 1

/**
 * Milliseconds without a new connection after which none is expected, and the longest wait for
 * that.
 */
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
    // Connections that arrived in the meantime are accepted first.
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
