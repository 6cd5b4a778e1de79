import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../server/test/freePort.ts'

const cli = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'))
const contract = fileURLToPath(new URL('../../../../openapi/openapi.gen.json', import.meta.url))
/** On a busy machine it takes half a minute to load. */
const startPatience = 90_000

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Stoplight's Prism between a test and a server. */
export interface Prism {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts Stoplight's Prism as a proxy. It reads the contract itself. For every call it reports, in
 * the header `sl-violations`, where the request or the answer departs from the contract. Its switch
 * `--errors` stays off, so that it also reports warnings, such as a status that the contract does
 * not have.
 * @param upstream the address of the server, with `/api`
 * @throws Error with Prism's own output when it does not start
 */
export async function startPrism(upstream: string): Promise<Prism> {
  const port = await freePort()
  const options = ['--port', String(port), '--cors=false', '--verboseLevel', 'fatal']
  const child = spawn(process.execPath, [cli, 'proxy', contract, upstream, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const deadline = Date.now() + startPatience
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`Prism ended with ${child.exitCode}: ${output}`)
    if (Date.now() > deadline) throw new Error(`Prism did not get ready in time: ${output}`)
    await pause(25)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
