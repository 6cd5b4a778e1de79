// Specification: 3

import { describe, expect, it } from 'vitest'
import { COOKIE_MAX_LENGTH } from './cookies'
import { formatSession, NOBODY, parseSession, type Session } from './sessionUser'

const cookie = (value: unknown) => encodeURIComponent(JSON.stringify(value))

const ana: Session = {
  role: 'ADMIN',
  info: { userName: 'Ana Sousa', email: 'ana@example.org' },
  is2FAEnabled: true,
  isComplete: true,
}

describe('parseSession', () => {
  it('reads back what formatSession wrote', () => {
    expect(parseSession(formatSession(ana))).toEqual(ana)
  })

  it('reads back until when the second factor is fresh', () => {
    const fresh = { ...ana, freshUntil: '2026-11-21T10:22:05.000Z' }
    expect(parseSession(formatSession(fresh))).toEqual(fresh)
  })

  it.each([
    [undefined],
    [''],
    ['%'],
    ['not json'],
    ['null'],
    ['[]'],
    ['"ADMIN"'],
    [cookie({})],
    [cookie({ userName: 'Ana' })],
    [cookie({ role: null })],
    [cookie({ role: '  ' })],
    [cookie({ role: ['ADMIN'] })],
    [cookie({ role: 'ADMIN', userName: { a: 1 } })],
    [cookie({ role: 'ADMIN', is2FAEnabled: 'yes' })],
    [cookie({ role: 'ADMIN', isComplete: 'yes' })],
    [cookie({ role: 'ADMIN' }).slice(0, -3)],
  ])('takes %j for nobody, who is called User', (value) => {
    expect(parseSession(value)).toEqual(NOBODY)
    expect(parseSession(value).info.userName).toBe('User')
  })

  it.each(['admin', ' admin '])('reads the role %j as ADMIN', (role) => {
    expect(parseSession(cookie({ role })).role).toBe('ADMIN')
  })

  it('takes a session that does not say so for incomplete', () => {
    expect(parseSession(cookie({ role: 'ADMIN', is2FAEnabled: true })).isComplete).toBe(false)
  })

  it('takes the name from userName or username, otherwise User', () => {
    expect(parseSession(cookie({ role: 'ADMIN', username: 'ana' })).info.userName).toBe('ana')
    expect(parseSession(cookie({ role: 'ADMIN', userName: '' })).info.userName).toBe('User')
  })

  it('cuts a name after 64 whole graphemes', () => {
    const family = '👩‍👩‍👧‍👦'
    const { userName } = parseSession(cookie({ role: 'ADMIN', userName: family.repeat(80) })).info
    expect(userName).toBe(family.repeat(64))
  })
})

describe('formatSession', () => {
  it.each([
    ['a long name', 'x'.repeat(10_000)],
    ['many bytes a letter', '👩‍👩‍👧‍👦'.repeat(64)],
    ['one letter with a thousand marks', `e${'\u0301'.repeat(1_000)}`],
    ['half a surrogate pair', '\ud83d'],
  ])('fits a cookie and stays readable with %s', (_case, userName) => {
    const value = formatSession({ ...ana, info: { ...ana.info, userName } })
    expect(value.length).toBeLessThanOrEqual(COOKIE_MAX_LENGTH)
    expect(value).not.toMatch(/[;,\s]/)
    expect(parseSession(value)).toMatchObject({ role: 'ADMIN', is2FAEnabled: true })
  })
})
