// `pnpm crash`: kills the real server with SIGKILL in the middle of writes, again and again, and
// looks whether anything that it had acknowledged is gone, or anything is there by half.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signerFactory } from '@fastify/cookie'
import { desc, eq, inArray } from 'drizzle-orm'
import { createKeys } from '../src/auth/keys.ts'
import { startSession } from '../src/auth/sessions.ts'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { auditEntries, users } from '../src/platform/database/schema.ts'
import { setup } from './server.setup.ts'
import { startServer } from './serverProcess.ts'

const rounds = Number(process.argv[2] ?? 20)
const writers = 16

interface Write {
  readonly requestId: string
  readonly userId: string
}

await setup()
const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'hearth-crash-'))
const env = { DATA_DIR, LOG_LEVEL: 'silent' }

const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(readConfig(env), createLog('silent'))
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** A session of an administrator of its own for each writer, so that no limit is met. */
const prepareWriters = async (db: Database): Promise<string[]> => {
  const keys = createKeys((await readFile(path.join(DATA_DIR, 'secret-key'), 'utf8')).trim())
  const signer = signerFactory([...keys.cookie])
  const now = new Date()
  return Promise.all(
    Array.from({ length: writers }, async (_, i) => {
      const email = `writer-${i}-${now.getTime()}@example.org`
      const [admin] = await db
        .insert(users)
        .values({ fullName: 'Writer', email, role: 'admin', status: 'verified', isVerified: true })
        .returning({ id: users.id })
      const token = await startSession(db, { userId: admin?.id ?? '', mfa: true, now })
      return `sid=${signer.sign(token)}`
    }),
  )
}

/** Bans and un-bans one's own members in turn until the server is gone; returns what it confirmed. */
const write = async (address: string, cookie: string, members: readonly string[]) => {
  const acknowledged: Write[] = []
  try {
    for (let i = 0; i < 110; i += 1) {
      const userId = members[i % members.length] ?? ''
      const verb = Math.floor(i / members.length) % 2 ? 'un-ban' : 'ban'
      const response = await fetch(`${address}/api/users/${verb}/${userId}`, {
        headers: { cookie },
      })
      const requestId = response.headers.get('x-request-id') ?? ''
      await response.json()
      if (response.status !== 200) throw new Error(`${verb} answered ${response.status}`)
      acknowledged.push({ requestId, userId })
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  return acknowledged
}

/** Acknowledged writes without their record, and members whose state is not what the record says. */
const inspect = async (db: Database, acknowledged: readonly Write[]) => {
  const recorded = await db
    .select({ requestId: auditEntries.requestId })
    .from(auditEntries)
    .where(inArray(auditEntries.action, ['user.ban', 'user.un-ban']))
  const known = new Set(recorded.map(({ requestId }) => requestId))
  const lost = acknowledged.filter(({ requestId }) => !known.has(requestId)).length
  let half = 0
  for (const userId of new Set(acknowledged.map((written) => written.userId))) {
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    const [last] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, userId))
      .orderBy(desc(auditEntries.id))
      .limit(1)
    if (user?.isBanned !== (last?.action === 'user.ban')) half += 1
  }
  return { lost, half }
}

/** Members of one writer; all un-banned, so that its first deed is a change. */
const shareMembers = async (db: Database): Promise<string[][]> => {
  await db.update(users).set({ isBanned: false }).where(eq(users.role, 'member'))
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'member'))
  const ids = rows.map(({ id }) => id)
  return Array.from({ length: writers }, (_, i) => ids.filter((_id, j) => j % writers === i))
}

const kill = async (server: ReturnType<typeof startServer>): Promise<void> => {
  server.child.kill('SIGKILL')
  await server.finished
}

const total = { acknowledged: 0, lost: 0, half: 0 }
const restarts: number[] = []

const first = startServer(env, '--users', '400')
await first.ready()
await kill(first)

for (let round = 0; round < rounds; round += 1) {
  const { cookies, members } = await withDatabase(async (db) => ({
    members: await shareMembers(db),
    cookies: await prepareWriters(db),
  }))
  const server = startServer(env)
  const address = await server.ready()
  const writing = cookies.map((cookie, i) => write(address, cookie, members[i] ?? []))
  const patience = 500 + Math.random() * 1000
  await new Promise((resolve) => setTimeout(resolve, patience))
  await kill(server)
  const acknowledged = (await Promise.all(writing)).flat()

  const killed = performance.now()
  const { lost, half } = await withDatabase((db) => {
    restarts.push(performance.now() - killed)
    return inspect(db, acknowledged)
  })
  total.acknowledged += acknowledged.length
  total.lost += lost
  total.half += half
}
await rm(DATA_DIR, { recursive: true })

const median = restarts.sort((a, b) => a - b)[Math.floor(restarts.length / 2)] ?? 0
const passed = total.lost === 0 && total.half === 0 && total.acknowledged > rounds
process.stdout.write(
  `${rounds} kills, ${total.acknowledged} writes acknowledged, ${total.lost} lost, ` +
    `${total.half} by half; open again after ${Math.round(median)} ms (median): ${passed ? 'passed' : 'FAILED'}\n`,
)
process.exit(passed ? 0 : 1)
