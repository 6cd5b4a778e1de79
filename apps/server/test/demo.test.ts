import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import { count, eq, sql } from 'drizzle-orm'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mountPortraits, withDemoDocuments } from '../src/demo/demo.ts'
import { postTexts } from '../src/demo/posts.ts'
import { createRandom } from '../src/demo/random.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { findUnhashed, hashDocuments } from '../src/documents/hashes.ts'
import { isDocumentKey, openDocument } from '../src/documents/stored/documentFile.ts'
import { isImageKey } from '../src/files/uploads.ts'
import { inviteStatuses, joiningStatuses, periods } from '../src/platform/database/schema/values.ts'
import {
  announcements,
  invites,
  membershipPlans,
  posts,
  users,
} from '../src/platform/database/schema.ts'
import { keyIn } from '../src/platform/files/fileStore.ts'
import { createTestApp, type TestApp, testKeys } from './helper.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const admin = { fullName: 'Ada Hearth', email: 'admin@hearth.example', passwordHash: 'hash' }

/** A digest of all rows in the tables of the community. */
const digest = async ({ db }: TestApp): Promise<string[]> => {
  const tables = [
    'users',
    'devices',
    'posts',
    'invites',
    'post_reports',
    'appeals',
    'announcements',
    'membership_plans',
    'audit_log',
  ]
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await db.execute<{ sum: string }>(
        // Two ciphertexts of one text differ.
        sql`select md5(string_agg((to_jsonb(t) - 'text_hash')::text, ',' order by id)) as sum from ${sql.identifier(table)} t`,
      )
      return rows[0]?.sum ?? ''
    }),
  )
}

