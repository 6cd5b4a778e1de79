// Specification: 2.18, 2.19, 2.20, 7

import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries, membershipPlans, uploads } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, readEntries, type TestApp } from './helper.ts'

let test: TestApp
let admin: Browser
let member: Browser
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.browseAsAdmin()
  member = await test.browse((await test.createUser()).id)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(membershipPlans)
})

const body = {
  name: 'Gold',
  price: '19.90',
  period: 'month',
  description: 'For those who want everything.',
  features: [''],
  isActive: true,
}

const create = async (values: object = {}): Promise<string> =>
  (await admin.post('/membership-plan/create', { ...body, ...values })).json().data.id
const get = async (id: string, browser = admin) => browser.get(`/membership-plan/get-one/${id}`)
const names = async (path: string, browser = admin): Promise<string[]> =>
  (await browser.get(path)).json().data.map(({ name }: { name: string }) => name)
const edit = (values: object) => admin.call('PUT', '/membership-plan/edit', { body: values })
const lastRecord = async (id: string) =>
  (await readEntries(test, eq(auditEntries.subjectId, id))).at(-1)

/** An uploaded image, or a grant without an upload. */
const upload = async ({ hasArrived = true } = {}): Promise<string> => {
  const key = `images/${v7()}.png`
  await test.db.insert(uploads).values({
    key,
    fileType: 'image/png',
    maxBytes: 5_242_880,
    expiresAt: test.clock.now(),
    uploadedAt: hasArrived ? test.clock.now() : null,
  })
  return `/api/files/${key}`
}

describe('reading plans', () => {
  it('shows all to administrators and the active ones to members, newest first', async () => {
    await create({ name: 'Old' })
    await create({ name: 'Hidden', isActive: false })
    await create({ name: 'New' })
    expect(await names('/membership-plan/get-all')).toEqual(['New', 'Hidden', 'Old'])
    expect(await names('/membership-plan/get-active')).toEqual(['New', 'Old'])
    expect(await names('/membership-plan/get-active', member)).toEqual(['New', 'Old'])
    expect((await member.get('/membership-plan/get-all')).statusCode).toBe(403)
  })

  it('hides an inactive plan from members [ASVS 8.2.2]', async () => {
    const id = await create({ isActive: false })
    expect((await get(id)).statusCode).toBe(200)
    expect((await get(id, member)).statusCode).toBe(404)
  })

  it.each(['01932c07-8a51-7c44-9f0e-3b1d6a2f5e10', 'x'])(
    'does not find the plan %s',
    async (id) => {
      const response = await get(id)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ message: 'Membership not found', code: 'notFound' })
    },
  )
})

describe('a plan whose change cannot be recorded', () => {
  it.each([
    ['PUT', () => '/edit'],
    ['PATCH', (id: string) => `/${id}/active`],
    ['DELETE', (id: string) => `/delete/${id}`],
  ] as const)('stays as it is: %s', async (method, pathOf) => {
    const id = await create()
    const before = (await get(id)).json()
    const { features: _, ...form } = body
    const bodies = {
      PUT: { ...form, id, name: 'Other', price: 1 },
      PATCH: { isActive: false },
      DELETE: undefined,
    }
    await test.database.pool.query(
      "alter table audit_log add constraint refuse check (action not like 'membership.%') not valid",
    )
    try {
      const path = `/membership-plan${pathOf(id)}`
      const response = await admin.call(method, path, { body: bodies[method] })
      expect(response.statusCode).toBe(500)
    } finally {
      await test.database.pool.query('alter table audit_log drop constraint refuse')
    }
    expect((await get(id)).json()).toEqual(before)
  })
})

