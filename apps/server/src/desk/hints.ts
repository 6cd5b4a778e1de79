import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Keys } from '../auth/keys.ts'
import { actionsWhere, shownActions } from '../kernel/auditActions.ts'
import type { Answer, Context, Handler } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { perDatabase } from '../platform/database/perDatabase.ts'
import { isMember } from '../platform/database/roles.ts'
import { documentHashes, invites, phoneEnd, users } from '../platform/database/schema.ts'
import { toEntries } from '../record/entry.ts'
import { readPage } from '../record/page.ts'
import { recordView } from '../record/recordView.ts'
import { isUser, noSuchUser } from '../users/member.ts'
import { findRefusal } from '../users/refusal.ts'

type Hints = Answer<'getMemberHints'>['data']

const nameOf = sql<string>`coalesce(${users.fullName}, ${users.email})`
const person = { id: users.id, name: nameOf, isBanned: users.isBanned }

/** Who invited a member. */
const readInviter = async (db: Executor, id: string) => {
  const [inviter] = await db
    .select(person)
    .from(invites)
    .innerJoin(users, eq(users.id, invites.inviterId))
    .where(and(eq(invites.invitedUserId, id), isNull(users.deletedAt)))
    .orderBy(invites.createdAt, invites.id)
    .limit(1)
  return inviter
}

const maxInviters = 5

/** Who invited the member, then who invited that person. Ends before anyone comes twice. */
const readChain = async (db: Executor, memberId: string) => {
  const chain: NonNullable<Awaited<ReturnType<typeof readInviter>>>[] = []
  const seen = new Set([memberId])
  while (chain.length < maxInviters) {
    const inviter = await readInviter(db, chain.at(-1)?.id ?? memberId)
    if (!inviter || seen.has(inviter.id)) break
    seen.add(inviter.id)
    chain.push(inviter)
  }
  return chain
}

