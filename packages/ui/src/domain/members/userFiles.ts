import { personName } from '../../text/people'
import { userFactsText as text } from './userFactsText'
import type { UserRow } from './usersModel'

const APPROVED = 2
const LONGEST_NAME = 100
const anyOrigin = 'https://same.origin.invalid'

/** A document of a member. */
export interface UserDocument {
  kind: 'passport' | 'certificate'
  userId: string
  /** What it is: 'Passport'. */
  name: string
  /** Its address. */
  href: string
  /** Its name on the disk. */
  download: string
}

/** The badge certificate: only of an approved request that has a file (specification 2.15). */
export const certificateOf = (user: UserRow): UserDocument | undefined =>
  user.badgeRequestStatus === APPROVED ? fileOf(user, user.badgeFileName, 'certificate') : undefined

/** The passport, when present, named after the user (specification 2.15). */
export const passportOf = (user: UserRow): UserDocument | undefined =>
  fileOf(user, user.passport, 'passport')

/** Whether a browser can show a file as an image, by its name. */
export const isImageFile = ({ download }: UserDocument): boolean =>
  /\.(?:jpe?g|png|webp|gif|avif)$/.test(download)

function fileOf(
  user: UserRow,
  link: string | null | undefined,
  kind: UserDocument['kind'],
): UserDocument | undefined {
  const address = link?.trim()
  if (!address || !URL.canParse(address, anyOrigin)) return undefined
  const { protocol, pathname } = new URL(address, anyOrigin)
  // A link is data from outside: `javascript:` and `data:` must never become a link to press.
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const extension = /\.[a-z0-9]{1,5}$/i.exec(pathname)?.[0].toLowerCase() ?? ''
  return {
    kind,
    userId: user.id,
    name: text[kind],
    href: address,
    download: `${fileName(personName(user))} ${kind}${extension}`,
  }
}

/** A name that every file system accepts; letters of all scripts stay. */
function fileName(name: string): string {
  const safe = name
    .replace(/[\p{Cc}\u061C\u200E\u200F\uFEFF\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
  return Array.from(safe).slice(0, LONGEST_NAME).join('').trim() || 'user'
}
