import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './helper.ts'
import { operations, sampleCall } from './operations.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** What 'The whole panel' brings; everything else must answer now. */
const later = operations.filter(({ statuses }) => statuses.includes(501))

it.each(later)('$operationId says clearly that it is not there yet', async (operation) => {
  const admin = await test.browseAsAdmin()
  const { path, body } = sampleCall(operation.template, operation.method)
  const response = await admin.call(operation.method, path, { body })
  expect(response.statusCode).toBe(501)
  expect(response.json()).toEqual({ message: 'This server does not offer this yet' })
})

it('is said of no other operation', async () => {
  for (const operation of operations.filter((candidate) => !later.includes(candidate))) {
    const admin = await test.browseAsAdmin()
    const { path, body } = sampleCall(operation.template, operation.method)
    const { statusCode } = await admin.call(operation.method, path, { body })
    expect(statusCode, operation.operationId).toBeLessThan(500)
  }
})
