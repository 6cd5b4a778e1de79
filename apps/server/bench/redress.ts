// Measures appeals, erasure and verification with a large record, on PostgreSQL:
// `pnpm exec node apps/server/bench/redress.ts`, or `… --entries 10000` for a short run. The exit code is 1
// when a measurement is slower than its promise.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { textHashOf, wrapKey } from '../src/kernel/entryTexts.ts'
import type { Database } from '../src/platform/database/database.ts'
import { auditEntries, entryTexts, textKeys, users } from '../src/platform/database/schema.ts'
import { encrypt } from '../src/platform/encrypt.ts'
import { sealEntries } from '../src/record/chain/sealEntries.ts'
import { createHeadStore } from '../src/record/chain/storedHead.ts'
import { verifyChain } from '../src/record/chain/verifyChain.ts'
import { eraseTexts } from '../src/record/erasure/eraseTexts.ts'
import { summarize } from './measure.ts'
import { benchKeys, startBenchServer } from './server.ts'

/** The promises in milliseconds. Verification has no promise: compare its time with an earlier version. */
const promises = { 'an appeal, p95': 30, 'a decision, p95': 100, 'erasing 10,000 entries': 1000 }

const { values } = parseArgs({ options: { entries: { type: 'string', default: '1000000' } } })
const entries = Number(values.entries)
const rounds = 100
/** How many entries of one person are erased. */
const erased = Math.min(10_000, entries)

const measured = new Map<string, number>()
const note = (name: string, milliseconds: number) => {
  measured.set(name, milliseconds)
  process.stdout.write(`${name}: ${milliseconds.toFixed(1)} ms\n`)
}
const time = async (name: string, task: () => Promise<unknown>): Promise<void> => {
  const started = performance.now()
  await task()
  note(name, performance.now() - started)
}

/** Writes bans with a reason, with one key for each person, a thousand at a time. */
const addBans = async (
  db: Database,
  subjects: readonly string[],
  count: number,
  ownerOf = (subject: string) => subject,
): Promise<void> => {
  const keys = subjects.map((subject) => {
    const id = v7()
    const owner = ownerOf(subject)
    const key = randomBytes(32)
    return { subject, key, row: { id, owner, ...wrapKey(benchKeys, key, { id, owner }) } }
  })
  const rows = keys.map(({ row }) => row)
  for (let from = 0; from < rows.length; from += 1000) {
    await db
      .insert(textKeys)
      .values(rows.slice(from, from + 1000))
      .onConflictDoNothing()
  }
  for (let from = 0; from < count; from += 1000) {
    const made = Array.from({ length: Math.min(1000, count - from) }, (_, n) => {
      const found = keys[(from + n) % keys.length]
      if (!found) throw new Error('Found no person to ban')
      const { subject, key, row } = found
      const id = v7()
      const at = new Date()
      const text = encrypt(key, JSON.stringify({ reason: 'Spam in three posts' }), id)
      return {
        text: { entryId: id, textKeyId: row.id, at, text },
        entry: {
          id,
          at,
          action: 'user.ban',
          subjectId: subject,
          before: { isBanned: false },
          after: { isBanned: true },
          textOwner: row.owner,
          textHash: textHashOf(row.id, text),
          requestId: 'bench',
          ip: 'local',
        },
      }
    })
    await db.insert(auditEntries).values(made.map(({ entry }) => entry))
    await db.insert(entryTexts).values(made.map(({ text }) => text))
  }
}

/** Makes two appeals for each round: the bench reads one and decides the other. */
const addAppeals = async (db: Database): Promise<void> => {
  const members = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'member'), eq(users.isBanned, false), isNull(users.deletedAt)))
    .limit(2 * rounds)
  await addBans(
    db,
    members.map(({ id }) => id),
    members.length,
    // The demo data uses appeal keys for its members; these must differ.
    (id) => `appeal ${id}`,
  )
  await db.execute(sql`
    insert into appeals (id, entry_id, user_id, subject_id, text)
    select gen_random_uuid(), entry.id, entry.subject_id::uuid, entry.subject_id::uuid, 'Please look again.'
    from audit_log entry join users on users.id::text = entry.subject_id
    where entry.request_id = 'bench'`)
  await db.execute(sql`
    update users set is_banned = true where id in (select user_id from appeals)`)
}

const server = await startBenchServer(1000, 'postgres', async (pool, db, folder) => {
  const database = { db, pool, embedded: false }
  const person = v7()
  await time('writing the entries', async () => {
    const people = Array.from({ length: Math.ceil(entries / 100) }, () => v7())
    await addBans(db, people, entries)
    await addBans(db, [person], erased)
    await addAppeals(db)
  })
  await time('sealing them', () =>
    sealEntries(database, benchKeys.chain, createHeadStore(folder), new Date()),
  )
  await time('verification', () => verifyChain(database, benchKeys, new Date()))
  await time('erasing 10,000 entries', () => db.transaction((tx) => eraseTexts(tx, [person])))
})
try {
  const { data } = JSON.parse((await server.get('/api/desk/appeals?limit=200')).body) as {
    data: { id: string }[]
  }
  const paths = data.map(({ id }) => `/api/desk/appeals/${id}`)
  const reads: number[] = []
  for (const path of paths) reads.push((await server.get(path)).milliseconds)
  note('an appeal, p95', summarize(reads).p95)
  const answer = 'We looked at all three posts again: each sells watches.'
  const decisions: number[] = []
  for (const path of paths.slice(0, rounds)) {
    const decided = await server.post(`${path}/decision`, { outcome: 'uphold', answer })
    decisions.push(decided.milliseconds)
  }
  note('a decision, p95', summarize(decisions).p95)
} finally {
  await server.stop()
}
for (const [name, promise] of Object.entries(promises)) {
  const found = measured.get(name) ?? Number.POSITIVE_INFINITY
  if (found > promise) {
    process.stdout.write(`Too slow: ${name} takes ${found.toFixed(1)} ms, more than ${promise}\n`)
    process.exitCode = 1
  }
}
