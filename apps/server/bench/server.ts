import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateSync } from 'otplib'

/** An answer, with the milliseconds until its last byte had come. */
export interface Timed {
  readonly status: number
  readonly body: string
  readonly cookie: string | undefined
  readonly milliseconds: number
}

/** A real server with its own process, database and port, and an administrator signed in to it. */
export interface BenchServer {
  get(path: string): Promise<Timed>
  stop(): Promise<void>
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const send = (
  url: string,
  { method = 'GET', body, cookie }: { method?: string; body?: object; cookie?: string } = {},
): Promise<Timed> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const payload = body && JSON.stringify(body)
    const headers = {
      ...(cookie && { cookie }),
      ...(payload && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
    }
    request(url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          milliseconds: performance.now() - started,
        }),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end(payload)
  })

/** Reads what the server prints until it says where it is and how to sign in. */
const waitUntilReady = (
  server: ChildProcess,
): Promise<{ address: string; email: string; password: string }> =>
  new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
    const listen = (chunk: Buffer): void => {
      said += chunk
      const [, address, email, password] =
        /Ready at (\S+)\s+Email\s+(\S+)\s+Password\s+(\S+)/.exec(said) ?? []
      if (address && email && password) resolve({ address, email, password })
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
  })

const signIn = async (address: string, email: string, password: string): Promise<string> => {
  const post = async (call: string, body: object | undefined, cookie?: string): Promise<Timed> => {
    const answer = await send(`${address}/api/auth/${call}`, {
      method: 'POST',
      ...(body && { body }),
      ...(cookie && { cookie }),
    })
    if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${answer.body}`)
    return answer
  }
  const { cookie: partial = '' } = await post('signin', { email, password, role: 'ADMIN' })
  const { secret } = JSON.parse((await post('totp', undefined, partial)).body) as { secret: string }
  const verified = await post('totp-verify', { token: generateSync({ secret }) }, partial)
  return verified.cookie ?? ''
}

/** Starts the server on a new data folder with so many members, and signs in for real. */
export const startBenchServer = async (users: number): Promise<BenchServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-bench-'))
  const main = path.resolve(import.meta.dirname, '../src/main.ts')
  const server = spawn(process.execPath, [main, '--users', String(users)], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
      READS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async (): Promise<void> => {
    agent.destroy()
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const { address, email, password } = await waitUntilReady(server)
    const cookie = await signIn(address, email, password)
    return { get: (url) => send(address + url, { cookie }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
