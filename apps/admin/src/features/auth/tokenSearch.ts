import { searchOf, text } from '../../search/fields'

/** Search of the addresses that emails link to: an empty token counts as missing. */
export const TokenSearch = searchOf({ token: (value) => text(value) || undefined })

/** The characters of a token from any backend, up to the length that the contract accepts. */
const wellFormed = /^[\w.~+/=-]{1,512}$/

/**
 * Whether a text can be a token at all. A link that was damaged on its way gets another message
 * than one that was used or is too old.
 */
export const isWellFormed = (token: string | undefined): token is string =>
  token !== undefined && wellFormed.test(token)
