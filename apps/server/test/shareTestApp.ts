import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { auditEntries, teamInvitations, users } from '../src/platform/database/schema.ts'
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

/** The same with one owner, and without invitations, entries of the record and queued emails. */
export const shareTeamApp = (take: Take): void =>
  shareEmptiedTestApp(users, async (test, owner) => {
    await test.db.delete(teamInvitations)
    await test.db.delete(auditEntries)
    await test.db.execute(sql`delete from jobs.job`)
    await take(test, owner)
  })
