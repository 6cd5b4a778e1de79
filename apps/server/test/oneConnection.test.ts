import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../src/platform/database/database.ts'
import { users } from '../src/platform/database/schema.ts'
import { type LentDatabase, lendDatabase } from './lentDatabase.ts'
import { withOneConnection } from './oneConnection.ts'

let lent: LentDatabase
let database: OpenDatabase
beforeAll(async () => {
  lent = await lendDatabase()
  database = withOneConnection(lent.database)
})
afterAll(() => lent.giveBack())

it.each(['changes', 'reads'] as const)(
  'fails a statement on the connections for %s that leaves its transaction',
  async (kind) => {
    const { db } = kind === 'reads' ? database.reads : database
    const within = database.db.transaction(async () => {
      await db.$count(users)
    })
    await expect(within).rejects.toMatchObject({
      cause: { message: 'A transaction uses a second connection' },
    })
  },
)

it('lets statements run in a transaction, and after it', async () => {
  const { db } = database
  expect(await db.transaction((tx) => tx.$count(users))).toBe(0)
  expect(await db.$count(users)).toBe(0)
})
