import { startServer } from '../test/serverProcess.ts'
import { createCommunity, type DatabaseKind, inspect } from './community.ts'
import { formatDropped, work } from './load.ts'
import type { Verdict } from './verdict.ts'

const requests = 10_000
const clients = 20
/** Requests of one round before SIGTERM; more follow while the server drains. */
const beforeStop = 1000
/** In milliseconds, enough for a machine ten times as slow; too few requests break the promise. */
const patience = 1_200_000
const DRAIN_SECONDS = '2'

/**
 * Ends the server with SIGTERM under load, again and again until enough requests were sent. Every
 * request that reached an open port must get an answer.
 */
export const stop = async (kind: DatabaseKind): Promise<Verdict> => {
  const community = await createCommunity(kind)
  const dropped = new Map<string, number>()
  const total = { rounds: 0, sent: 0, lost: 0, half: 0, unclean: 0 }
  const began = performance.now()
  try {
    while (total.sent < requests && performance.now() - began < patience) {
      const stewards = await community.addStewards(clients)
      const server = startServer({ ...community.env, DRAIN_SECONDS })
      const address = await server.ready()
      let isTold = false
      const goOn = (sent: number): boolean => {
        if (!isTold && sent >= beforeStop) isTold = server.child.kill('SIGTERM')
        return true
      }
      const load = await work({ address, stewards, goOn })
      const { code } = await server.finished
      const { lost, half } = await community.withDatabase((db) => inspect(db, load.changes))
      total.rounds += 1
      total.sent += load.answered
      for (const [kindOf, times] of load.dropped) {
        total.sent += times
        dropped.set(kindOf, (dropped.get(kindOf) ?? 0) + times)
      }
      total.lost += lost
      total.half += half
      if (code !== 0) total.unclean += 1
    }
  } finally {
    await community.remove()
  }
  return {
    summary:
      `${total.rounds} times SIGTERM, ${total.sent} requests, ${formatDropped(dropped)} dropped; ` +
      `${total.lost} changes lost, ${total.half} by half, ${total.unclean} ends with an error`,
    holds:
      total.sent >= requests && dropped.size === 0 && total.lost + total.half + total.unclean === 0,
  }
}
