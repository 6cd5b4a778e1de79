import { expect, it } from 'vitest'
import { reasonTemplates } from '../src/platform/database/schema.ts'
import { lendDatabase } from './lentDatabase.ts'

it('does not lend a database again after a test has changed its initial rows', async () => {
  const first = await lendDatabase()
  const before = await first.database.db.$count(reasonTemplates)
  await first.database.db.delete(reasonTemplates)
  await first.giveBack()
  const second = await lendDatabase()
  expect(await second.database.db.$count(reasonTemplates)).toBe(before)
  await second.giveBack()
})
