// Specification: 7

import { afterAll, beforeAll, expect, it } from 'vitest'
import { readIdempotencyKey } from '../../src/idempotency/idempotency.ts'
import { idempotencyKeys, membershipPlans } from '../../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from '../helper.ts'

let test: TestApp
let admin: Browser
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.browseAsAdmin()
})
afterAll(() => test.close())

const key = '8e03978e-40d5-43dd-bc93-6894a57f9324'
const plan = {
  name: 'Gold',
  price: '19.90',
  period: 'month',
  description: '',
  features: [],
  isActive: true,
}
const create = () =>
  admin.post('/membership-plan/create', plan, { headers: { 'idempotency-key': `"${key}"` } })

it('refuses a repeated call while the first is running, and returns its answer afterwards', async () => {
  const hash = readIdempotencyKey(key, 'createMembershipPlan', plan)?.hash ?? ''
  const made = (await admin.post('/membership-plan/create', plan)).json()
  const answer = { ...made, message: 'Made by the first' }
  await test.db.transaction(async (tx) => {
    await tx
      .insert(idempotencyKeys)
      .values({ userId: admin.userId, key, requestHash: hash, answer })
    const response = await create()
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toBe('This is already being saved. Please wait a moment.')
  })
  expect((await create()).json()).toEqual(answer)
  expect(await test.db.$count(membershipPlans)).toBe(1)
})

it('creates one object for twenty calls at the same time', async () => {
  const headers = { 'idempotency-key': '"f00dfeed-40d5-43dd-bc93-6894a57f9324"' }
  // Repeated while the first is running, which may take a second on a busy machine.
  const createSoon = async (): ReturnType<typeof create> => {
    const response = await admin.post('/membership-plan/create', plan, { headers })
    return response.statusCode === 409 ? createSoon() : response
  }
  const answers = await Promise.all(Array.from({ length: 20 }, createSoon))
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1)
  expect(await test.db.$count(membershipPlans)).toBe(2)
})
