import { separateTexts, storeText, type TextVault } from '../kernel/entryTexts.ts'
import type { Transaction } from '../platform/database/database.ts'
import { badge } from '../platform/database/schema/values.ts'
import type { announcements, auditEntries } from '../platform/database/schema.ts'
import type { NewUser } from './people.ts'
import type { Random } from './random.ts'

/** A new entry with its reason. It has no other words. */
type NewEntry = typeof auditEntries.$inferInsert & {
  readonly id: string
  readonly reason: string | null
}
type NewAnnouncement = typeof announcements.$inferInsert

/** Administrators of the demo who acted. Without a password, so they cannot sign in. */
export const demoStewards = [
  {
    fullName: 'Leonor Quintela',
    email: 'leonor.quintela@hearth.example',
    teamRole: 'steward',
  },
  {
    fullName: 'Jonas Lindqvist',
    email: 'jonas.lindqvist@hearth.example',
    teamRole: 'reviewer',
  },
] as const

const banReasons = [
  'Advertised a crypto scheme in three posts, told twice before',
  'Abusive toward members after the summer gathering',
  'The same person as an account that was banned in spring',
  'Sells tickets that do not exist',
  null,
]

const rejectReasons = [
  'The passport is not readable, asked for a better copy',
  'The name in the passport is another one',
  'Not a member for six months yet',
  null,
]

const day = 86_400_000

/** The period of the entries. */
const period = 12 * day

/** An entry without the fields that all entries share. */
type Action = Pick<NewEntry, 'action' | 'subjectId' | 'before' | 'after'> & {
  readonly reason?: string | null
  /** The next entry undoes this one. */
  readonly isUndone?: boolean
}

interface Community {
  readonly members: readonly NewUser[]
  readonly announcements: readonly NewAnnouncement[]
  /** Ids of the administrators who act. */
  readonly stewards: readonly string[]
}

const ban = (random: Random, { id }: NewUser): Action => ({
  action: 'user.ban',
  subjectId: id,
  before: { isBanned: false },
  after: { isBanned: true },
  reason: random.pick(banReasons),
})

const decide = (random: Random, { id, badgeRequestStatus }: NewUser): Action => {
  const isApproved = badgeRequestStatus === badge.approved
  return {
    action: isApproved ? 'badge.approve' : 'badge.reject',
    subjectId: id,
    before: { badgeRequestStatus: badge.pending },
    after: { badgeRequestStatus },
    reason: isApproved ? null : random.pick(rejectReasons),
  }
}

/** Entries about the first members that meet a condition. */
const some = (
  members: readonly NewUser[],
  count: number,
  holds: (member: NewUser) => boolean,
  act: (member: NewUser) => Action,
): Action[] => members.filter(holds).slice(0, count).map(act)

const drawActions = (random: Random, { members, announcements }: Community): Action[] => {
  const isAsking = ({ badgeRequestStatus }: NewUser) => badgeRequestStatus === badge.pending
  const isRejected = (member: NewUser) =>
    member.isVerified && member.badgeRequestStatus === badge.notApplied && !member.isBanned
  return [
    ...some(
      members,
      12,
      ({ isBanned }) => isBanned,
      (member) => ban(random, member),
    ),
    ...some(
      members,
      25,
      ({ isVerified }) => isVerified,
      ({ id }) => ({
        action: 'user.verify',
        subjectId: id,
        before: { isVerified: false, status: 'pending_verification' },
        after: { isVerified: true, status: 'verified' },
      }),
    ),
    ...some(
      members,
      20,
      ({ badgeRequestStatus }) => badgeRequestStatus === badge.approved,
      (member) => decide(random, member),
    ),
    ...some(members, 5, isRejected, (member) => decide(random, member)),
    ...some(members, 15, isAsking, ({ id }) => ({
      action: 'document.download',
      subjectId: id,
      after: { kind: 'passport' },
    })),
    ...some(
      members.toReversed(),
      2,
      ({ isBanned, isVerified }) => isVerified && !isBanned,
      (member) => ({ ...ban(random, member), reason: 'The wrong account', isUndone: true }),
    ),
    ...announcements
      .filter(({ isPinned }) => isPinned)
      .map(
        ({ id }): Action => ({
          action: 'announcement.toggle-pinned',
          subjectId: id ?? null,
          before: { isPinned: false },
          after: { isPinned: true },
        }),
      ),
  ]
}

/** An email verification, a few minutes after joining. */
const verifyEmail = (random: Random, { id, createdAt }: NewUser): NewEntry => {
  const at = new Date(Number(createdAt) + random.between(1, 40) * 60_000)
  return {
    id: random.id(at),
    at,
    actorId: id ?? null,
    action: 'email.verify',
    subjectId: id ?? null,
    before: { isEmailVerified: false, status: 'unverified_email' },
    after: { isEmailVerified: true, status: 'verified_email' },
    reason: null,
    undoes: null,
    requestId: 'demo',
    ip: 'local',
  }
}

/**
 * The actions of the administrators in the last twelve days, consistent with the members' current
 * state. Also adds email verifications, but only for members that appear in the record.
 */
const makeRecord = (random: Random, community: Community, now: Date): NewEntry[] => {
  const finish = (action: Omit<Action, 'isUndone'>, at: Date, undoes: string | null): NewEntry => ({
    before: null,
    after: null,
    reason: null,
    ...action,
    id: random.id(at),
    at,
    actorId: random.pick(community.stewards),
    undoes,
    requestId: 'demo',
    ip: 'local',
  })
  const entries = drawActions(random, community).flatMap(({ isUndone, ...action }) => {
    const at = new Date(now.getTime() - 10 * 60_000 - Math.floor(random.next() * period))
    const entry = finish(action, at, null)
    if (!isUndone) return [entry]
    const { before, after } = action
    const undoing = {
      action: `${action.action}.undo`,
      subjectId: action.subjectId,
      before: after,
      after: before,
    }
    return [entry, finish(undoing, new Date(at.getTime() + 4 * 60_000), entry.id)]
  })
  const known = new Set(entries.map(({ subjectId }) => subjectId))
  const earlier = community.members.filter(
    ({ id, createdAt, isEmailVerified }) =>
      isEmailVerified && known.has(id) && now.getTime() - Number(createdAt) > period + day,
  )
  return [...earlier.map((member) => verifyEmail(random, member)), ...entries]
}

/** Stores the demo's record. @returns its rows */
export const makeEntries = async (
  tx: Transaction,
  vault: TextVault,
  ...args: Parameters<typeof makeRecord>
): Promise<(typeof auditEntries.$inferInsert)[]> => {
  const rows: (typeof auditEntries.$inferInsert)[] = []
  for (const { reason, ...entry } of makeRecord(...args)) {
    const { id: entryId, at, subjectId: owner } = entry
    const { plain } = separateTexts({ reason })
    const hasText = plain !== undefined && typeof owner === 'string'
    const textHash = hasText ? await storeText(tx, vault, { entryId, owner, at, plain }) : null
    rows.push({ ...entry, textOwner: hasText ? owner : null, textHash })
  }
  return rows
}
