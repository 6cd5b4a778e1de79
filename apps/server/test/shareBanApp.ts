import { eq, sql } from 'drizzle-orm'
import type { LiftBanJob } from '../src/kernel/jobs.ts'
import { auditEntries, users } from '../src/platform/database/schema.ts'
import { liftBan } from '../src/users/liftBan.ts'
import { type Browser, readEntries, type TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

export const second = 1000
export const day = 86_400 * second

/** The states of a member. */
export const banned = (until: string | null) => ({ isBanned: true, until })
export const free = { isBanned: false, until: null }

/**
 * A server for tests of bans, with a new administrator for each. Its queue does not run: the tests run
 * the jobs at moments of their own.
 */
export const shareBanApp = () => {
  let test: TestApp
  let admin: Browser
  shareEmptiedTestApp(auditEntries, async (shared, browser) => {
    test = shared
    admin = browser
    await test.db.execute(sql`delete from jobs.job`)
  })
  const queued = async (name: 'liftBan' | 'email'): Promise<unknown[]> => {
    const { rows } = await test.db.execute(
      sql`select data from jobs.job where name = ${name} order by created_on, id`,
    )
    return rows.map(({ data }) => data)
  }
  const ordered = async () => (await queued('liftBan')) as LiftBanJob[]
  const lift = (job: LiftBanJob) =>
    liftBan({ db: test.db, keys: test.keys, jobs: test.outgoing.jobs, now: test.clock.now })(job)
  const entriesOn = (id: string) => readEntries(test, eq(auditEntries.subjectId, id))
  return {
    test: () => test,
    admin: () => admin,
    inFuture: (milliseconds: number) =>
      new Date(test.clock.now().getTime() + milliseconds).toISOString(),
    /** Lets time pass, and signs the administrator in again: the session may be over. */
    wait: async (milliseconds: number) => {
      test.clock.advance(milliseconds)
      admin = await test.browse(admin.userId)
    },
    ban: (id: string, body: object, by = admin) => by.post(`/users/${id}/ban`, body),
    unban: (id: string) => admin.post(`/users/${id}/un-ban`, {}),
    undo: (id: string) => admin.post(`/record/${id}/undo`),
    newest: async () => (await admin.get('/record?limit=1')).json().data[0],
    readUser: async (id: string) => {
      const [user] = await test.db.select().from(users).where(eq(users.id, id))
      return { isBanned: user?.isBanned, until: user?.bannedUntil?.toISOString() ?? null }
    },
    entriesOn,
    actionsOn: async (id: string) =>
      (await entriesOn(id)).map(({ action }) => action).filter((action) => action !== 'user.view'),
    /** The jobs that lift bans, also those that have run. */
    ordered,
    lift,
    /** Runs all jobs that were ever added. One that has run already must change nothing. */
    liftAll: async () => {
      for (const job of await ordered()) await lift(job)
    },
    /** The emails in the queue, by their template. */
    letters: async () =>
      (await queued('email')).map((job) => (job as { template: string }).template),
  }
}
