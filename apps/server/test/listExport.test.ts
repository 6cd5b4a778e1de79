import { expect, it } from 'vitest'
import { auditEntries } from '../src/platform/database/schema.ts'
import type { Browser } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let admin: Browser
shareEmptiedTestApp(auditEntries, (_shared, browser) => {
  admin = browser
})

it('the record shows that an administrator saved a list, and with how many rows', async () => {
  const answer = await admin.post('/record/exports', { list: 'users', rows: 240 })
  expect(answer.statusCode).toBe(200)
  const { data } = (await admin.get('/record')).json()
  expect(data).toMatchObject([
    {
      action: 'list.export',
      actor: { id: admin.userId },
      subject: null,
      changes: [
        { field: 'list', before: null, after: 'users' },
        { field: 'exportedRows', before: null, after: '240' },
      ],
      undo: { state: 'never' },
    },
  ])
  expect(answer.json().data).toEqual(data[0])
})

it.each([
  { list: 'passports', rows: 1 },
  { list: 'users', rows: 10_001 },
  { list: 'users', rows: -1 },
  { list: 'users' },
])('refuses %j', async (body) => {
  expect((await admin.post('/record/exports', body)).statusCode).toBe(400)
})
