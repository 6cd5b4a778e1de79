import { sql } from 'drizzle-orm'
import { deliverEmail } from '../src/emails/deliver.ts'
import type { Jobs } from '../src/kernel/jobs.ts'
import { appeals, auditEntries, posts } from '../src/platform/database/schema.ts'
import type { Email } from '../src/platform/mail/mailer.ts'
import { subjects } from '../src/process/resources.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

/** An answer that is long enough to uphold a decision. */
export const answer = 'We looked at it again, and it stays as it is.'

/**
 * A server for tests of appeals. Its queue does not run: the tests deliver the emails themselves. The
 * steward of each test decides, and another one answers the appeals.
 */
export const shareAppealApp = () => {
  let test: TestApp
  let steward: Browser
  let other: Browser
  shareEmptiedTestApp(auditEntries, async (shared, browser) => {
    test = shared
    steward = browser
    other = await test.browseAsAdmin()
    await test.db.delete(appeals)
    await test.db.execute(sql`delete from jobs.job`)
  })

  /** Delivers the queued emails. */
  const deliver = async (config = test.config): Promise<Email[]> => {
    const sent: Email[] = []
    const mailer = { send: async (email: Email) => void sent.push(email), close: () => undefined }
    const { db, clock, keys } = test
    const { rows } = await db.execute<{ data: Jobs['email'] }>(
      sql`delete from jobs.job where name = 'email' returning data`,
    )
    for (const { data } of rows) {
      await deliverEmail({ db, config, keys, mailer, subjects, now: clock.now })(data)
    }
    return sent
  }
  /** The token in the first link of an email. */
  const tokenIn = (email: Email | undefined): string =>
    /\/appeal#token=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''

  const read = (token: string, from?: string) =>
    test.anonymous().post('/appeal/read', { token }, from ? { from } : undefined)
  const send = (token: string, text = 'Those posts were not mine.') =>
    test.anonymous().post('/appeal', { token, text })
  const writePost = async (userId: string) => {
    const [post] = await test.db
      .insert(posts)
      .values({ userId, title: 'Cheap watches', description: 'Only today.' })
      .returning()
    if (!post) throw new Error('nothing was inserted')
    return post
  }
  /** Bans a new member and returns the token of the letter. */
  const banMember = async (body: object = { reason: 'Spam' }) => {
    const member = await test.createUser()
    const banned = await steward.post(`/users/${member.id}/ban`, { ...body, notify: true })
    const [letter] = await deliver()
    return { member, entry: banned.json().data, letter, token: tokenIn(letter) }
  }
  /** The id of the only appeal that waits. */
  const waiting = async (): Promise<string> => (await other.get('/desk/appeals')).json().data[0]?.id

  return {
    test: () => test,
    steward: () => steward,
    other: () => other,
    deliver,
    tokenIn,
    read,
    send,
    writePost,
    banMember,
    waiting,
    /** A ban that waits for the answer to its appeal. */
    appealBan: async () => {
      const ban = await banMember()
      await send(ban.token)
      return { ...ban, id: await waiting() }
    },
    decide: (id: string, body: object, by = other) => by.post(`/desk/appeals/${id}/decision`, body),
    /** Lets time pass, and signs the stewards in again. */
    wait: async (milliseconds: number) => {
      test.clock.advance(milliseconds)
      steward = await test.browse(steward.userId)
      other = await test.browse(other.userId)
    },
  }
}
