import { describe, expect, it } from 'vitest'
import { returnAddress } from './returnAddress'

const isOwn = (pathname: string) => pathname === '/' || /^\/users(\/|$)/.test(pathname)

describe('returnAddress', () => {
  it.each(['/', '/users', '/users?page=2&search=ana', '/users/7#top'])('keeps %j', (address) => {
    expect(returnAddress(address, isOwn)).toBe(address)
  })

  it.each([
    [undefined],
    [''],
    ['users'],
    ['//evil.example'],
    ['//evil.example/users'],
    ['///evil.example/users'],
    ['/\\evil.example/users'],
    ['/\t/evil.example/users'],
    ['\\\\evil.example'],
    ['https://evil.example/users'],
    ['javascript:alert(1)'],
    ['/login'],
    ['/api/auth/logout'],
    ['/users-x'],
    ['/users/../login'],
    ['/users/..//evil.example'],
    ['/%2f/evil.example'],
  ])('drops %j', (address) => {
    expect(returnAddress(address, isOwn)).toBeUndefined()
  })

  it.each(['/.//evil.example', '/users/..//evil.example', '/%2e//evil.example'])(
    'drops %j, whatever counts as a page',
    (address) => {
      expect(returnAddress(address, () => true)).toBeUndefined()
    },
  )
})
