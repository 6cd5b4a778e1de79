// Specification: 2.8, 5

import { describe, expect, it } from 'vitest'
import { deleteAccountSchema } from './deleteAccount.schema'

describe('deleteAccountSchema', () => {
  it('sends the address in lower case and the key as typed, both without spaces around them', () => {
    expect(
      deleteAccountSchema.safeParse({ email: ' Maria@Example.ORG ', securityKey: ' 7KQ2-m4xr ' })
        .data,
    ).toEqual({ email: 'maria@example.org', securityKey: '7KQ2-m4xr' })
  })

  it('requires no key in the first step', () => {
    expect(
      deleteAccountSchema.safeParse({ email: 'maria@example.org', securityKey: '' }).data,
    ).toEqual({
      email: 'maria@example.org',
      securityKey: '',
    })
  })

  it.each(['', ' ', 'maria', 'maria@example', 'maria@@example.org', 'maria silva@example.org'])(
    'refuses %j',
    (email) => {
      const { error } = deleteAccountSchema.safeParse({ email, securityKey: '' })
      expect(error?.issues.map(({ message }) => message)).toEqual(['Invalid Email'])
    },
  )
})
