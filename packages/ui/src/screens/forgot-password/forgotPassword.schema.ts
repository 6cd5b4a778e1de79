import * as z from 'zod/mini'

/** What a reset link is asked for with (specification 5): the address as typed, without spaces around it. */
export const forgotPasswordSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Email is required', abort: true }),
      z.regex(z.regexes.email, 'Invalid email address'),
    ),
})

/** What `onSend` gets. */
export type ForgotPasswordValue = z.output<typeof forgotPasswordSchema>
