// Specification: 2.6, 5, 9

import { describe, expect, it } from 'vitest'
import { resetPasswordSchema } from './resetPassword.schema'

/** The first error of each field: the one that the form shows. */
const said = (password: string, confirmPassword: string) => {
  const issues = resetPasswordSchema.safeParse({ password, confirmPassword }).error?.issues ?? []
  const first = (name: string) => issues.find(({ path }) => path[0] === name)?.message
  return [first('password'), first('confirmPassword')]
}

const seven = 'a234567'
const eight = 'a2345678'
const twenty = 'a2345678901234567890'
// JavaScript's `length` of them is 8 and 40.
const four = '😀'.repeat(4)
const twentyEmoji = '😀'.repeat(20)

describe('resetPasswordSchema', () => {
  it.each([
    ['', '', 'Password is required', 'Please confirm your password'],
    ['', eight, 'Password is required', 'Passwords do not match'],
    [seven, seven, 'Password must be at least 8 characters', undefined],
    [`${twenty}1`, `${twenty}1`, 'Password must be at most 20 characters', undefined],
    [eight, '', undefined, 'Please confirm your password'],
    [eight, 'A2345678', undefined, 'Passwords do not match'],
    [eight, `${eight} `, undefined, 'Passwords do not match'],
    [seven, eight, 'Password must be at least 8 characters', 'Passwords do not match'],
    [eight, eight, undefined, undefined],
    [twenty, twenty, undefined, undefined],
    [four, four, 'Password must be at least 8 characters', undefined],
    [twentyEmoji, twentyEmoji, undefined, undefined],
    // One letter as one character, and as two.
    ['caf\u00E9 2345', 'cafe\u0301 2345', undefined, undefined],
  ])('judges %j and %j', (password, confirmPassword, ...messages) => {
    expect(said(password, confirmPassword)).toEqual(messages)
  })

  it('takes spaces as they are', () => {
    const password = ' correct horse '
    expect(
      resetPasswordSchema.safeParse({ password, confirmPassword: password }).data?.password,
    ).toBe(password)
  })
})
