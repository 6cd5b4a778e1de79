import { join } from 'node:path'
import { generateSync } from 'otplib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { embed } from '../src/platform/database/embedded.ts'
import { poolOf } from '../src/platform/database/pool.ts'
import { createLog } from '../src/platform/log.ts'
import { runCommand, type ServerProcess, startServer } from './serverProcess.ts'
import { createTestDatabase, type TestDatabase } from './testDatabase.ts'

let database: TestDatabase
let server: ServerProcess | undefined
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.finished
  await database.remove()
})

const email = 'ana@example.org'
const password = 'correct horse 9'

interface Entry {
  id: string
  action: string
  subject: { id: string } | null
  undo: { state: string }
  changes: { after: string | null }[]
}

/** Forty members, in the database before a server runs on it. */
const addMembers = async ({ env }: TestDatabase) => {
  const { DATA_DIR, DATABASE_URL } = env
  const embedded = DATABASE_URL ? undefined : embed(join(DATA_DIR, 'database'), createLog('silent'))
  const pool = embedded?.pool ?? poolOf({ connectionString: DATABASE_URL, max: 1 })
  await pool.query(`
    insert into users (id, email)
    select gen_random_uuid(), 'member' || n || '@example.org' from generate_series(1, 40) as n`)
  await (embedded ? embedded.close() : pool.end())
}

/** The number of answers before each kill, to kill at different moments. */
const turns = [5, 12, 23]

it('a killed server leaves no action without its entry, and no entry without its action [ASVS 2.3.3]', {
  timeout: 240_000,
}, async () => {
  const env = { ...database.env, SECRET_KEY: 'k'.repeat(32), LOG_LEVEL: 'silent' }
  await addMembers(database)
  const create = ['admin:create', '--email', email, '--name', 'Ana', '--password-stdin']
  expect(await runCommand(env, create, password)).toMatchObject({ code: 0 })
  let address = ''
  let cookie = ''
  const call = (method: string, path: string, body?: object) =>
    fetch(`${address}/api${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const json = <Body>(answer: Response): Promise<Body> => answer.json() as Promise<Body>
  const read = async <Row>(path: string): Promise<Row[]> =>
    (await json<{ data: Row[] }>(await call('GET', path))).data
  const storeCookie = (response: Response) => {
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  }
  const start = async () => {
    server = startServer(env)
    address = await server.ready()
    return server
  }

  await start()
  storeCookie(await call('POST', '/auth/signin', { email, password, role: 'ADMIN' }))
  const { secret } = await json<{ secret: string }>(await call('POST', '/auth/totp'))
  storeCookie(await call('POST', '/auth/totp-verify', { token: generateSync({ secret }) }))
  expect((await call('GET', '/users')).status).toBe(200)
  const users = await read<{ id: string; role: string }>('/users?limit=100')
  const members = users.filter(({ role }) => role.toLowerCase() !== 'admin')
  const noted = members[0]?.id ?? ''
  const readTemplates = async () => {
    const templates = await read<{ kind: string; text: string }>('/reason-templates')
    return templates.map(({ kind, text }) => `${kind}: ${text}`)
  }
  const given = await readTemplates()
  const texts: string[] = []
  for (const [turn, answers] of turns.entries()) {
    let arrived = 0
    /** Sends requests in sequence until no server answers. */
    const work = async (write: (at: number) => Promise<string | undefined>) => {
      for (let at = 0; ; at += 1) {
        try {
          const text = await write(at)
          if (text) texts.push(text)
        } catch {
          return
        }
        arrived += 1
        if (arrived === answers) server?.child.kill('SIGKILL')
      }
    }
    await Promise.all([
      work(async (at) => {
        const text = `${turn}.${at}`
        const { status } = await call('POST', `/users/${noted}/notes`, { text })
        return status === 200 || status === 201 ? text : undefined
      }),
      work(async (at) => {
        const templates = [{ kind: 'ban', text: `${turn}.${at}` }]
        const { etag } = await json<{ etag: string }>(await call('GET', '/reason-templates'))
        await (await call('PUT', '/reason-templates', { templates, etag })).json()
        return undefined
      }),
      work(async (at) => {
        const id = members[1 + ((turn * 7 + at) % (members.length - 1))]?.id
        const removed = await call('POST', `/users/${id}/remove`, { reason: 'x' })
        const { data } = await json<{ data?: Entry }>(removed)
        if (data && at % 2) await (await call('POST', `/record/${data.id}/undo`)).json()
        return undefined
      }),
    ])
    await server?.finished
    await start()

    const notes = await read<{ text: string }>(`/users/${noted}/notes`)
    // Every answered call has its effect.
    expect(notes.map((note) => note.text)).toEqual(expect.arrayContaining(texts))
    const [saved] = await read<Entry>('/record?kinds=reason-templates.update&limit=1')
    // On a busy machine, possibly none was saved before the first kill.
    expect(await readTemplates()).toEqual(saved?.changes[0]?.after?.split('\n') ?? given)
    const deletions = await read<Entry>('/record?kinds=user.delete&limit=100')
    const removals = deletions.filter(
      ({ action, undo }) => action === 'user.delete' && undo.state === 'possible',
    )
    const trash = await read<{ entryId: string }>('/trash?limit=100')
    expect(trash.map(({ entryId }) => entryId).toSorted()).toEqual(
      removals.map(({ id }) => id).toSorted(),
    )
    const gone = new Set(removals.map(({ subject }) => subject?.id))
    const left = await read<{ id: string }>('/users?limit=100')
    const present = new Set(left.map(({ id }) => id))
    for (const { id } of members) expect(present.has(id), id).toBe(!gone.has(id))
  }
  server?.child.kill('SIGTERM')
  expect((await server?.finished)?.code).toBe(0)
  const verified = await runCommand(env, ['record:verify'])
  expect(verified).toMatchObject({ code: 0 })
})
