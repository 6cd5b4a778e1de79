// A database with members to act on, and administrators with countable changes.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signerFactory } from '@fastify/cookie'
import { desc, eq, inArray } from 'drizzle-orm'
import { createKeys } from '../src/auth/keys.ts'
import { startSession } from '../src/auth/sessions.ts'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { announcements, auditEntries, users } from '../src/platform/database/schema.ts'
import { startPostgres } from '../test/postgresServer.ts'

export type DatabaseKind = 'embedded' | 'postgres'

/** An administrator with a session, and the records that nobody else changes. */
export interface Steward {
  readonly id: string
  readonly cookie: string
  readonly members: readonly string[]
  readonly announcement: string
}

/** A separate database, as the variables that tell a server about it. */
export interface Community {
  readonly env: Readonly<Record<string, string>>
  /** Works on the database directly; no server may be using an embedded one. */
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Creates administrators with a session each, so that nobody reaches the limit of a session. */
  addStewards(count: number): Promise<Steward[]>
  remove(): Promise<void>
}

const SECRET_KEY = 'the attacked server has this key'
const membersEach = 10

const addSteward = async (db: Database, sign: (token: string) => string): Promise<Steward> => {
  const verified = { status: 'verified', isVerified: true, isEmailVerified: true } as const
  const rows = Array.from({ length: 1 + membersEach }, (_, i) => ({
    ...verified,
    fullName: i === 0 ? 'Steward' : 'Member',
    email: `${crypto.randomUUID()}@example.org`,
    role: i === 0 ? ('admin' as const) : ('member' as const),
  }))
  const [id = '', ...members] = (
    await db.insert(users).values(rows).returning({ id: users.id })
  ).map((row) => row.id)
  const now = new Date()
  const [announcement] = await db
    .insert(announcements)
    .values({ title: 'Notice', description: 'Of a steward', date: now })
    .returning({ id: announcements.id })
  const token = await startSession(db, { userId: id, mfa: true, isConfirmed: true, now })
  return { id, cookie: `sid=${sign(token)}`, members, announcement: announcement?.id ?? '' }
}

/** Creates an empty database of a kind. */
export const createCommunity = async (kind: DatabaseKind): Promise<Community> => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'hearth-attack-'))
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  const DATABASE_URL = await postgres?.createDatabase('attacked')
  const env = {
    DATA_DIR,
    SECRET_KEY,
    LOG_LEVEL: 'silent',
    READS_PER_MINUTE: '1000000',
    ...(DATABASE_URL && { DATABASE_URL }),
  }
  const signer = signerFactory([...createKeys(SECRET_KEY).cookie])
  const withDatabase: Community['withDatabase'] = async (work) => {
    const database = await openDatabase(readConfig(env), createLog('silent'))
    try {
      return await work(database.db)
    } finally {
      await database.close()
    }
  }
  return {
    env,
    withDatabase,
    addStewards: (count) =>
      withDatabase((db) =>
        Promise.all(
          Array.from({ length: count }, () => addSteward(db, (token) => signer.sign(token))),
        ),
      ),
    remove: async () => {
      await postgres?.stop()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

/** The outcome of the changes that one steward requested. */
export interface Changes {
  readonly steward: Steward
  /** Ids of the requests that were answered with success. */
  readonly acknowledged: readonly string[]
  /** How many requests were sent and not answered with success. */
  readonly failed: number
}

export interface Inspection {
  /** Acknowledged changes that the record lacks. */
  readonly lost: number
  /** Changes in the record that nobody requested: something on the way repeated them. */
  readonly twice: number
  /** Rows with a state that differs from the record. */
  readonly half: number
}

const lastEntry = async (db: Database, subjectId: string) => {
  const [last] = await db
    .select({ action: auditEntries.action, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return last
}

const countHalf = async (db: Database, { members, announcement }: Steward): Promise<number> => {
  const rows = await db
    .select({ id: users.id, isBanned: users.isBanned })
    .from(users)
    .where(inArray(users.id, [...members]))
  let half = members.length - rows.length
  for (const { id, isBanned } of rows) {
    if (isBanned !== ((await lastEntry(db, id))?.action === 'user.ban')) half += 1
  }
  const [row] = await db
    .select({ isPinned: announcements.isPinned })
    .from(announcements)
    .where(eq(announcements.id, announcement))
  const after = (await lastEntry(db, announcement))?.after as { isPinned?: boolean } | undefined
  if (row?.isPinned !== (after?.isPinned ?? false)) half += 1
  return half
}

/** Compares the acknowledged changes with the record, and the record with the rows. */
export const inspect = async (db: Database, all: readonly Changes[]): Promise<Inspection> => {
  let [lost, twice, half] = [0, 0, 0]
  for (const { steward, acknowledged, failed } of all) {
    const entries = await db
      .select({ requestId: auditEntries.requestId })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, steward.id))
    const recorded = new Set(entries.map(({ requestId }) => requestId))
    lost += acknowledged.filter((requestId) => !recorded.has(requestId)).length
    twice += Math.max(0, entries.length - acknowledged.length - failed)
    half += await countHalf(db, steward)
  }
  return { lost, twice, half }
}
