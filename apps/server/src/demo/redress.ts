import type { Transaction } from '../platform/database/database.ts'
import { appeals, type auditEntries, postReports, type posts } from '../platform/database/schema.ts'
import type { Random } from './random.ts'

type Entry = typeof auditEntries.$inferInsert
type NewPost = typeof posts.$inferInsert

const day = 86_400_000

/** Texts of appeals against a ban. */
const banAppeals = [
  'I wrote about the flea market twice, and both times a steward had told me that I may. I do not know which third post you mean. Please look again.',
  'My brother and I share a computer, and the other account is his. I can send you copies of both passports.',
] as const

/** Texts of appeals against a rejected request for citizenship. */
const rejectionAppeals = [
  'The name in my passport is the one from before I married. The marriage certificate is on the second page of the same file.',
] as const

/** Notices by people who are not members, by the place of the reported post. */
const notices = {
  47: {
    text: 'The post has my full name, my telephone number and the address of my employer. I never agreed to that, and strangers have called me since.',
    notifierName: 'Henrik Solberg',
    notifierEmail: 'henrik.solberg@example.org',
  },
  90: {
    text: 'Somebody sells appointments at the residence office here and collects copies of passports for it. I paid and got nothing.',
    notifierName: 'Amina Diallo',
    notifierEmail: 'amina.diallo@example.org',
  },
} as const

interface Community {
  /** The entries of the record. */
  readonly entries: readonly Entry[]
  readonly posts: readonly NewPost[]
  /** The administrator who opens the demo, and may not decide about their own decisions. */
  readonly adminId: string
}

/** A random time between two times, away from both. */
const between = (random: Random, from: Date, now: Date): Date =>
  new Date(from.getTime() + (0.2 + 0.6 * random.next()) * (now.getTime() - from.getTime()))

const makeAppeals = (
  action: Entry['action'],
  texts: readonly string[],
  { entries, adminId }: Community,
  { random, now }: { random: Random; now: Date },
): (typeof appeals.$inferInsert)[] => {
  const undone = new Set(entries.map(({ undoes }) => undoes))
  const decisions = entries.filter(
    (entry) =>
      entry.action === action &&
      entry.actorId !== adminId &&
      entry.textHash &&
      !undone.has(entry.id),
  )
  return texts.flatMap((text, index) => {
    const { id: entryId, subjectId, at } = decisions[index] ?? {}
    if (!entryId || !subjectId || !at) return []
    const createdAt = between(random, at, now)
    return { id: random.id(createdAt), entryId, userId: subjectId, subjectId, text, createdAt }
  })
}

const makeNotices = (
  { posts: made }: Community,
  { random, now }: { random: Random; now: Date },
): (typeof postReports.$inferInsert)[] =>
  Object.entries(notices).flatMap(([index, notice]) => {
    const { id: postId, createdAt: writtenAt } = made[Number(index)] ?? {}
    if (!postId || !writtenAt) return []
    const from = new Date(Math.max(writtenAt.getTime(), now.getTime() - 6 * day))
    const createdAt = between(random, from, now)
    return { id: random.id(createdAt), postId, reason: 'illegal', createdAt, ...notice }
  })

/** Appeals against decisions of other administrators, and notices about reported posts. */
export const insertRedress = async (
  tx: Transaction,
  community: Community,
  at: { random: Random; now: Date },
): Promise<void> => {
  const sent = [
    ...makeAppeals('user.ban', banAppeals, community, at),
    ...makeAppeals('badge.reject', rejectionAppeals, community, at),
  ]
  if (sent.length > 0) await tx.insert(appeals).values(sent)
  const noticed = makeNotices(community, at)
  if (noticed.length > 0) await tx.insert(postReports).values(noticed)
}
