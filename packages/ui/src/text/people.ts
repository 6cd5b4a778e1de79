import { text } from './defaults'

/** The default image of people without their own (specification 3 and 9). */
const DEFAULT_IMAGE = '/images/avatars/1.png'

/**
 * The image props of an Avatar. People without an image of their own show their initials, and the
 * default image replaces an image that does not load (docs/specification.md, section 12).
 */
export function profileImage({ profilePic }: { profilePic?: string | null | undefined }) {
  const src = profilePic?.trim()
  return { src: src === DEFAULT_IMAGE ? '' : src, fallbackSrc: DEFAULT_IMAGE }
}

// Embeddings, overrides and isolates (UAX #9): in a name, one of them could reverse the text after
// it, or the extension of a file. Marks such as RLM are harmless and stay.
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g
const blank = /^[\s\p{Cf}\p{Cc}]*$/u

/**
 * A value as plain text on one line without direction controls; '' if it is missing or invisible.
 */
export function plainText(value: string | null | undefined): string {
  const text = (value ?? '').replace(bidiControls, '').replace(/\s+/g, ' ').trim()
  return blank.test(text) ? '' : text
}

/**
 * The name to show for a person: the full name, otherwise the email, otherwise 'Unnamed member'.
 * Never empty.
 */
export function personName(person: {
  fullName?: string | null | undefined
  email?: string | null | undefined
}): string {
  return plainText(person.fullName) || plainText(person.email) || text.unnamedUser
}

// Blocks of the right-to-left scripts (Unicode, DerivedBidiClass).
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

const isRightToLeftPage = () => globalThis.document?.documentElement.dir === 'rtl'

/**
 * A text for use inside a plain-text sentence ('Ban {name}'). It is isolated where it or the page
 * runs from right to left, so that neither reorders the words of the other. In markup use `<bdi>`
 * instead.
 */
export const isolate = (text: string): string =>
  text !== '' && (rightToLeft.test(text) || isRightToLeftPage()) ? `\u2068${text}\u2069` : text

/**
 * Whether a role is that of an administrator, in any case. It is for display only: the server
 * decides who may do what.
 */
export const isAdministrator = ({ role }: { role?: string | null | undefined }): boolean =>
  role?.toLowerCase() === 'admin'
