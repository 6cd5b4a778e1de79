import { afterEach, beforeEach } from 'vitest'
import { type ServerProcess, startServer } from './serverProcess.ts'
import { createTestDatabase, type TestDatabase } from './testDatabase.ts'

/** A separate database and data folder for each test. Kills servers that still run after a test. */
export const freshServers = () => {
  let database: TestDatabase
  let running: ServerProcess[] = []
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(async () => {
    for (const { child, finished } of running) {
      child.kill('SIGKILL')
      await finished
    }
    running = []
    await database.remove()
  })
  return {
    dataDir: () => database.env.DATA_DIR,
    env: () => database.env,
    /** Starts a server on them. Resolves when it is ready. */
    start: async (env: Readonly<Record<string, string>> = {}, ...args: string[]) => {
      const server = startServer({ ...database.env, ...env }, ...args)
      running.push(server)
      return { ...server, address: await server.ready() }
    },
  }
}

export const post = (address: string, route: string, body?: object, cookie = '') =>
  fetch(`${address}/api${route}`, {
    method: 'POST',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

export const signIn = async (address: string, email: string, password: string) => {
  const response = await post(address, '/auth/signin', { email, password, role: 'ADMIN' })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { status: response.status, cookie }
}

/** The text that a server or a command printed after a label. */
export const printed = (text: string, label: string): string =>
  new RegExp(`${label} +(\\S+)`).exec(text)?.[1] ?? ''
