import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Browser, createTestApp, type TestApp, type TestAppOptions } from './helper.ts'

/** Receives the server and an administrator. */
type Take = (test: TestApp, admin: Browser) => void | Promise<void>

/** Starts one server for all tests of a file or of a group. */
export const shareTestApp = (take: Take, options?: TestAppOptions): void => {
  let test: TestApp | undefined
  beforeAll(async () => {
    test = await createTestApp(options)
    await take(test, await test.browseAsAdmin())
  })
  afterAll(() => test?.close())
}

/** The same, but empties a table and creates a new administrator before each test. */
export const shareEmptiedTestApp = (table: PgTable, take: Take, options?: TestAppOptions): void => {
  let test: TestApp
  shareTestApp((shared) => {
    test = shared
  }, options)
  beforeEach(async () => {
    await test.db.delete(table)
    await take(test, await test.browseAsAdmin())
  })
}
