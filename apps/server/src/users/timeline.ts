import { eq, sql } from 'drizzle-orm'
import { shownActions } from '../kernel/auditActions.ts'
import type { Answer, Handler } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { invites, users } from '../platform/database/schema.ts'
import { readSnapshot } from '../platform/database/versions.ts'
import { type Entry, toEntries } from '../record/entry.ts'
import { comparePositions, type Position, readCursor, readPage, toCursor } from '../record/page.ts'
import { recordView } from '../record/recordView.ts'
import { isUser, noSuchUser } from './member.ts'

type Item = Answer<'listUserTimeline'>['data'][number]

/** An item with its position, for sorting. */
interface Positioned {
  readonly position: Position
  readonly item: Item
}

/** Sorts a member's own events before or after the entries of the same moment. */
const first = '00000000-0000-0000-0000-000000000000'
const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const readMember = async (tx: Transaction, id: string) => {
  const [user] = await tx
    .select({ id: users.id, joinedAt: users.createdAt, askedAt: users.badgeRequestedAt })
    .from(users)
    .where(isUser(id))
  if (!user) throw noSuchUser()
  const [invitedBy = null] = await tx
    .select({
      id: users.id,
      name: sql<string>`coalesce(${users.fullName}, ${users.email})`,
    })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.inviterId))
    .where(eq(invites.invitedUserId, user.id))
    .orderBy(invites.createdAt, invites.id)
    .limit(1)
  return { ...user, invitedBy }
}

/** The events that are not in the record: joining, and asking for citizenship. */
const eventsOf = ({
  joinedAt,
  askedAt,
  invitedBy,
}: Awaited<ReturnType<typeof readMember>>): Positioned[] => {
  const joined: Item = { id: 'joined', at: joinedAt.toISOString(), kind: 'joined', invitedBy }
  const events: Positioned[] = [{ position: { at: joinedAt, id: first }, item: joined }]
  if (!askedAt) return events
  const kind = 'askedForCitizenship'
  const item: Item = { id: kind, at: askedAt.toISOString(), kind }
  return [...events, { position: { at: askedAt, id: last }, item }]
}

/** An entry of the record as an item. The member's own email verification is an event. */
const toItem = (entry: Entry): Item => {
  const { id, at, action, actor, subject } = entry
  return action === 'email.verify' && actor?.id === subject?.id
    ? { id, at, kind: 'emailVerified' }
    : { id, at, kind: 'entry', entry }
}

/** One page of a member's events and entries, newest first. */
export const listUserTimeline: Handler<'listUserTimeline'> = async ({ params, query }, ctx) => {
  const { memberId, answer } = await readSnapshot(ctx.db, async (tx) => {
    const { before, limit = 50 } = query
    const member = await readMember(tx, params.id)
    const filter = { actions: shownActions(), subject: member.id }
    const { rows, next } = await readPage(tx, ctx.vault, filter, { before, limit })
    const entries = (await toEntries(tx, ctx, rows)).map(
      (entry): Positioned => ({
        position: { at: new Date(entry.at), id: entry.id },
        item: toItem(entry),
      }),
    )
    const cursor = before === undefined ? undefined : readCursor(before)
    const rest = next === null ? undefined : readCursor(next)
    // Only events within this page. Older events are on a later page.
    const events = eventsOf(member).filter(
      ({ position }) =>
        (!cursor || comparePositions(position, cursor) < 0) &&
        (!rest || comparePositions(position, rest) > 0),
    )
    const items = [...entries, ...events].toSorted((a, b) =>
      comparePositions(b.position, a.position),
    )
    const page = items.slice(0, limit)
    const end = page.at(-1)
    const hasMore = next !== null || items.length > limit
    const answer = {
      data: page.map(({ item }) => item),
      next: end && hasMore ? toCursor(end.position) : null,
    }
    return { memberId: member.id, answer }
  })
  await recordView(ctx, memberId)
  return answer
}
