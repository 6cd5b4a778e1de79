import * as z from 'zod/mini'

/** Minimum and maximum length of a password (specification 9). */
export const PASSWORD_LENGTH = { min: 8, max: 20 }

/** A new password, typed twice (specification 5), byte for byte as typed. */
export const resetPasswordSchema = z
  .object({
    password: z
      .string()
      .check(
        z.minLength(1, 'Password is required'),
        z.minLength(PASSWORD_LENGTH.min, 'Password must be at least 8 characters'),
        z.maxLength(PASSWORD_LENGTH.max, 'Password must be at most 20 characters'),
      ),
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: 'Passwords do not match',
      path: ['confirmPassword'],
    }),
  )
