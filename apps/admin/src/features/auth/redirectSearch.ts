import * as z from 'zod/mini'

/**
 * Search of /login and /2fa: the address to go to afterwards. It is checked only when it is used.
 */
export const RedirectSearch = z.object({ redirect: z.catch(z.optional(z.string()), undefined) })
