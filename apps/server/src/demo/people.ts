import { badge, joiningStatuses } from '../platform/database/schema/values.ts'
import type { users } from '../platform/database/schema.ts'
import { demoDocuments, demoPassport } from './demoDocument.ts'
import { type Region, regions } from './names.ts'
import { portraitCount, portraitPath } from './portraits.ts'
import type { Random } from './random.ts'

export type NewUser = Omit<
  typeof users.$inferSelect,
  'search' | 'nameKey' | 'phoneKey' | 'sessionsEnded'
>

type JoiningStatus = NewUser['status']

/**
 * Names that break careless screens: markup, wildcards, direction marks, joined emoji, extreme
 * length.
 */
const unusualNames: readonly (string | null)[] = [
  '<img src=x onerror=alert(1)>',
  'Zoë 🌻 Lindqvist',
  '👩‍👩‍👧‍👦 Família Moreira',
  'O',
  null,
  `${'Maximiliana Konstantinopolitanska '.repeat(5)}von und zu Hohenbrunn`,
  '\u202Eevil eman\u202C Whitcombe',
  'Percy 100%_sure\\Quote "Mac" O\'Neil',
  'Z̷̛͎a̸̡̛l̵͔̈g̴̝͐o̷͕͊ Ashdown',
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
  '🎉',
  null,
  'محمد Müllner 花子',
  'Anne-Marie de la Très-Sainte-Trinité du Grand-Bois d’Outre-Mer',
]

/**
 * One member in three has a portrait: seven in a row, then fourteen without. The members who wait
 * for a decision are a multiple of three apart, so every third member would leave them all out.
 */
const portraitOf = (index: number): string | null =>
  Math.floor(index / 7) % 3 === 1 ? portraitPath(index % portraitCount) : null

const mailDomains = ['example.org', 'example.com', 'mail.example', 'post.example'] as const

const day = 86_400_000

/** The longest that a request for citizenship has waited. */
const longestWait = 42 * day

const split = (pair: string): readonly [name: string, latin: string] => {
  const [name = '', latin] = pair.split(':')
  return [name, latin ?? name.toLowerCase()]
}

const compose = ({ order }: Region, given: string, family: string): string =>
  order === 'given family'
    ? `${given} ${family}`
    : `${family}${order === 'family given' ? ' ' : ''}${given}`

/** Draws a status with the weights of a community of some years. */
const drawStatus = (random: Random): JoiningStatus => {
  const share = random.next()
  if (share < 0.72) return 'verified'
  if (share < 0.82) return 'pending_verification'
  if (share < 0.88) return 'personal_info_submitted'
  if (share < 0.93) return 'verified_email'
  return share < 0.98 ? 'unverified_email' : 'declined'
}

/** The first members after the unusual ones cover every status, ban and badge. */
const combination = (n: number) => ({
  status: joiningStatuses[n % 6] ?? 'verified',
  isBanned: Math.floor(n / 6) % 2 === 1,
  badgeRequestStatus: Math.floor(n / 12),
})

const combinations = joiningStatuses.length * 2 * 3

/** The number of pending requests for citizenship, if there are enough members. */
const pendingBadges = 40

/** Creates member number `index` of `total`, who joined in the three years before `now`. */
export const makeMember = (random: Random, index: number, total: number, now: Date): NewUser => {
  const region = random.pick(regions)
  const [given, givenLatin] = split(random.pick(region.given))
  const [family, familyLatin] = split(random.pick(region.family))
  const unusual = unusualNames[index]
  const joined = new Date(now.getTime() - 60_000 - Math.floor(random.next() ** 1.2 * 1095 * day))
  const since = (share: number, start = joined.getTime()) =>
    new Date(start + Math.floor((now.getTime() - start) * share))

  const n = index - unusualNames.length
  const every = Math.max(
    1,
    Math.floor((total - unusualNames.length - combinations) / (pendingBadges - 12)),
  )
  const systematic = n >= 0 && n < combinations ? combination(n) : undefined
  const status = systematic?.status ?? drawStatus(random)
  const asks =
    n >= combinations && (n - combinations) % every === 0 && status !== 'unverified_email'
  const badgeRequestStatus =
    systematic?.badgeRequestStatus ??
    (asks
      ? badge.pending
      : status === 'verified' && random.chance(0.3)
        ? badge.approved
        : badge.notApplied)
  const firstRequest =
    badgeRequestStatus === badge.pending
      ? Math.max(joined.getTime(), now.getTime() - longestWait)
      : joined.getTime()
  const hasPapers = ['verified', 'pending_verification', 'declined'].includes(status)
  const id = random.id(joined)
  return {
    id,
    fullName: unusual === undefined ? compose(region, given, family) : unusual,
    email: `${givenLatin}.${familyLatin}.${index + 1}@${random.pick(mailDomains)}`,
    phone: random.chance(0.12)
      ? null
      : `+${region.callingCode} 555 ${random.between(100, 999)} ${random.between(1000, 9999)}`,
    country: random.chance(0.1) ? null : region.country,
    dateOfBirth: random.chance(0.15)
      ? null
      : `${random.between(1940, 2006)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
    profilePic: portraitOf(index),
    passport: hasPapers && random.chance(0.8) ? demoPassport(id, index) : null,
    role: 'member',
    status,
    isVerified: status === 'verified',
    isBanned: systematic?.isBanned ?? random.chance(0.02),
    bannedUntil: null,
    isEmailVerified: status !== 'unverified_email',
    badgeRequestStatus,
    badgeRequestedAt:
      badgeRequestStatus === badge.notApplied ? null : since(random.next(), firstRequest),
    badgeFileName:
      badgeRequestStatus === badge.approved && random.chance(0.9)
        ? `${demoDocuments}certificates/${id}.pdf`
        : null,
    certificateOrderedAt: null,
    certificateSerial: null,
    decidedAt: null,
    passportDeletedAt: null,
    certificateDeletedAt: null,
    documentsHeldAt: null,
    reporterMutedAt: null,
    passwordHash: null,
    teamRole: null,
    suspendedAt: null,
    createdAt: joined,
    updatedAt: since(random.next()),
    deletedAt: null,
  }
}
