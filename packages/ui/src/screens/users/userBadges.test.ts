// Specification: 2.15

import { describe, expect, it } from 'vitest'
import { userBadges } from './userBadges'

type Case = [status: string, isVerified: boolean, isBanned: boolean, badges: string]

// Every combination that the contract allows: 7 statuses x isVerified x isBanned.
const cases: Case[] = [
  ['verified', true, false, 'Verified'],
  ['verified', true, true, 'Banned, Verified'],
  ['verified', false, false, 'Not verified'],
  ['verified', false, true, 'Banned, Not verified'],
  ['pending_verification', true, false, 'Verified'],
  ['pending_verification', true, true, 'Banned, Verified'],
  ['pending_verification', false, false, 'Not verified'],
  ['pending_verification', false, true, 'Banned, Not verified'],
  ['unverified_email', true, false, 'Verified'],
  ['unverified_email', true, true, 'Banned, Verified'],
  ['unverified_email', false, false, 'Not verified'],
  ['unverified_email', false, true, 'Banned, Not verified'],
  ['verified_email', true, false, 'Verified'],
  ['verified_email', true, true, 'Banned, Verified'],
  ['verified_email', false, false, 'Not verified'],
  ['verified_email', false, true, 'Banned, Not verified'],
  ['personal_info_submitted', true, false, 'Verified'],
  ['personal_info_submitted', true, true, 'Banned, Verified'],
  ['personal_info_submitted', false, false, 'Not verified'],
  ['personal_info_submitted', false, true, 'Banned, Not verified'],
  ['declined', true, false, 'Verified'],
  ['declined', true, true, 'Banned, Verified'],
  ['declined', false, false, 'Not verified'],
  ['declined', false, true, 'Banned, Not verified'],
  ['banned', true, false, 'Verified'],
  ['banned', true, true, 'Banned, Verified'],
  ['banned', false, false, 'Not verified'],
  ['banned', false, true, 'Banned, Not verified'],
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
    [{ status: 'banned' }, 'Banned, Not verified'],
    [{ status: 'verified', isVerified: null, isBanned: null }, 'Verified'],
    [{ status: 'banned', isVerified: true }, 'Banned, Verified'],
    [{ status: null }, 'Not verified'],
    [{ status: 'something_new' }, 'Not verified'],
    [{}, 'Not verified'],
  ])('lets the status speak for a missing flag: %j', (user, expected) => {
    expect(labels(user)).toBe(expected)
  })

  it('gives each word its own tone, so that colour and word always agree', () => {
    expect(userBadges({ isVerified: true, isBanned: true })).toEqual([
      { label: 'Banned', tone: 'critical' },
      { label: 'Verified', tone: 'positive' },
    ])
    expect(userBadges({ isVerified: false, isBanned: false })).toEqual([
      { label: 'Not verified', tone: 'neutral' },
    ])
  })
})
