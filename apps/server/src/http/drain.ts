import type { Server } from 'node:http'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'

/**
 * The state of stopping. A process hands over its traffic in steps, so that no request meets a
 * closing port or connection:
 *
 * 1. It continues to serve, but `/readyz` answers 503 and each answer closes its connection.
 * 2. In the last second it also refuses reads that a proxy can send elsewhere. A proxy that does not
 * read `/readyz` then uses another process, for changes too.
 * 3. It delays its answers until there are no new connections, because every caller is then waiting
 * for an answer. Then it closes the port. Connections that were not accepted would be reset.
 */
export interface Drain {
  /** Whether the process has received a signal to stop. */
  isStopping(): boolean
  /** Whether it has reached the second step. */
  isLeaving(): boolean
  /** Resolves when an answer may be sent. */
  mayAnswer(): Promise<void>
  /** Runs the steps, and resolves once the port is closed. */
  run(server: Server, seconds: number): Promise<void>
}

/** Seconds of the second step. */
const leaveWithin = 1

/** Milliseconds without a new connection before the port is closed, and the longest wait for them. */
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
    // Let the server accept connections that arrived in the meantime.
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
