import { expect, it } from 'vitest'
import { exportReasons } from '../src/appeals/exportReasons.ts'
import { auditEntries, postReports, reasonTemplates } from '../src/platform/database/schema.ts'
import { shareAppealApp } from './shareAppealApp.ts'

const app = shareAppealApp()
const { test, steward, writePost } = app

const filter = {
  since: undefined,
  until: undefined,
  category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
  territory: ['PT', 'ES'],
}

/** The exported statements, without the quotes of their cells. */
const exported = async (wanted = {}) => {
  const lines: string[] = []
  const { db, keys } = test()
  for await (const line of exportReasons(db, keys, { ...filter, ...wanted })) lines.push(line)
  const [head = '', ...rows] = lines
  const cells = (line: string) =>
    // A comma ends each cell, so that an empty one counts.
    [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)].map(([, cell = '']) =>
      cell.replaceAll(/^"|"$/g, '').replaceAll('""', '"'),
    )
  const names = cells(head)
  return rows.map((row) => Object.fromEntries(cells(row).map((cell, at) => [names[at], cell])))
}

const rule = 'Rule 4: no "advertising", ever'

it('writes a ban and a hidden post in the columns of the database', async () => {
  await test()
    .db.insert(reasonTemplates)
    .values({ kind: 'ban', position: 98, text: 'Canary', rule })
  const member = await test().createUser()
  const until = new Date(test().clock.now().getTime() + 86_400_000).toISOString()
  const ban = await steward().post(`/users/${member.id}/ban`, { reason: 'Canary', until })
  const post = await writePost(member.id)
  await test()
    .db.insert(postReports)
    .values({ postId: post.id, userId: steward().userId, reason: 'spam' })
  const hidden = await steward().post(`/desk/reports/${post.id}/decision`, {
    outcome: 'hide',
    reason: `${member.fullName} sells watches`,
  })
  const today = test().clock.now().toISOString().slice(0, 10)
  const shared = {
    decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
    incompatible_content_illegal: 'No',
    category: filter.category,
    territorial_scope: '["PT","ES"]',
    application_date: today,
    automated_detection: 'No',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
  }
  expect(await exported()).toEqual([
    {
      ...shared,
      decision_visibility: '',
      decision_account: 'DECISION_ACCOUNT_SUSPENDED',
      end_date_account_restriction: until.slice(0, 10),
      incompatible_content_ground: rule,
      incompatible_content_explanation: 'Canary',
      content_type: '["CONTENT_TYPE_OTHER"]',
      content_type_other: 'Account',
      content_date: member.createdAt.toISOString().slice(0, 10),
      decision_facts: 'Canary',
      source_type: 'SOURCE_VOLUNTARY',
      puid: ban.json().data.id,
    },
    {
      ...shared,
      decision_visibility: '["DECISION_VISIBILITY_CONTENT_REMOVED"]',
      decision_account: '',
      end_date_account_restriction: '',
      incompatible_content_ground: '',
      incompatible_content_explanation: '',
      content_type: '["CONTENT_TYPE_TEXT"]',
      content_type_other: '',
      content_date: post.createdAt.toISOString().slice(0, 10),
      decision_facts: '',
      source_type: 'SOURCE_TYPE_OTHER_NOTIFICATION',
      puid: hidden.json().data.id,
    },
  ])
})

it('leaves out what was undone, and what is not in the period', async () => {
  const { id } = await test().createUser()
  const ban = (await steward().post(`/users/${id}/ban`, {})).json().data
  const at = new Date(ban.at)
  expect(await exported({ since: at })).toHaveLength(1)
  expect(await exported({ until: at })).toEqual([])
  await steward().post(`/record/${ban.id}/undo`)
  expect(await exported()).toEqual([])
})

it('reads the record in batches', async () => {
  const at = test().clock.now()
  const subjectId = steward().userId
  await test()
    .db.insert(auditEntries)
    .values(
      Array.from({ length: 1001 }, () => ({
        at,
        action: 'user.ban',
        subjectId,
        requestId: 'test',
        ip: 'local',
      })),
    )
  const ids = (await exported()).map(({ puid }) => puid)
  expect(new Set(ids).size).toBe(1001)
})
