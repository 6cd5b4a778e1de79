import type { UserRow } from '../../domain/members/members'
import { light } from '../../theme/light'

const { accent, caution, info } = light.color

/** An image that needs no network: a disc in two colours. */
const image = (ground: string, ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="${ground}"/><circle cx="18" cy="14" r="6" fill="${ink}"/><path d="M6 36c0-8 5-13 12-13s12 5 12 13" fill="${ink}"/></svg>`,
  )}`

/** An image with a file that is not one: letters show instead. */
const BROKEN_IMAGE = 'data:image/png;base64,bm90IGEgcGljdHVyZQ=='

const member = (id: number, fullName: string, email: string, rest: Partial<UserRow>): UserRow => ({
  id: `member-${id}`,
  fullName,
  email,
  phone: `+351 900 000 ${String(id).padStart(3, '0')}`,
  profilePic: null,
  status: 'verified',
  isVerified: true,
  isBanned: false,
  isEmailVerified: true,
  badgeRequestStatus: 0,
  badgeFileName: null,
  passport: null,
  ...rest,
})

/** Verified, with an image, an approved badge and both files: everything that a row can have. */
export const complete = member(1, 'Maria Silveira', 'maria.silveira@example.org', {
  profilePic: image(accent.subtle, accent.solid),
  badgeRequestStatus: 2,
  badgeFileName: '/api/documents/badge/1?sig=a1',
  passport: '/api/documents/passport/1.pdf?sig=a1',
})

/** Waits for an administrator: 'Verify' is for this one. */
export const verifiable = member(2, 'Tomás Quintela', 'tomas.quintela@example.org', {
  status: 'pending_verification',
  isVerified: false,
  badgeRequestStatus: 1,
  passport: '/api/documents/passport/2.jpg?sig=b2',
})

export const banned = member(3, 'Ingrid Solbakken', 'ingrid.solbakken@example.org', {
  status: 'banned',
  isBanned: true,
  profilePic: image(caution.subtle, caution.text),
})

/** Signed up and nothing more: no name, no files, email not verified. */
export const nameless: UserRow = {
  ...member(4, '', 'new.arrival@example.org', {}),
  fullName: null,
  phone: null,
  status: 'unverified_email',
  isVerified: false,
  isEmailVerified: false,
}

export const awaitingEmail = member(5, 'Kwabena Ofori', 'kwabena.ofori@example.org', {
  status: 'unverified_email',
  isVerified: false,
  isEmailVerified: false,
})

export const withBrokenImage = member(6, 'Noor van Dalen', 'noor.vandalen@example.org', {
  profilePic: BROKEN_IMAGE,
})

/** Ten members: one page in the server's order. */
export const tenUsers: readonly UserRow[] = [
  complete,
  verifiable,
  member(7, 'مریم کاظمی', 'maryam.kazemi@example.org', {
    badgeRequestStatus: 2,
    badgeFileName: '/api/documents/badge/7?sig=c7',
  }),
  banned,
  awaitingEmail,
  member(8, '陳靜儀', 'ching.yi@example.org', { profilePic: image(info.subtle, info.text) }),
  nameless,
  member(9, 'Олена Гайдамака', 'olena.haidamaka@example.org', {
    status: 'personal_info_submitted',
    isVerified: false,
    passport: '/api/documents/passport/9.pdf?sig=d9',
  }),
  withBrokenImage,
  member(10, 'नंदिनी देशपांडे', 'nandini.deshpande@example.org', {
    status: 'declined',
    isVerified: false,
    badgeRequestStatus: 1,
  }),
]

/** Names and addresses that break careless screens. */
export const hostileUsers: readonly UserRow[] = [
  member(
    11,
    'Maximiliana-Theodora '.repeat(10).trim(),
    `${'very.long.'.repeat(18)}address@example.org`,
    {
      isVerified: false,
      isBanned: true,
      badgeRequestStatus: 2,
      badgeFileName: '/api/documents/badge/11?sig=e1',
      passport: '/api/documents/passport/11.pdf?sig=e1',
    },
  ),
  member(12, 'x'.repeat(200), 'unbroken@example.org', {}),
  member(13, '<img src=x onerror="alert(1)">', '"<script>"@example.org', { isVerified: false }),
  member(14, '\u202Egnp.rotartsinimda', 'right.to.left@example.org', {}),
  member(15, '👩🏽‍🚀 🇵🇹 Zoë', 'zoe@example.org', {}),
  member(16, 'عبد الرحمن بن محمد الأندلسي', 'abdurrahman@example.org', { isVerified: false }),
  { id: '17/../admin?x=1', fullName: '   ', email: null },
]

const given = [
  'Ana',
  'Benedikt',
  'Chiamaka',
  'Dragan',
  'Elif',
  'Fatima',
  'Goran',
  'Hye-jin',
  'Ivo',
  'Jamila',
]
const family = [
  'Abreu',
  'Brandt',
  'Cissé',
  'Demir',
  'Eriksen',
  'Farkas',
  'Gurung',
  'Halim',
  'Ivanova',
  'Jansons',
]

/** As many members as requested, each different and always the same. */
export const manyUsers = (length: number): readonly UserRow[] =>
  Array.from({ length }, (_, at) => {
    const first = given[at % 10] ?? ''
    const last = family[Math.floor(at / 10) % 10] ?? ''
    const isVerified = at % 3 !== 0
    const isBanned = at % 11 === 5
    return member(100 + at, `${first} ${last}`, `member.${at + 1}@example.org`, {
      status: isVerified ? 'verified' : 'pending_verification',
      isVerified,
      isBanned,
      isEmailVerified: at % 6 !== 0,
      badgeRequestStatus: at % 4 === 0 ? 2 : at % 4 === 1 ? 1 : 0,
      badgeFileName: at % 4 === 0 ? `/api/documents/badge/${at}?sig=z` : null,
      passport: at % 2 === 0 ? `/api/documents/passport/${at}.pdf?sig=z` : null,
      // The longest rows have two badges: a third one is rare.
      noteCount: isBanned ? 0 : at % 5,
    })
  })
