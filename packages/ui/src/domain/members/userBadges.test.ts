// Specification: 2.15

import { describe, expect, it } from 'vitest'
import { userBadges } from './userBadges'

type Case = [status: string, isVerified: boolean, isBanned: boolean, badges: string]

// Every combination that the contract allows: 7 statuses x isVerified x isBanned.
const cases: Case[] = [
  ['verified', true, false, 'Verified'],
  ['verified', true, true, 'Banned, Verified'],
  ['verified', false, false, 'Pending'],
  ['verified', false, true, 'Banned, Pending'],
  ['pending_verification', true, false, 'Verified'],
  ['pending_verification', true, true, 'Banned, Verified'],
  ['pending_verification', false, false, 'Pending'],
  ['pending_verification', false, true, 'Banned, Pending'],
  ['unverified_email', true, false, 'Verified'],
  ['unverified_email', true, true, 'Banned, Verified'],
  ['unverified_email', false, false, 'Pending'],
  ['unverified_email', false, true, 'Banned, Pending'],
  ['verified_email', true, false, 'Verified'],
  ['verified_email', true, true, 'Banned, Verified'],
  ['verified_email', false, false, 'Pending'],
  ['verified_email', false, true, 'Banned, Pending'],
  ['personal_info_submitted', true, false, 'Verified'],
  ['personal_info_submitted', true, true, 'Banned, Verified'],
  ['personal_info_submitted', false, false, 'Pending'],
  ['personal_info_submitted', false, true, 'Banned, Pending'],
  ['declined', true, false, 'Verified'],
  ['declined', true, true, 'Banned, Verified'],
  ['declined', false, false, 'Pending'],
  ['declined', false, true, 'Banned, Pending'],
  ['banned', true, false, 'Verified'],
  ['banned', true, true, 'Banned, Verified'],
  ['banned', false, false, 'Pending'],
  ['banned', false, true, 'Banned, Pending'],
]

const labels = (user: Parameters<typeof userBadges>[0]) =>
  userBadges(user)
    .map((badge) => badge.label)
    .join(', ')

describe('userBadges', () => {
  it('has a case for each of the 28 combinations', () => {
    expect(new Set(cases.map(([status, v, b]) => `${status} ${v} ${b}`)).size).toBe(28)
  })

  it.each(cases)(
    'status %s, verified %s, banned %s: %s',
    (status, isVerified, isBanned, expected) => {
      expect(labels({ status, isVerified, isBanned })).toBe(expected)
    },
  )

  it.each([
    [{ status: 'banned' }, 'Banned, Pending'],
    [{ status: 'verified', isVerified: null, isBanned: null }, 'Verified'],
    [{ status: 'banned', isVerified: true }, 'Banned, Verified'],
    [{ status: null }, 'Pending'],
    [{ status: 'something_new' }, 'something_new'],
    [{ status: 'ON_HOLD', isVerified: true }, 'ON_HOLD'],
    [{ status: 'VERIFIED' }, 'Verified'],
    [{}, 'Pending'],
  ])('lets the status speak for a missing flag: %j', (user, expected) => {
    expect(labels(user)).toBe(expected)
  })

  it('adds the end of a ban to its badge, and nothing without a ban', () => {
    const bannedUntil = '2026-12-12T10:22:00.000Z'
    const [first, second] = userBadges({ isVerified: true, isBanned: true, bannedUntil })
    expect([first?.until, second?.until]).toEqual([bannedUntil, undefined])
    expect(userBadges({ isBanned: false, bannedUntil })[0]?.until).toBeUndefined()
  })

  it('gives each word its own tone, so that colour and word always match', () => {
    expect(userBadges({ isVerified: true, isBanned: true })).toEqual([
      { label: 'Banned', tone: 'critical' },
      { label: 'Verified', tone: 'usual' },
    ])
    expect(userBadges({ isVerified: false, isBanned: false })).toEqual([
      { label: 'Pending', tone: 'caution' },
    ])
  })
})
