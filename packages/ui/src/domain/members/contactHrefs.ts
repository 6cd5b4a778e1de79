import { fold, phoneKey } from '../../text/fold'

/**
 * Opens a new message to an email; nothing in the address can add another field to it (RFC 6068).
 */
export const emailHref = (email: string): string | undefined => {
  const at = email.lastIndexOf('@')
  if (at < 1 || at === email.length - 1) return undefined
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
}

/** Calls a number made of digits and their usual separators. Any other text cannot be called. */
export const phoneHref = (phone: string): string | undefined => {
  const text = fold(phone).trim()
  const digits = phoneKey(phone)
  // E.164 has at most 15 digits.
  if (!/^\(?\+?[\d\s()./-]+$/.test(text) || !/^\d{3,15}$/.test(digits)) return undefined
  return /^\(?(\+|00)/.test(text) ? `tel:+${digits}` : `tel:${digits}`
}
