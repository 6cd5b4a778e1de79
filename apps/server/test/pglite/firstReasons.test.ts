import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createLog } from '../../src/log.ts'
import { openDatabase } from '../../src/platform/database/database.ts'

const reasonsOf = async (env: Record<string, string>): Promise<string[]> => {
  const database = await openDatabase(readConfig(env), createLog('silent'))
  const { rows } = await database.pool.query(
    "select text from reason_templates where kind = 'reject' order by position",
  )
  await database.close()
  return rows.map(({ text }) => text)
}

const folder = (name: string) => path.join(inject('folder'), `reasons-${name}`)

it.each([
  ['en-GB', ["Passport isn't legible", "Name doesn't match", 'The passport has expired']],
  ['ar-EG', ['جواز السفر غير مقروء', 'الاسم غير مطابق', 'انتهت صلاحية جواز السفر']],
  ['pt-BR', ['Passaporte ilegível', 'O nome não corresponde', 'O passaporte expirou']],
])('fills a new database with the common reasons of %s', async (locale, reasons) => {
  expect(await reasonsOf({ DATA_DIR: folder(locale), LOCALE: locale })).toEqual(reasons)
})

it('leaves the reasons as they are when the language changes', async () => {
  const env = { DATA_DIR: folder('changed'), LOCALE: 'pt' }
  const before = await reasonsOf(env)
  expect(await reasonsOf({ ...env, LOCALE: 'ar' })).toEqual(before)
})
