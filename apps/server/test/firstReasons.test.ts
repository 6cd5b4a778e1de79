import { expect, it } from 'vitest'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/log.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './testDatabase.ts'

const reasonsOf = async (env: TestDatabase['env'], LOCALE?: string): Promise<string[]> => {
  const database = await openDatabase(readConfig({ ...env, LOCALE }), createLog('silent'))
  const { rows } = await database.pool.query(
    "select text from reason_templates where kind = 'reject' order by position",
  )
  await database.close()
  return rows.map(({ text }) => text)
}

it.each([
  ['ar-EG', ['جواز السفر غير مقروء', 'الاسم غير مطابق', 'انتهت صلاحية جواز السفر']],
  ['pt-BR', ['Passaporte ilegível', 'O nome não corresponde', 'O passaporte expirou']],
])(
  'fills a new database with the common reasons of %s, and keeps them in another language',
  async (locale, reasons) => {
    const { env, remove } = await createEmptyDatabase()
    expect(await reasonsOf(env, locale)).toEqual(reasons)
    expect(await reasonsOf(env, 'en-GB')).toEqual(reasons)
    await remove()
  },
)

it('fills it with the English ones without a language', async () => {
  const { env, remove } = await createTestDatabase()
  const reasons = ["Passport isn't legible", "Name doesn't match", 'Passport expired']
  expect(await reasonsOf(env)).toEqual(reasons)
  await remove()
})
