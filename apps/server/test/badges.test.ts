// Specification: 2.12, 4, 7

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntries, users } from '../src/platform/database/schema.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
const timeZone = 'Asia/Kathmandu'
shareEmptiedTestApp(
  users,
  (shared, browser) => {
    test = shared
    admin = browser
  },
  { env: { TIME_ZONE: timeZone } },
)

const asking = (badgeRequestedAt = new Date(), fullName = 'Asking') =>
  test.createUser({ fullName, badgeRequestStatus: 1, badgeRequestedAt })
const decide = (id: string, approved: unknown, browser = admin) =>
  browser.post(`/users/badges/${id}`, { approved })
const codeOf = async (id: string) =>
  (await test.db.select().from(users).where(eq(users.id, id)))[0]?.badgeRequestStatus
const auditOf = (id: string) =>
  test.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))

describe('pending requests', () => {
  it('are listed oldest first, without decided or deleted ones', async () => {
    await asking(new Date('2026-03-02'), 'Second')
    await asking(new Date('2026-03-01'), 'First')
    await test.createUser({ badgeRequestStatus: 2 })
    await test.createUser({
      badgeRequestStatus: 1,
      badgeRequestedAt: new Date(),
      deletedAt: new Date(),
    })
    const { data } = (await admin.get('/users/pending-badges')).json()
    expect(data.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['First', 'Second'])
    expect(Object.keys(data[0]).sort()).toEqual([
      'email',
      'fullName',
      'id',
      'phone',
      'profilePic',
      'requestedAt',
    ])
  })

  it('answer 304 until a request is added, changed or removed', async () => {
    const { id } = await asking()
    let etag: string | undefined
    const poll = async (): Promise<number> => {
      const response = await admin.get('/users/pending-badges', {
        headers: { 'if-none-match': etag ?? '"none"' },
      })
      etag = response.headers.etag
      return response.statusCode
    }
    expect(await poll()).toBe(200)
    expect(await poll()).toBe(304)
    await asking()
    expect(await poll()).toBe(200)
    await test.db.update(users).set({ fullName: 'Renamed' }).where(eq(users.id, id))
    expect(await poll()).toBe(200)
    await decide(id, 0)
    expect(await poll()).toBe(200)
    expect(await poll()).toBe(304)
  })
})

describe('an administrator', () => {
  const own = { badgeRequestStatus: 1, badgeRequestedAt: new Date() }

  it.each([0, 2])('cannot be decided by themselves or by another: %i', async (approved) => {
    await test.db.update(users).set(own).where(eq(users.id, admin.userId))
    const other = await test.createUser({ role: 'admin', ...own })
    const verb = approved ? 'approve' : 'reject'
    const self = await decide(admin.userId, approved)
    expect([self.statusCode, self.json().message]).toEqual([409, `You can't ${verb} yourself`])
    const colleague = await decide(other.id, approved)
    expect(colleague.statusCode).toBe(409)
    expect(colleague.json().message).toBe("Administrators can't be changed here")
    expect([await codeOf(admin.userId), await codeOf(other.id)]).toEqual([1, 1])
    expect((await admin.get('/users/pending-badges')).json().data).toEqual([])
  })
})

