import * as z from 'zod/mini'

/** What a sign-in needs (specification 5): the address leaves in lower case, the password as typed. */
export const loginSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required'), z.toLowerCase()),
  password: z.string().check(z.minLength(1, 'Password is required')),
})

/** What `onSignIn` gets. */
export type SignInValue = z.output<typeof loginSchema>
