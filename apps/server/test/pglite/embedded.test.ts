import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Embedded, embed } from '../../src/platform/database/embedded.ts'
import { isUnavailable } from '../../src/platform/database/failure.ts'
import { limitWalSize } from '../../src/platform/database/limitWalSize.ts'
import { createLog } from '../../src/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../testDatabase.ts'

const log = createLog('silent')
const endless = 'select count(*) from generate_series(1, 100000000000) n'

let own: TestDatabase
let folder: string
let embedded: Embedded
let pool: Pool
beforeAll(async () => {
  own = await createTestDatabase()
  folder = own.env.DATA_DIR
  embedded = embed(path.join(folder, 'database'), log)
  pool = embedded.pool
  await pool.query('create table notes (id serial primary key, text text not null)')
})
afterAll(async () => {
  await embedded.close()
  await own.remove()
})

const texts = async (): Promise<string[]> =>
  (await pool.query('select text from notes order by id')).rows.map(({ text }) => text)

const insert = (into: Pick<Pool, 'query'>, text: string) =>
  into.query('insert into notes (text) values ($1)', [text])

describe('the connection', () => {
  it('isolates transactions, and rolls back a failed one', async () => {
    const db = drizzle(pool)
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        db
          .transaction(async (tx) => {
            await tx.execute(sql`insert into notes (text) values (${`kept ${i}`})`)
            if (i % 2) throw new Error('changed my mind')
          })
          .catch(() => undefined),
      ),
    )
    expect(await texts()).toHaveLength(10)
    await pool.query('delete from notes')
  })

  it('transports long values, errors, and statements after them', async () => {
    const long = 'ü'.repeat(1_000_000)
    const answers = await Promise.all([
      pool.query('select $1::text as it', [long]).then(({ rows }) => rows[0]?.it === long),
      pool.query('select $1::int / 0', [1]).catch((error: { code: string }) => error.code),
      pool.query('select 1 as it').then(({ rows }) => rows[0]?.it),
    ])
    expect(answers).toEqual([true, '22012', 1])
  })
})

describe('a statement that never ends', () => {
  it('blocks only the database', async () => {
    embedded.watch(1000)
    let isOver = false
    const ended = pool
      .query(endless)
      .catch(isUnavailable)
      .finally(() => {
        isOver = true
      })
    let turns = 0
    for (; !isOver; turns += 1) await nextTurn()
    expect(await ended).toBe(true)
    // Counts turns of the event loop. A statement on the server's own thread would block it.
    expect(turns).toBeGreaterThan(100)
  })

  it('is ended without losing acknowledged data', async () => {
    embedded.watch(60_000)
    await insert(pool, 'acknowledged')
    embedded.watch(500)
    const waiting = pool.query(endless).catch(isUnavailable)
    const behind = texts().catch(isUnavailable)
    expect(await waiting).toBe(true)
    embedded.watch(60_000)
    await behind
    expect(await texts()).toEqual(['acknowledged'])
  })

  it('also ends an idle transaction, whose later statements are never written', async () => {
    const client = await pool.connect()
    embedded.watch(300)
    const ended = once(client, 'end')
    const late = drizzle(client).transaction(async (tx) => {
      await tx.execute(sql`insert into notes (text) values ('before')`)
      await ended
      await tx.execute(sql`insert into notes (text) values ('after')`)
    })
    await expect(late).rejects.toSatisfy(isUnavailable)
    client.release()
    embedded.watch(60_000)
    expect(await texts()).toEqual(['acknowledged'])
  })

  it('is not confused with an idle database or many short statements', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    embedded.watch(300)
    const joinSentences = Array.from({ length: 5 }, () => pool.query('select 1'))
    for (const answer of joinSentences) {
      await answer
      vi.advanceTimersByTime(200)
    }
    vi.advanceTimersByTime(60_000)
    expect(await texts()).toEqual(['acknowledged'])
  })
})

it('a database that cannot be opened fails each time, and recovers when it can', async () => {
  const copy = await createTestDatabase()
  const damaged = path.join(copy.env.DATA_DIR, 'database')
  const version = path.join(damaged, 'PG_VERSION')
  const right = await readFile(version)
  await writeFile(version, '9.0')
  const other = embed(damaged, log)
  await expect(other.pool.query('select 1')).rejects.toSatisfy(isUnavailable)
  await expect(other.pool.query('select 1')).rejects.toSatisfy(isUnavailable)
  await writeFile(version, right)
  expect((await other.pool.query('select 1 as it')).rows).toEqual([{ it: 1 }])
  await other.close()
  await copy.remove()
})

describe('the write-ahead log', () => {
  const sizeOfWal = async (): Promise<number> => {
    const wal = path.join(folder, 'database/pg_wal')
    const files = (await readdir(wal)).filter((name) => /^[0-9A-F]{24}$/.test(name))
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(path.join(wal, file))).size),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const redo = async (): Promise<string> => {
    const { rows } = await pool.query('select redo_lsn::text as redo from pg_control_checkpoint()')
    return rows[0]?.redo
  }
  const fill = () =>
    pool.query("insert into notes (text) select repeat('x', 1000) from generate_series(1, 40000)")

  it('is checkpointed when it has grown, or after a time without writes', async () => {
    embedded.watch(60_000)
    for (const when of [
      { every: 50, bytes: 1_000_000, quiet: 60_000 },
      { every: 50, bytes: 1_000_000_000, quiet: 200 },
    ]) {
      const before = await redo()
      await fill()
      await fill()
      const stop = limitWalSize(pool, log, when)
      await vi.waitFor(async () => expect(await redo()).not.toBe(before), {
        timeout: 10_000,
        interval: 50,
      })
      await vi.waitFor(async () => expect(await sizeOfWal()).toBeLessThan(40_000_000), {
        timeout: 5000,
      })
      stop()
    }
  })
})
