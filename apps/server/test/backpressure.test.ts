// Specification: none

import { expect, it } from 'vitest'
import { createTestApp } from './helper.ts'

it('turns calls away when too many wait for the embedded database', async () => {
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const test = await createTestApp({
    handlers: {
      listPosts: async () => {
        await gate
        return { data: [] }
      },
    },
  })
  const admin = await test.browseAsAdmin()
  const calls = Array.from({ length: 250 }, () => admin.get('/posts'))
  const turnedAway = test.database.embedded ? 50 : 0
  const early = await Promise.all(calls.slice(250 - turnedAway))
  expect(early.map(({ statusCode }) => statusCode)).toEqual(Array(turnedAway).fill(503))
  expect(early.every(({ headers }) => headers['retry-after'] === '1')).toBe(true)
  expect((await test.app.inject('/healthz')).statusCode).toBe(200)

  release()
  const late = await Promise.all(calls.slice(0, 250 - turnedAway))
  expect(late.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect((await admin.get('/posts')).statusCode).toBe(200)
  await test.close()
})
