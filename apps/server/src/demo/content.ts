import type {
  announcements,
  devices,
  invites,
  membershipPlans,
  posts,
} from '../platform/database/schema.ts'
import { filesPath } from '../platform/files/fileStore.ts'
import { announcementTexts } from './announcements.ts'
import { demoImageKeys } from './demoImage.ts'
import type { NewUser } from './people.ts'
import { plans } from './plans.ts'
import { days, months, postTexts, towns } from './posts.ts'
import type { Random } from './random.ts'

type NewInvite = typeof invites.$inferSelect
type NewDevice = typeof devices.$inferSelect

const minute = 60_000
const day = 1440 * minute

const before = (moment: Date, milliseconds: number): Date =>
  new Date(moment.getTime() - Math.floor(milliseconds))

const fill = (random: Random, text: string): string =>
  text
    .replaceAll('{town}', random.pick(towns))
    .replaceAll('{day}', random.pick(days))
    .replaceAll('{month}', random.pick(months))
    .replaceAll('{n}', String(random.between(3, 24)))

/** Posts by some of the members from the last months, the newest a few minutes old. */
export const makePosts = (
  random: Random,
  authors: readonly NewUser[],
  count: number,
  now: Date,
): (typeof posts.$inferInsert)[] =>
  Array.from({ length: authors.length > 0 ? count : 0 }, (_, index) => {
    const [title, text] = postTexts[index % postTexts.length] ?? ['', '']
    const createdAt = before(
      now,
      4 * minute + (index / count) ** 2 * 240 * day + random.next() * 5 * minute,
    )
    return {
      id: random.id(createdAt),
      userId: random.pick(authors).id,
      title: fill(random, title),
      description: fill(random, text),
      createdAt,
      updatedAt: createdAt,
      deletedAt: null,
    }
  })

const drawInviteStatus = (random: Random): NewInvite['status'] => {
  const share = random.next()
  if (share < 0.35) return 'approved'
  if (share < 0.65) return 'pending'
  return share < 0.85 ? 'expired' : 'rejected'
}

/** Invitations from one member. Those who joined are picked from `joiners`. */
export const makeInvites = (
  random: Random,
  inviter: NewUser,
  joiners: readonly NewUser[],
  count: number,
  now: Date,
): NewInvite[] =>
  Array.from({ length: count }, () => {
    const createdAt = before(now, minute + random.next() * 300 * day)
    const status = drawInviteStatus(random)
    const came = status === 'approved' ? random.pick(joiners) : undefined
    return {
      id: random.id(createdAt),
      inviterId: inviter.id,
      invitedTo: came?.email ?? `guest.${random.between(10_000, 99_999)}@example.org`,
      invitedUserId: came?.id ?? null,
      status,
      createdAt,
      updatedAt: createdAt,
    }
  })

/** The phones of a member: usually one, sometimes two or none. */
export const makeDevices = (random: Random, user: NewUser): NewDevice[] =>
  Array.from({ length: random.pick([0, 0, 1, 1, 1, 2]) }, () => ({
    id: random.id(user.createdAt),
    userId: user.id,
    token: `demo-${random.id(user.createdAt)}`,
    platform: random.chance(0.6) ? ('android' as const) : ('ios' as const),
    createdAt: user.createdAt,
    lastSeenAt: user.updatedAt,
  }))

const imagePath = (at: number) => filesPath + demoImageKeys[at % demoImageKeys.length]

/**
 * The announcements, newest first: two are from today, three are pinned, some are hidden, and one
 * in four has an image.
 */
export const makeAnnouncements = (
  random: Random,
  now: Date,
): (typeof announcements.$inferInsert)[] =>
  announcementTexts.map(([title, description], index) => {
    const date = before(now, index < 2 ? index * minute : index * 9 * day)
    return {
      id: random.id(date),
      title,
      description,
      date,
      isActive: index % 6 !== 4,
      isPinned: [1, 4, 6].includes(index),
      imageUrl: index % 4 === 0 ? imagePath(index / 4) : null,
      publishedAt: index % 3 === 0 ? date : null,
      createdAt: date,
      updatedAt: date,
    }
  })

/** The membership plans, oldest first. */
export const makePlans = (random: Random, now: Date): (typeof membershipPlans.$inferInsert)[] =>
  plans.map((plan, index) => {
    const createdAt = before(now, (900 - index * 60) * day)
    return {
      ...plan,
      features: [...plan.features],
      id: random.id(createdAt),
      createdAt,
      updatedAt: createdAt,
    }
  })
