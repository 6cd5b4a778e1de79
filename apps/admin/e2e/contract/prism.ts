import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/freePort'
import { listen, passOn } from './exchange'

const cli = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'))
const contract = fileURLToPath(new URL('../../../../openapi/openapi.yaml', import.meta.url))
/** On a busy machine it takes half a minute to load. */
const startPatience = 90_000
/** The variable that tells workers where Prism listens. */
const variable = 'HEARTH_E2E_PRISM'
/** The header with the port of the contract proxy that waits behind Prism for a call. */
const origin = 'x-proxy-port'

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/**
 * Starts Stoplight's Prism as a proxy. It reads the contract itself. For every call it reports, in
 * the header `sl-violations`, where the request or the answer departs from the contract. Its switch
 * `--errors` stays off, so that it reports more: warnings too (a status that the contract does
 * not have), and a request that departs still reaches the server.
 * @throws Error with Prism's own output when it does not start
 */
async function startPrism(port: number, upstream: string): Promise<ChildProcess> {
  const options = ['--port', String(port), '--cors=false', '--verboseLevel', 'fatal']
  const child = spawn(process.execPath, [cli, 'proxy', contract, upstream, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  }
  const late = Date.now() + startPatience
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`Prism ended with ${child.exitCode}: ${said}`)
    if (Date.now() > late) throw new Error(`Prism did not get ready in time: ${said}`)
    await pause(25)
  }
  return child
}

/**
 * Starts one Prism for the contract proxies of all workers: it takes a second of work to load, and
 * it keeps nothing from one call to the next. It knows only one address to pass calls on to, so
 * that one passes them on to the contract proxy where they came from.
 * Returns a function that stops it.
 */
export async function preparePrism(): Promise<() => Promise<void>> {
  const { server, port: upstream } = await listen(0, (request, response) =>
    passOn(Number(request.headers[origin]), request, response),
  )
  const port = await freePort()
  const child = await startPrism(port, `http://127.0.0.1:${upstream}/api`)
  process.env[variable] = String(port)
  return async () => {
    server.close()
    server.closeAllConnections()
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** Where Prism listens, and the header that brings a call back to a port. */
export function throughPrism(backTo: number): { port: number; header: Record<string, string> } {
  const port = process.env[variable]
  if (!port) throw new Error(`${variable} is not set: e2e/prepare.config.ts did not run`)
  return { port: Number(port), header: { [origin]: String(backTo) } }
}