/** How many members joined by the invitations of each person, and how many of these are banned. */
const countJoined = async (db: Executor, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, { joined: number; banned: number }>()
  const rows = await db
    .select({
      id: invites.inviterId,
      joined: sql<number>`count(distinct ${users.id})::int`,
      banned: sql<number>`(count(distinct ${users.id}) filter (where ${users.isBanned}))::int`,
    })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.invitedUserId))
    .where(and(inArray(invites.inviterId, [...ids]), isNull(users.deletedAt)))
    .groupBy(invites.inviterId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

const readInviters = async (db: Executor, memberId: string): Promise<Hints['inviters']> => {
  const chain = await readChain(db, memberId)
  const counts = await countJoined(
    db,
    chain.map(({ id }) => id),
  )
  return chain.map((one) => ({ ...one, ...(counts.get(one.id) ?? { joined: 0, banned: 0 }) }))
}

/** What a decision can change about a member. */
const memberFields = ['isBanned', 'isVerified', 'status', 'badgeRequestStatus']

const decisions = shownActions(
  actionsWhere(
    ({ isDecision, fields }) => isDecision && fields.some((field) => memberFields.includes(field)),
  ),
)

const maxDecisions = 10

/** The newest decisions about a member. */
const readDecisions = async (ctx: Context, memberId: string): Promise<Hints['decisions']> => {
  const filter = { actions: decisions, subject: memberId }
  const { rows } = await readPage(ctx.db, ctx.vault, filter, { limit: maxDecisions })
  return toEntries(ctx.db, ctx, rows)
}

const maxLookAlikes = 10

/**
 * Other members with the same document, phone, or name and date of birth; banned ones first. A phone
 * whose last digits agree comes last: it may be the same one without the prefix of its country.
 */
const readLookAlikes = async (
  db: Executor,
  { id, phoneKey, nameKey, dateOfBirth }: Member,
): Promise<Hints['lookAlikes']> => {
  const own = alias(documentHashes, 'own')
  const isOther = and(ne(users.id, id), isMember)
  const inOrder = [desc(users.isBanned), desc(users.id)]
  const hasDocument = db
    .select(person)
    .from(own)
    .innerJoin(documentHashes, eq(documentHashes.hash, own.hash))
    .innerJoin(users, eq(users.id, documentHashes.userId))
    .where(and(eq(own.userId, id), isOther))
  const found = (condition: ReturnType<typeof and>) =>
    db.select(person).from(users).where(and(condition, isOther))
  const [documents, phones, names] = await Promise.all([
    hasDocument.orderBy(...inOrder).limit(maxLookAlikes),
    phoneKey === null
      ? []
      : db
          .select({ ...person, isEqual: sql<boolean>`${users.phoneKey} = ${phoneKey}` })
          .from(users)
          .where(and(sql`${phoneEnd(users.phoneKey)} = ${phoneEnd(sql`${phoneKey}`)}`, isOther))
          .orderBy(desc(sql`${users.phoneKey} = ${phoneKey}`), ...inOrder)
          .limit(maxLookAlikes),
    dateOfBirth === null
      ? []
      : found(and(eq(users.nameKey, nameKey), eq(users.dateOfBirth, dateOfBirth)))
          .orderBy(...inOrder)
          .limit(maxLookAlikes),
  ])
  const withPhone = (isSame: boolean) =>
    phones.flatMap(({ isEqual, ...member }) => (isEqual === isSame ? [member] : []))
  return [
    ...documents.map((member) => ({ kind: 'document' as const, member })),
    ...withPhone(true).map((member) => ({ kind: 'phone' as const, member })),
    ...names.map((member) => ({ kind: 'nameAndBirthDate' as const, member })),
    ...withPhone(false).map((member) => ({ kind: 'phoneEnding' as const, member })),
  ].slice(0, maxLookAlikes)
}

const memberColumns = {
  id: users.id,
  isBanned: users.isBanned,
  isEmailVerified: users.isEmailVerified,
  passport: users.passport,
  phoneKey: users.phoneKey,
  nameKey: users.nameKey,
  dateOfBirth: users.dateOfBirth,
  hashedKey: documentHashes.storageKey,
  hash: documentHashes.hash,
}

interface Member {
  readonly id: string
  readonly phoneKey: string | null
  readonly nameKey: string
  readonly dateOfBirth: string | null
}

/** The passports that this process has already sent to be hashed, so that polling adds no jobs. */
const requested = perDatabase(() => new Set<string>())

/** More than the cases of a busy day. */
const capacity = 10_000

/** Has a passport hashed by a job. */
const requestHash = async (ctx: Context, userId: string, storageKey: string): Promise<void> => {
  const known = requested(ctx.traces)
  if (known.has(storageKey)) return
  if (known.size >= capacity) known.clear()
  known.add(storageKey)
  await ctx.traces.transaction((tx) => ctx.jobs.add(tx, 'hashDocument', { userId }))
}

/** What helps to judge a case: hints, never verdicts. */
export const createMemberHints =
  (keys: Pick<Keys, 'documentHash'>): Handler<'getMemberHints'> =>
  async ({ params }, ctx) => {
    const [member] = await ctx.db
      .select(memberColumns)
      .from(users)
      .leftJoin(documentHashes, eq(documentHashes.userId, users.id))
      .where(isUser(params.id))
    if (!member) throw noSuchUser()
    await recordView(ctx, member.id)
    const { passport, hashedKey, hash } = member
    const isHashed = hashedKey === passport && hash?.startsWith(`${keys.documentHash.id}.`)
    if (passport !== null && !isHashed) await requestHash(ctx, member.id, passport)
    const [inviters, decisions, lookAlikes] = await Promise.all([
      readInviters(ctx.db, member.id),
      readDecisions(ctx, member.id),
      readLookAlikes(ctx.db, member),
    ])
    return {
      data: { inviters, decisions, lookAlikes, refusal: findRefusal(member, ctx.config) },
    }
  }
