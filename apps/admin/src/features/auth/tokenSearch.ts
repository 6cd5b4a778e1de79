import * as z from 'zod/mini'

/** Search of the addresses that emails lead to: an empty token is none. */
export const TokenSearch = z.object({
  token: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
})

/** What tokens are written with, whichever backend makes them, at most as long as the contract takes. */
const wellFormed = /^[\w.~+/=-]{1,512}$/

/** Whether a token can be one. A link that broke on its way is told from one that was used or is too old. */
export const isWellFormed = (token: string | undefined): token is string =>
  token !== undefined && wellFormed.test(token)
