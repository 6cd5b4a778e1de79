import { setTimeout as wait } from 'node:timers/promises'
import { type ServerProcess, startServer } from '../test/serverProcess.ts'
import { createCommunity, type DatabaseKind, inspect } from './community.ts'
import { work } from './load.ts'
import type { Verdict } from './verdict.ts'

const rounds = 20
const writers = 16

const end = async ({ child, finished }: ServerProcess): Promise<void> => {
  child.kill('SIGKILL')
  await finished
}

/**
 * Kills the server with SIGKILL in the middle of changes, again and again. Then it checks whether
 * any acknowledged change is lost or any change is half done.
 */
export const kill = async (kind: DatabaseKind): Promise<Verdict> => {
  const community = await createCommunity(kind)
  const total = { acknowledged: 0, lost: 0, half: 0 }
  const reopened: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const stewards = await community.addStewards(writers)
      const server = startServer(community.env)
      const address = await server.ready()
      const working = work({ address, stewards, goOn: () => true, changesOnly: true })
      await wait(500 + Math.random() * 1000)
      await end(server)
      const { changes } = await working

      const killed = performance.now()
      const { lost, half } = await community.withDatabase((db) => {
        reopened.push(performance.now() - killed)
        return inspect(db, changes)
      })
      total.acknowledged += changes.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
      total.lost += lost
      total.half += half
    }
  } finally {
    await community.remove()
  }
  const median = reopened.sort((a, b) => a - b)[Math.floor(reopened.length / 2)] ?? 0
  return {
    summary:
      `${rounds} kills, ${total.acknowledged} changes acknowledged, ${total.lost} lost, ` +
      `${total.half} by half; open again after ${Math.round(median)} ms (median)`,
    holds: total.lost === 0 && total.half === 0 && total.acknowledged > rounds,
  }
}
