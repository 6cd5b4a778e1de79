import * as z from 'zod/mini'

/**
 * The request for a reset link (specification 5): the address as typed, without blanks around it.
 */
export const forgotPasswordSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Email is required', abort: true }),
      z.regex(z.regexes.email, 'Invalid email address'),
    ),
})

/** The argument of `onSend`. */
export type ForgotPasswordValue = z.output<typeof forgotPasswordSchema>
