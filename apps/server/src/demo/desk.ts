import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import { badge, reportReasons } from '../platform/database/schema/values.ts'
import { invites, postReports, type posts, reasonTemplates } from '../platform/database/schema.ts'
import type { NewUser } from './people.ts'
import type { PostText } from './posts.ts'
import type { Random } from './random.ts'

type NewPost = typeof posts.$inferInsert

const hour = 60 * 60_000
const day = 24 * hour

/** Posts that members report, each at the place of another post. */
const reportedTexts: Readonly<Record<number, PostText>> = {
  24: [
    'Watches of famous makers, 90% off',
    'Only today! New, in the box, with papers. Write to me outside this community, I do not answer here.',
  ],
  31: [
    'Earn 400 a day from home',
    'No experience needed. I started with nothing and now I work two hours a day. Send a small deposit and I will show you how.',
  ],
  47: [
    'The man from flat 12',
    'His name, his telephone number and where he works are below. Everybody should know what kind of person he is. Call him and tell him.',
  ],
  68: [
    'To the person who complained about my dog',
    'You are an idiot, and so is everybody who agreed with you. Come to my door and say it again if you dare.',
  ],
  90: [
    'Residence papers without waiting',
    'I know somebody at the office. Passport copies and 300 in advance, and you have your appointment next week.',
  ],
  120: [
    'Two tickets for the festival',
    'I cannot go. Half the price, payment first, the tickets come by email. I have sold many and everybody was happy.',
  ],
}

/** Replaces some posts by posts that somebody would report. */
export const withReportedPosts = (made: readonly NewPost[]): NewPost[] =>
  made.map((post, index) => {
    const [title, description] = reportedTexts[index] ?? []
    return title && description ? { ...post, title, description } : post
  })

const byTime = (one: Date | null, other: Date | null) => Number(one) - Number(other)

/** The first newcomer in the queue, with a passport and a phone. */
const firstNewcomer = (members: readonly NewUser[]): NewUser | undefined =>
  members
    .filter(
      ({ isVerified, isBanned, isEmailVerified, status, passport, phone }) =>
        !isVerified && !isBanned && isEmailVerified && status !== 'declined' && passport && phone,
    )
    .toSorted((a, b) => byTime(a.createdAt, b.createdAt))[0]

/** Gives a banned member the passport and the phone of the first newcomer. */
export const withLookAlikes = (members: readonly NewUser[]): readonly NewUser[] => {
  const newcomer = firstNewcomer(members)
  const banned = members.find(({ isBanned, isVerified }) => isBanned && isVerified)
  if (!newcomer || !banned) return members
  const passport = newcomer.passport?.replace(newcomer.id, `${newcomer.id}_copy`) ?? null
  const twin = { ...banned, passport, phone: newcomer.phone }
  return members.map((member) => (member === banned ? twin : member))
}

/** Invitations by one member, of banned members and of the first members of two queues. */
const makeChain = (random: Random, members: readonly NewUser[]) => {
  const [inviter, first] = members.filter(({ isVerified, isBanned }) => isVerified && !isBanned)
  const asking = members
    .filter(({ badgeRequestStatus, isBanned }) => badgeRequestStatus === badge.pending && !isBanned)
    .toSorted((a, b) => byTime(a.badgeRequestedAt, b.badgeRequestedAt))
  const banned = members.filter(({ isBanned }) => isBanned).slice(0, 2)
  if (!inviter || !first) return []
  const brought = [firstNewcomer(members), asking[0], ...banned]
  return [
    [first, inviter] as const,
    ...brought.flatMap((member) => (member ? [[inviter, member] as const] : [])),
  ].map(([by, { id: invitedUserId, email: invitedTo, createdAt: joinedAt }]) => {
    const createdAt = new Date(joinedAt.getTime() - day)
    return {
      id: random.id(createdAt),
      inviterId: by.id,
      invitedTo,
      invitedUserId,
      status: 'approved' as const,
      createdAt,
      updatedAt: createdAt,
    }
  })
}

/** What some of the first reasons refer to. */
const rules: Readonly<Record<string, string>> = {
  Spam: 'House rule 4: Nobody advertises what they sell outside the market day.',
  'Abusive toward members': 'House rule 1: We speak to each other as we would at a table.',
  'Fake or duplicate account': 'Statutes, section 2: Everybody has one account, in their own name.',
  "Passport isn't legible":
    'Statutes, section 5: All four corners and both lines of code can be read.',
  "Name doesn't match": 'Statutes, section 5: The name is the one in the passport.',
}

/** The reports of the posts above, one to five each, from the last nine days. */
const makeReports = (
  random: Random,
  made: readonly NewPost[],
  reporters: readonly NewUser[],
  now: Date,
) =>
  Object.keys(reportedTexts).flatMap((index) => {
    const post = made[Number(index)]
    const others = reporters.filter(({ id }) => id !== post?.userId)
    if (!post?.id || !post.createdAt || others.length < 10) return []
    const { id: postId, createdAt } = post
    const from = Math.max(createdAt.getTime(), now.getTime() - 9 * day)
    const start = random.between(0, others.length - 5)
    return others.slice(start, start + random.between(1, 5)).map(({ id: userId }) => {
      const at = new Date(from + Math.floor(random.next() * (now.getTime() - from)))
      const reason = random.pick(reportReasons)
      const text = reason === 'other' ? 'I paid and never heard from them again.' : null
      return { id: random.id(at), postId, userId, reason, text, createdAt: at }
    })
  })

/** Reported posts, a chain of inviters, and rules for some reasons. */
export const insertDesk = async (
  tx: Transaction,
  { members, posts: made }: { members: readonly NewUser[]; posts: readonly NewPost[] },
  { random, now }: { random: Random; now: Date },
): Promise<void> => {
  const reporters = members.filter(({ isVerified, isBanned }) => isVerified && !isBanned)
  const reports = makeReports(random, made, reporters, now)
  if (reports.length > 0) await tx.insert(postReports).values(reports)
  const chain = makeChain(random, members)
  if (chain.length > 0) await tx.insert(invites).values(chain)
  for (const [text, rule] of Object.entries(rules)) {
    await tx.update(reasonTemplates).set({ rule }).where(eq(reasonTemplates.text, text))
  }
}
