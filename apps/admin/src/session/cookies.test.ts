// Specification: 3, 9

import { describe, expect, it } from 'vitest'
import { cookieLine, cookieValue } from './cookies'

describe('cookieValue', () => {
  it.each([
    ['user=a', 'a'],
    ['theme=x; user=a%20b; other=1', 'a%20b'],
    ['xuser=no; user=yes', 'yes'],
    ['user=a=b', 'a=b'],
    ['user=', ''],
    ['', undefined],
    ['user', undefined],
    ['users=1', undefined],
  ])('of %j is %j', (cookies, value) => {
    expect(cookieValue(cookies, 'user')).toBe(value)
  })
})

describe('cookieLine', () => {
  it('lasts by Max-Age, for the whole site only', () => {
    expect(cookieLine('user', 'x', 604_800, false)).toBe(
      'user=x; Path=/; Max-Age=604800; SameSite=Strict',
    )
  })

  it('is secure on https', () => {
    expect(cookieLine('user', 'x', 604_800, true)).toMatch(/; Secure$/)
  })
})
