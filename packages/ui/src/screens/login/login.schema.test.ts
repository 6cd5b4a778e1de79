// Specification: 2.3, 5

import { describe, expect, it } from 'vitest'
import { loginSchema } from './login.schema'

describe('loginSchema', () => {
  it('sends the address in lower case and the password untouched', () => {
    expect(
      loginSchema.safeParse({ email: ' Maria@Example.ORG ', password: ' S3cret ' }).data,
    ).toEqual({
      email: 'maria@example.org',
      password: ' S3cret ',
    })
  })

  it('names what is missing', () => {
    const { error } = loginSchema.safeParse({ email: '  ', password: '' })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Email is required',
      'Password is required',
    ])
  })
})
