import { afterEach, describe, expect, it, vi } from 'vitest'
import { isAdministrator, isolate, personName, plainText, profileImage } from './people'

describe('plainText', () => {
  it.each([
    ['  Maria \n Silva ', 'Maria Silva'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['a\u2067b\u2069c', 'abc'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['👩🏽‍🚀', '👩🏽‍🚀'],
    ['مریم‌السادات', 'مریم‌السادات'],
    ['\u200B\u200D \u2066', ''],
    [null, ''],
    [undefined, ''],
  ])('%j becomes %j', (value, expected) => {
    expect(plainText(value)).toBe(expected)
  })
})

describe('personName', () => {
  it('is the full name, otherwise the email, otherwise a placeholder', () => {
    expect(personName({ fullName: 'Maria Silva', email: 'maria@example.org' })).toBe('Maria Silva')
    expect(personName({ fullName: ' ', email: 'maria@example.org' })).toBe('maria@example.org')
    expect(personName({ fullName: null })).toBe('Unnamed member')
  })
})

describe('profileImage', () => {
  it.each([
    [' /a.png ', '/a.png'],
    [' ', ''],
    [null, undefined],
    [undefined, undefined],
    ['/images/avatars/1.png', ''],
  ])('of %j is %j, with the default image as its fallback', (profilePic, src) => {
    expect(profileImage({ profilePic })).toEqual({ src, fallbackSrc: '/images/avatars/1.png' })
  })
})

describe('isolate', () => {
  it.each(['مریم', 'Ana כהן', '𞤀𞤁'])('wraps %j in first-strong isolate and its end', (name) => {
    expect(isolate(name)).toBe(`\u2068${name}\u2069`)
  })

  it.each(['Maria Silva', '陳靜儀', 'Олена', '👩🏽‍🚀', ''])('leaves %j as it is', (name) => {
    expect(isolate(name)).toBe(name)
  })

  describe('on a page from right to left', () => {
    afterEach(() => vi.unstubAllGlobals())

    it.each([
      ['Sammy Davis Jr.', '\u2068Sammy Davis Jr.\u2069'],
      ['', ''],
    ])('takes %j as %j', (name, isolated) => {
      vi.stubGlobal('document', { documentElement: { dir: 'rtl' } })
      expect(isolate(name)).toBe(isolated)
    })
  })
})

describe('isAdministrator', () => {
  it.each([
    ['admin', true],
    ['ADMIN', true],
    ['member', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%j: %j', (role, expected) => {
    expect(isAdministrator({ role })).toBe(expected)
  })
})
