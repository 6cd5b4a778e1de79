// Specification: 7

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './helper.ts'
import { operations, sampleCall } from './operations.ts'

let test: TestApp
let bare: TestApp
beforeAll(async () => {
  test = await createTestApp()
  bare = await createTestApp({ handlers: {} })
})
afterAll(async () => {
  await test.close()
  await bare.close()
})

it.each(operations)('$operationId is implemented', async (operation) => {
  const admin = await test.browseAsAdmin()
  const { path, body } = sampleCall(operation.template, operation.method)
  const { statusCode } = await admin.call(operation.method, path, { body })
  expect(statusCode).toBeLessThan(500)
})

it('answers 501 for a call without a handler', async () => {
  const { cookie } = await bare.browseAsAdmin()
  const response = await bare.app.inject({ url: '/api/posts', headers: { cookie } })
  expect(response.statusCode).toBe(501)
  expect(response.json()).toEqual({
    message: "This server doesn't offer this yet",
    code: 'notImplemented',
  })
})
