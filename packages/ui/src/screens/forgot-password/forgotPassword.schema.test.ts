// Specification: 2.5, 5

import { describe, expect, it } from 'vitest'
import { forgotPasswordSchema } from './forgotPassword.schema'

describe('forgotPasswordSchema', () => {
  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['maria', 'Invalid email address'],
    ['maria@example', 'Invalid email address'],
    ['@example.org', 'Invalid email address'],
    ['maria @example.org', 'Invalid email address'],
  ])('says of %j: %s', (email, message) => {
    const { error } = forgotPasswordSchema.safeParse({ email })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('sends the address without the spaces around it', () => {
    expect(
      forgotPasswordSchema.safeParse({ email: ' maria.silva+panel@example.org ' }).data,
    ).toEqual({
      email: 'maria.silva+panel@example.org',
    })
  })
})
