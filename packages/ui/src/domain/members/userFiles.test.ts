// Specification: 2.15

import { describe, expect, it } from 'vitest'
import { certificateOf, passportOf } from './userFiles'

const named = (fullName: string, passport: string | null = '/files/a1.pdf') =>
  passportOf({ id: '1', fullName, passport })

describe('passportOf', () => {
  it('names the file after the user and keeps its extension, not its query', () => {
    expect(named('Maria Silva', 'https://files.example/p/9.PDF?signature=x.exe')).toEqual({
      kind: 'passport',
      userId: '1',
      name: 'Passport',
      href: 'https://files.example/p/9.PDF?signature=x.exe',
      download: 'Maria Silva passport.pdf',
    })
  })

  it.each([
    ['../../etc/hosts', 'etc hosts passport.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j passport.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe passport.pdf'],
    ['line\nbreak\u0000', 'line break passport.pdf'],
    ['مریم‌السادات', 'مریم‌السادات passport.pdf'],
    ['مریم رضایی', 'مریم رضایی passport.pdf'],
    ['...', 'user passport.pdf'],
    ['😀'.repeat(200), `${'😀'.repeat(100)} passport.pdf`],
  ])('makes %j safe for a disk', (name, expected) => {
    expect(named(name)?.download).toBe(expected)
  })

  it('adds no extension if the address has none', () => {
    expect(named('Maria', '/files/a1')?.download).toBe('Maria passport')
  })

  it.each([
    null,
    '',
    '  ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'http://',
  ])('offers nothing for the link %j', (link) => {
    expect(named('Maria', link)).toBeUndefined()
  })
})

describe('certificateOf', () => {
  it.each([
    [2, '/c.pdf', true],
    [1, '/c.pdf', false],
    [0, '/c.pdf', false],
    [null, '/c.pdf', false],
    [2, null, false],
    [2, '', false],
  ])('with request status %s and file %j: %s', (badgeRequestStatus, badgeFileName, offered) => {
    expect(certificateOf({ id: '1', badgeRequestStatus, badgeFileName }) !== undefined).toBe(
      offered,
    )
  })
})
