import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import {
  announcements,
  auditEntries,
  membershipPlans,
  posts,
} from '../../src/platform/database/schema.ts'
import { checkAgainstContract, operationIdOf } from '../contractCheck.ts'
import type { TestApp } from '../helper.ts'
import { anyRequest, type FuzzRequest } from './requests.ts'
import type { Known } from './values.ts'

export interface FuzzOptions {
  /** The number of requests. */
  readonly count: number
  /** The same seed gives the same requests. */
  readonly seed: number
  /** Milliseconds that an answer may take. */
  readonly patience: number
}

export interface FuzzReport {
  /** How often each operation answered with each status, as 'listUsers 200'. */
  readonly seen: ReadonlyMap<string, number>
  /** Milliseconds that the slowest answer took. */
  readonly slowest: number
}

type Records = Readonly<Record<Known, string>>

/** The records are created again after this many requests, as some requests delete them. */
const refreshInterval = 20

const createRecords = async ({ db, createUser }: TestApp): Promise<Records> => {
  const asking = { badgeRequestStatus: 1, badgeRequestedAt: new Date() }
  const member = await createUser({ ...asking, passport: 'documents/1.pdf' })
  const admin = await createUser({ role: 'admin' })
  const text = { title: 'Title', description: 'Text' }
  const [post] = await db
    .insert(posts)
    .values({ userId: member.id, ...text })
    .returning({ id: posts.id })
  const [announcement] = await db
    .insert(announcements)
    .values({ ...text, date: new Date() })
    .returning({ id: announcements.id })
  const [plan] = await db
    .insert(membershipPlans)
    .values({ name: 'Plan', price: 1 })
    .returning({ id: membershipPlans.id })
  const [entry] = await db
    .insert(auditEntries)
    .values({
      at: new Date(),
      action: 'user.ban',
      subjectId: member.id,
      before: { isBanned: true },
      after: { isBanned: false },
      requestId: 'fuzz',
      ip: 'fuzz',
    })
    .returning({ id: auditEntries.id })
  return {
    '{member}': member.id,
    '{admin}': admin.id,
    '{post}': post?.id ?? '',
    '{announcement}': announcement?.id ?? '',
    '{plan}': plan?.id ?? '',
    '{entry}': entry?.id ?? '',
    '{email}': member.email,
  }
}

const fillIn = (text: string, records: Records): string =>
  Object.entries(records).reduce((filled, [name, value]) => filled.replaceAll(name, value), text)

/** @throws Error with what is wrong with an answer */
const judge = (method: string, url: string, response: Response): void => {
  const { statusCode, headers, body } = response
  if (statusCode >= 500) throw new Error(`answered ${statusCode}: ${body}`)
  checkAgainstContract(method, url, response)
  if (statusCode < 400 || method === 'HEAD') return
  if (!String(headers['content-type']).startsWith('application/json')) {
    throw new Error(`answered ${statusCode} with ${headers['content-type']}`)
  }
  const { message } = response.json()
  if (typeof message !== 'string' || message === '')
    throw new Error(`answered ${statusCode}: ${body}`)
}

/**
 * Sends valid and invalid requests of every call from every kind of caller and checks the
 * answers: never a 5xx, always the shape of the contract, and in time.
 * @throws Error with the seed and the smallest request that fails
 */
export const fuzz = async (test: TestApp, options: FuzzOptions): Promise<FuzzReport> => {
  const seen = new Map<string, number>()
  let slowest = 0
  const admin = await test.createUser({ role: 'admin' })
  const member = await test.createUser()
  let records = await createRecords(test)
  let made = 0

  const cookieOf = async (caller: FuzzRequest['caller']): Promise<string> => {
    if (caller === 'none') return ''
    const userId = caller === 'member' ? member.id : admin.id
    return (await test.browse(userId, { mfa: caller !== 'partial' })).cookie
  }

  const send = async ({ caller, method, url, headers, payload }: FuzzRequest): Promise<void> => {
    made += 1
    if (made % refreshInterval === 0) records = await createRecords(test)
    // No request may run into a limit, so the counters are cleared.
    test.clock.advance(11 * 60_000)
    const cookie = await cookieOf(caller)
    const filled = fillIn(url, records)
    const started = performance.now()
    const response = await test.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: filled,
      headers: { ...headers, ...(cookie && { cookie }) },
      remoteAddress: `10.9.${(made >> 8) & 255}.${made & 255}`,
      ...(payload !== undefined && { payload: fillIn(payload, records) }),
    })
    const took = performance.now() - started
    slowest = Math.max(slowest, took)
    const asked = response.raw.req.url ?? ''
    const key = `${operationIdOf(method, asked) ?? 'other'} ${response.statusCode}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
    judge(method, asked, response)
    if (took > options.patience) throw new Error(`answered after ${Math.round(took)} ms`)
  }

  await fc.assert(fc.asyncProperty(anyRequest, send), {
    numRuns: options.count,
    seed: options.seed,
  })
  return { seen, slowest }
}
