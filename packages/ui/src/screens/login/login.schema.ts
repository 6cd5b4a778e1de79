import * as z from 'zod/mini'

/**
 * The fields of a sign-in (specification 5): the address is sent in lower case, the password as
 * typed.
 */
export const loginSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required'), z.toLowerCase()),
  password: z.string().check(z.minLength(1, 'Password is required')),
})

/** The argument of `onSignIn`. */
export type SignInValue = z.output<typeof loginSchema>