describe('the demo community', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
    await seedDemo(test.db, testKeys, { now, admin })
  })
  afterAll(() => test.close())

  it('is the same every time', async () => {
    const digests: string[][] = []
    for (const _ of ['once', 'again']) {
      const one = await createTestApp()
      await seedDemo(one.db, testKeys, { users: 200, now, admin })
      digests.push(await digest(one))
      await one.close()
    }
    expect(digests[1]).toEqual(digests[0])
  })

  it('has 2,000 members and five administrators', async () => {
    const roles = await test.db
      .select({ role: users.role, n: count() })
      .from(users)
      .groupBy(users.role)
    expect(roles).toEqual(
      expect.arrayContaining([
        { role: 'member', n: 2000 },
        { role: 'admin', n: 5 },
      ]),
    )
  })

  it('has every combination of status, ban and badge', async () => {
    const combinations = await test.db
      .selectDistinct({
        status: users.status,
        isBanned: users.isBanned,
        badge: users.badgeRequestStatus,
      })
      .from(users)
    expect(combinations).toHaveLength(joiningStatuses.length * 2 * 3)
  })

  it('has a record consistent with its members', async () => {
    const steward = await test.browse((await test.createUser({ role: 'admin' })).id)
    const { data } = (await steward.get('/record?limit=100')).json()
    expect(data.length).toBeGreaterThan(50)
    const states = data.map(({ undo }: { undo: { state: string } }) => undo.state)
    expect(new Set(states)).toEqual(new Set(['possible', 'done', 'never']))
    for (const { actor, subject } of data) {
      expect([actor?.name, subject?.id]).toEqual([expect.any(String), expect.any(String)])
    }
  })

  it("has these members' own events before the actions on them", async () => {
    const steward = await test.browse((await test.createUser({ role: 'admin' })).id)
    const { data } = (await steward.get('/record?kinds=email.verify&limit=100')).json()
    expect(data.length).toBeGreaterThan(20)
    const { data: events } = (await steward.get(`/users/${data[0].subject.id}/timeline`)).json()
    const kinds = events.map(({ kind }: { kind: string }) => kind)
    expect([kinds[0], kinds.at(-2), kinds.at(-1)]).toEqual(['entry', 'emailVerified', 'joined'])
  })

  it('has enough data for all screens', async () => {
    const { db } = test
    expect(await db.$count(posts)).toBe(300)
    expect(await db.$count(announcements)).toBe(35)
    expect(await db.$count(membershipPlans)).toBe(8)
    expect(await db.$count(users, eq(users.badgeRequestStatus, 1))).toBeGreaterThanOrEqual(35)
    expect(await db.$count(users, sql`${users.phone} is null`)).toBeGreaterThan(100)
    expect(await db.$count(users, sql`${users.country} is null`)).toBeGreaterThan(100)
    expect(await db.$count(users, sql`${users.fullName} is null`)).toBeGreaterThan(0)
    const statuses = await db.selectDistinct({ status: invites.status }).from(invites)
    expect(statuses.map(({ status }) => status).sort()).toEqual([...inviteStatuses].sort())
    const plans = await db.select().from(membershipPlans)
    expect(new Set(plans.map(({ period }) => period))).toEqual(new Set(periods))
    // An image would also have to exist in the file store.
    expect(plans.filter(({ image }) => image !== null)).toEqual([])
    expect(plans.filter(({ isActive }) => !isActive)).toHaveLength(1)
  })

  it('has forty requests for citizenship, from different days of the last six weeks', async () => {
    const steward = await test.browse((await test.createUser({ role: 'admin' })).id)
    const { data } = (await steward.get('/users/pending-badges')).json()
    const days: number[] = data.map(({ requestedAt }: { requestedAt: string }) =>
      Math.floor((now.getTime() - Date.parse(requestedAt)) / 86_400_000),
    )
    expect(days.length).toBeGreaterThanOrEqual(40)
    expect(Math.max(...days)).toBeLessThan(42)
    expect(new Set(days).size).toBeGreaterThan(20)
  })

  it('has reported posts, a newcomer with a look-alike, and a chain of inviters', async () => {
    const steward = await test.browse((await test.createUser({ role: 'admin' })).id)
    const reported = (await steward.get('/desk/reports')).json()
    expect(reported.total).toBe(6)
    for (const { reports, firstReportedAt } of reported.data) {
      expect(reports).toBeLessThanOrEqual(5)
      expect(new Date(firstReportedAt).getTime()).toBeLessThan(now.getTime())
    }
    const files = withDemoDocuments(test.files, test.db)
    const use = { db: test.db, files, keys: test.keys }
    await hashDocuments(use)({ userIds: await findUnhashed(use, 2000) })
    const [newcomer] = (await steward.get('/desk/newcomers')).json().data
    const { data } = (await steward.get(`/desk/members/${newcomer.id}`)).json()
    expect(data.lookAlikes).toMatchObject([
      { kind: 'document', member: { isBanned: true } },
      { kind: 'phone', member: { isBanned: true } },
    ])
    expect(data.inviters.length).toBeGreaterThanOrEqual(2)
    expect(data.inviters[0].banned).toBeGreaterThanOrEqual(2)
    const { data: reasons } = (await steward.get('/reason-templates')).json()
    expect(reasons.filter(({ rule }: { rule: string | null }) => rule).length).toBeGreaterThan(3)
  })

  it('has appeals that the administrator of the demo can decide, and notices', async () => {
    const { db } = test
    const [ada] = await db.select({ id: users.id }).from(users).where(eq(users.email, admin.email))
    const owner = await test.browse(ada?.id ?? '')
    const { data, total } = (await owner.get('/desk/appeals')).json()
    expect(total).toBe(3)
    const actions: string[] = []
    for (const { id } of data) {
      const { data: appeal } = (await owner.get(`/desk/appeals/${id}`)).json()
      expect(appeal).toMatchObject({ mayDecide: true, isLifted: false, state: 'open' })
      expect(appeal.entry.reason).toEqual(expect.any(String))
      const sentAt = Date.parse(appeal.sentAt)
      expect(Date.parse(appeal.entry.at)).toBeLessThan(sentAt)
      expect(sentAt).toBeLessThan(now.getTime())
      actions.push(appeal.action)
    }
    expect(actions.sort()).toEqual(['ban', 'ban', 'reject'])
    const senders: string[] = []
    for (const { id } of (await owner.get('/desk/reports')).json().data) {
      const { notices } = (await owner.get(`/desk/reports/${id}`)).json().data
      for (const { name } of notices) senders.push(name)
    }
    expect(senders.sort()).toEqual(['Amina Diallo', 'Henrik Solberg'])
  })

  it('has a document behind every key, and replaces no stored file', async () => {
    const store = withDemoDocuments(test.files, test.db)
    const people = await test.db
      .select({ passport: users.passport, certificate: users.badgeFileName })
      .from(users)
    const keys = people.flatMap((person) => Object.values(person)).filter((key) => key !== null)
    expect(keys.length).toBeGreaterThan(1000)
    expect(keys.filter((key) => !isDocumentKey(key))).toEqual([])
    expect(await openDocument(store, 'documents/other.pdf')).toBeUndefined()
    expect(await openDocument(test.files, keys[0] ?? '')).toBeUndefined()
  })

  it('draws a passport for each member as a PDF, an image or a turned image', async () => {
    const store = withDemoDocuments(test.files, test.db)
    const open = async (key: string) => {
      const document = await openDocument(store, key)
      return { type: document?.type, bytes: await buffer(document?.body ?? Readable.from([])) }
    }
    const people = await test.db
      .select({ fullName: users.fullName, passport: users.passport })
      .from(users)
    const passports = people.flatMap(({ passport }) => passport ?? [])
    const keyOf = (end: RegExp) => passports.find((key) => end.test(key)) ?? ''
    const upright = keyOf(/[0-9a-f]\.png$/)

    const pdf = await open(keyOf(/\.pdf$/))
    expect(pdf.type).toBe('application/pdf')
    const [page] = (await PDFDocument.load(pdf.bytes)).getPages()
    expect(page?.getWidth()).toBeCloseTo(354.3, 1)
    const image = await open(upright)
    expect(image.type).toBe('image/png')
    expect(await sharp(image.bytes).metadata()).toMatchObject({ width: 1250, height: 880 })
    const turned = await open(keyOf(/_turned\.png$/))
    expect(await sharp(turned.bytes).metadata()).toMatchObject({ width: 880, height: 1250 })
    for (const { bytes } of [pdf, image, turned]) expect(bytes.length).toBeLessThan(200_000)
    expect((await open(upright)).bytes.equals(image.bytes)).toBe(true)
    const arabic = people.find(
      ({ fullName, passport }) => passport && /\p{Script=Arabic}/u.test(fullName ?? ''),
    )
    expect((await open(arabic?.passport ?? '')).type).toMatch(/^(?:application\/pdf|image\/png)$/)
  })

  it('has an image for every image address', async () => {
    const store = withDemoDocuments(test.files, test.db)
    const rows = await test.db.select({ imageUrl: announcements.imageUrl }).from(announcements)
    const keys = new Set(rows.flatMap(({ imageUrl }) => (imageUrl ? [keyIn(imageUrl) ?? ''] : [])))
    expect(keys.size).toBe(3)
    for (const key of keys) {
      expect(isImageKey(key)).toBe(true)
      const image = await store.read(key)
      const bytes = await buffer(image?.body ?? Readable.from([]))
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'png',
        width: 320,
        height: 180,
      })
    }
  })

  it('shows a portrait for one member in three', async () => {
    const rows = await test.db.select({ profilePic: users.profilePic }).from(users)
    const shown = rows.flatMap(({ profilePic }) => profilePic ?? [])
    expect(shown.length).toBeGreaterThan(600)
    const app = fastify()
    mountPortraits(app)
    for (const url of new Set(shown)) {
      const { rawPayload } = await app.inject(url)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 112, height: 112 })
    }
    expect((await app.inject('/api/files/portraits/999.png')).statusCode).toBe(404)
  })

  it('has names in many scripts, markup and joined emoji', async () => {
    for (const sample of [
      'ã',
      'Ş',
      'Π',
      'К',
      'م',
      'ک',
      'כ',
      'श',
      '王',
      'さ',
      '김',
      '<img',
      '👩‍👩‍👧‍👦',
    ]) {
      const pattern = `%${sample}%`
      expect(await test.db.$count(users, sql`${users.fullName} like ${pattern}`)).toBeGreaterThan(0)
    }
  })

  it('uses only reserved addresses', async () => {
    const reserved = '@(example\\.(org|com)|[a-z]+\\.example)$'
    expect(await test.db.$count(users, sql`${users.email} !~ ${reserved}`)).toBe(0)
    expect(await test.db.$count(invites, sql`${invites.invitedTo} !~ ${reserved}`)).toBe(0)
  })

  it('has only dates in the past', async () => {
    const late = await test.db.$count(
      users,
      sql`role = 'member' and greatest(created_at, updated_at) > ${now.toISOString()}::timestamptz`,
    )
    expect(late).toBe(0)
    const latePosts = await test.db.$count(
      posts,
      sql`created_at > ${now.toISOString()}::timestamptz`,
    )
    expect(latePosts).toBe(0)
  })

  it('leaves no data when it fails halfway', async () => {
    const again = await createTestApp()
    await again.createUser({ email: admin.email })
    await expect(seedDemo(again.db, testKeys, { users: 10, now, admin })).rejects.toThrow()
    expect(await again.db.$count(users)).toBe(1)
    await again.close()
  })
})

it('can be empty', async () => {
  const test = await createTestApp()
  await seedDemo(test.db, testKeys, { users: 0, now, admin })
  expect(await test.db.$count(users, eq(users.role, 'member'))).toBe(0)
  await test.close()
})

it('has at least 60 posts to choose from, all different', () => {
  expect(new Set(postTexts.map(([title]) => title)).size).toBe(postTexts.length)
  expect(postTexts.length).toBeGreaterThanOrEqual(60)
})

it('draws the same numbers from the same seed', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed)
    return [random.next(), random.between(1, 6), random.pick(['a', 'b']), random.id(now)]
  }
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
})
