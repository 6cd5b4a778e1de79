import * as z from 'zod/mini'

/**
 * Both steps of a deletion (specification 5): the address is sent in lower case, the key as
 * typed.
 */
export const deleteAccountSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.regex(z.regexes.email, 'Invalid Email')),
  securityKey: z.string().check(z.trim()),
})

/** The argument of `onDelete`. */
export type DeleteAccountValue = z.output<typeof deleteAccountSchema>
