import type { Program } from '../../../scripts/programs.ts'
import { type ServerProcess, startServer } from '../test/serverProcess.ts'
import { createCommunity, inspect } from './community.ts'
import { formatDropped, work } from './load.ts'
import { freePort, startProxy } from './proxy.ts'
import type { Verdict } from './verdict.ts'

const requests = 10_000
const clients = 20
/** The default. */
const DRAIN_SECONDS = '5'
/** In milliseconds, enough for a slow machine; too few requests break the promise. */
const patience = 1_200_000

/**
 * Two servers on one PostgreSQL behind a proxy, with the configuration that the project ships. It
 * restarts them in turn, again and again, until enough requests were sent.
 */
export const restart = async (program: Program): Promise<Verdict> => {
  const community = await createCommunity('postgres')
  const ports = [await freePort(), await freePort()]
  const proxy = await startProxy(program, ports)
  const env = {
    ...community.env,
    DRAIN_SECONDS,
    PUBLIC_URL: proxy.address,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const startOn = async (port: number): Promise<ServerProcess> => {
    const server = startServer({ ...env, PORT: String(port) })
    await server.ready()
    return server
  }
  let restarts = 0
  let unclean = 0
  let servers: ServerProcess[] = []
  try {
    const stewards = await community.addStewards(clients)
    servers = await Promise.all(ports.map(startOn))
    await proxy.ready()
    const began = performance.now()
    let isOver = false
    const working = work({
      address: proxy.address,
      stewards,
      goOn: (sent) => sent < requests && performance.now() - began < patience,
    }).finally(() => {
      isOver = true
    })
    for (let turn = 0; !isOver; turn = (turn + 1) % ports.length) {
      const server = servers[turn]
      server?.child.kill('SIGTERM')
      if ((await server?.finished)?.code !== 0) unclean += 1
      servers[turn] = await startOn(ports[turn] ?? 0)
      restarts += 1
    }
    const load = await working
    const { lost, twice, half } = await community.withDatabase((db) => inspect(db, load.changes))
    const sent = load.answered + [...load.dropped.values()].reduce((sum, times) => sum + times, 0)
    const changes = load.changes.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    return {
      summary:
        `${restarts} restarts behind ${program}, ${sent} requests (${changes} of them changes), ` +
        `${formatDropped(load.dropped)} dropped; ${lost} changes lost, ${twice} done twice, ${half} by half`,
      holds:
        sent >= requests &&
        load.dropped.size === 0 &&
        restarts > 1 &&
        lost + twice + half + unclean === 0,
    }
  } finally {
    for (const { child } of servers) child.kill('SIGKILL')
    await Promise.all(servers.map(({ finished }) => finished))
    await proxy.stop()
    await community.remove()
  }
}