describe('creating a plan', () => {
  it('accepts the typed price, drops blank features and is recorded', async () => {
    const response = await admin.post('/membership-plan/create', {
      ...body,
      features: ['', ' All events '],
    })
    expect(response.statusCode).toBe(201)
    const { message, data } = response.json()
    expect(message).toBe('Membership created successfully!')
    expect(data).toMatchObject({
      name: 'Gold',
      price: 19.9,
      period: 'month',
      features: ['All events'],
      isActive: true,
      image: null,
    })
    expect((await get(data.id)).json()).toEqual({ data })
    expect(await lastRecord(data.id)).toMatchObject({
      action: 'membership.create',
      actorId: admin.userId,
      after: { name: 'Gold', price: 19.9 },
    })
  })

  it.each(['', 'free', '-1', '1e3', '0x10', '1.234', '1000000.01', '1,5'])(
    'refuses the price "%s" on its field',
    async (price) => {
      const response = await admin.post('/membership-plan/create', { ...body, price })
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toEqual([
        {
          field: 'price',
          message: 'Price must be a number from 0 to 1000000 with at most 2 decimals',
        },
      ])
    },
  )

  it.each([
    ['0', 0],
    ['1000000', 1_000_000],
    [' 7.5 ', 7.5],
    [19.99, 19.99],
  ])('accepts the price %j', async (price, stored) => {
    const id = await create({ price })
    expect((await get(id)).json().data.price).toBe(stored)
  })

  it('accepts only an image that was uploaded here [ASVS 1.2.2]', async () => {
    const image = await upload()
    expect((await get(await create({ image }))).json().data.image).toBe(image)
    for (const foreign of [
      await upload({ hasArrived: false }),
      '/etc/passwd',
      'https://evil.example/x.png',
    ]) {
      const response = await admin.post('/membership-plan/create', { ...body, image: foreign })
      expect(response.statusCode).toBe(422)
      expect(response.json().errors[0].field).toBe('image')
    }
  })

  it('needs a name that is not blank', async () => {
    const response = await admin.post('/membership-plan/create', { ...body, name: ' ' })
    expect(response.json().errors).toEqual([{ field: 'name', message: 'Tier name is required' }])
  })
})

describe('changing a plan', () => {
  const values = { name: 'Silver', price: 5, period: 'year', description: '', isActive: false }

  it('keeps other fields after the edit form, and records the difference', async () => {
    const image = await upload()
    const id = await create({ image, features: ['All events'] })
    await edit({ id, name: 'Gold', price: 19.9, summary: 'Everything.' })
    const response = await edit({ id, ...values })
    expect(response.json()).toMatchObject({
      message: 'Membership updated successfully!',
      data: { ...values, image, summary: 'Everything.', features: ['All events'] },
    })
    const record = await lastRecord(id)
    expect(record).toMatchObject({ before: { name: 'Gold' }, after: { name: 'Silver' } })
    expect(record?.after).not.toHaveProperty('image')
  })

  it('keeps other fields after the inline summary', async () => {
    const id = await create()
    const response = await edit({ id, name: 'Gold', price: 19.9, summary: ' Everything. ' })
    expect(response.json()).toMatchObject({
      message: 'Summary updated successfully!',
      data: { summary: 'Everything.', description: body.description, isActive: true },
    })
  })

  it('keeps, replaces and removes the image', async () => {
    const id = await create()
    // A demo plan shows an image of the panel itself that was never uploaded.
    await test.db.update(membershipPlans).set({ image: '/images/plans/friend.png' })
    const imageAfter = async (image: string | null) =>
      (await edit({ id, ...values, image })).json().data.image
    expect(await imageAfter('/images/plans/friend.png')).toBe('/images/plans/friend.png')
    const image = await upload()
    expect(await imageAfter(image)).toBe(image)
    expect(await imageAfter('')).toBe(null)
  })

  it('needs an id and a plan', async () => {
    expect((await edit(values)).json().errors).toContainEqual({
      field: 'id',
      message: 'Membership ID is required',
    })
    expect((await edit({ id: v7(), ...values })).statusCode).toBe(404)
    const image = '/images/plans/friend.png'
    expect((await edit({ id: v7(), ...values, image })).statusCode).toBe(404)
  })

  it('switches it on and off, and deletes it', async () => {
    const id = await create()
    const set = (isActive: boolean) =>
      admin.call('PATCH', `/membership-plan/${id}/active`, { body: { isActive } })
    expect((await set(false)).json()).toEqual({
      message: 'Membership status updated successfully!',
    })
    expect((await get(id)).json().data.isActive).toBe(false)
    expect((await set(false)).statusCode).toBe(200)
    const remove = () => admin.call('DELETE', `/membership-plan/delete/${id}`)
    expect((await remove()).json()).toEqual({ message: 'Membership deleted successfully!' })
    expect((await remove()).statusCode).toBe(404)
    expect((await set(true)).statusCode).toBe(404)
    expect(await lastRecord(id)).toMatchObject({ action: 'membership.delete' })
  })
})

it('has nothing to synchronise', async () => {
  expect((await admin.post('/membership-plan/sync')).json()).toEqual({
    message: 'Nothing to synchronise',
  })
})