describe('a decision', () => {
  it.each([
    [2, 'Citizenship approved successfully', 'badge.approve'],
    [0, 'Citizenship rejected successfully', 'badge.reject'],
  ])('of %i is stored and recorded', async (approved, message, action) => {
    const { id } = await asking()
    const response = await decide(id, approved)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ message })
    expect(await codeOf(id)).toBe(approved)
    expect(await auditOf(id)).toMatchObject([
      {
        action,
        actorId: admin.userId,
        before: { badgeRequestStatus: 1 },
        after: { badgeRequestStatus: approved },
      },
    ])
  })

  it.each([0, 2])('is only possible while the request is pending, not from %i', async (code) => {
    const { id } = await test.createUser({ badgeRequestStatus: code })
    const response = await decide(id, 2)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      message: 'This request has already been decided',
      code: 'conflict',
    })
    expect(await codeOf(id)).toBe(code)
    expect(await auditOf(id)).toEqual([])
  })

  it('that comes second names who decided, when, and the entry', async () => {
    // The day after must be in the same year.
    const date = (days: number) => new Date(test.clock.now().getTime() + days * 24 * 60 * 60_000)
    if (date(2).getFullYear() > date(0).getFullYear()) {
      test.clock.advance(4 * 24 * 60 * 60_000)
      admin = await test.browse(admin.userId)
    }
    const { id } = await asking()
    const name = 'Rui <b>Costa</b>'
    const rui = await test.createUser({ role: 'admin', fullName: name })
    await decide(id, 2, await test.browse(rui.id))
    const time = test.clock.now().toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })
    const late = await decide(id, 0)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      message: `Already approved by ${name}, ${time}`,
      code: 'conflict',
      entry: { action: 'badge.approve', actor: { id: rui.id, name }, undo: { state: 'possible' } },
    })
    await admin.post(`/record/${late.json().entry.id}/undo`)
    await decide(id, 0)
    expect((await decide(id, 0)).json().message).toBe(`Already rejected by you, ${time}`)
    const day = test.clock.now().toLocaleDateString('en-GB', {
      timeZone,
      day: 'numeric',
      month: 'short',
    })
    const year = test.clock.now().toLocaleDateString('en-GB', { timeZone, year: 'numeric' })
    test.clock.advance(24 * 60 * 60_000)
    admin = await test.browse(admin.userId)
    expect((await decide(id, 0)).json().message).toBe(`Already rejected by you, ${day}, ${time}`)
    test.clock.advance(366 * 24 * 60 * 60_000)
    admin = await test.browse(admin.userId)
    expect((await decide(id, 0)).json().message).toBe(
      `Already rejected by you, ${day} ${year}, ${time}`,
    )
  })

  it('that was undone is not named', async () => {
    const { id } = await asking()
    await decide(id, 0)
    const [entry] = await auditOf(id)
    await admin.post(`/record/${entry?.id}/undo`)
    await test.db.update(users).set({ badgeRequestStatus: 0 }).where(eq(users.id, id))
    expect((await decide(id, 2)).json()).toEqual({
      message: 'This request has already been decided',
      code: 'conflict',
    })
  })

  it('by many administrators at the same time is made once [ASVS 2.3.4]', async () => {
    const { id } = await asking()
    const browsers = await Promise.all(Array.from({ length: 8 }, () => test.browseAsAdmin()))
    const responses = await Promise.all(
      browsers.map((browser, i) => decide(id, i % 2 === 0 ? 2 : 0, browser)),
    )
    const codes = responses.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, ...Array(7).fill(409)])
    expect(await auditOf(id)).toHaveLength(1)
  })

  it('stays pending when it cannot be recorded', async () => {
    const { id } = await asking()
    await test.db.execute(
      sql`alter table audit_log add constraint refuse check (action not like 'badge.%') not valid`,
    )
    try {
      expect((await decide(id, 2)).statusCode).toBe(500)
    } finally {
      await test.db.execute(sql`alter table audit_log drop constraint refuse`)
    }
    expect(await codeOf(id)).toBe(1)
  })

  it.each([1, '2', null, [2], { $gt: '' }])('cannot be %j', async (approved) => {
    const { id } = await asking()
    expect((await decide(id, approved)).statusCode).toBe(400)
    expect(await codeOf(id)).toBe(1)
  })

  it.each(['01932c07-8a51-7c44-9f0e-3b1d6a2f5e10', 'x'])(
    'about an unknown member (%s) is 404',
    async (id) => {
      expect((await decide(id, 2)).statusCode).toBe(404)
    },
  )
})
