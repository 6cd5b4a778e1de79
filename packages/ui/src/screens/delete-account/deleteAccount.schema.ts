import * as z from 'zod/mini'

/** Both steps of a deletion (specification 5): the address leaves in lower case, the key as typed. */
export const deleteAccountSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.regex(z.regexes.email, 'Invalid Email')),
  securityKey: z.string().check(z.trim()),
})

/** What `onDelete` gets. */
export type DeleteAccountValue = z.output<typeof deleteAccountSchema>
