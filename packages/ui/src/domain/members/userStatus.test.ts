// Specification: 2.17

import { describe, expect, it } from 'vitest'
import { userStatus } from './userStatus'

const stages = {
  verified: 'Pending',
  banned: 'Pending',
  pending_verification: 'Pending verification',
  unverified_email: 'Unverified email',
  verified_email: 'Verified email',
  personal_info_submitted: 'Personal info submitted',
  declined: 'Declined',
}

const labels = (user: Parameters<typeof userStatus>[0]) =>
  userStatus(user).map(({ label }) => label)

describe('userStatus', () => {
  // 7 statuses x isVerified x isBanned: banned first, then verified, then the status.
  it.each(Object.entries(stages))('status %s', (status, stage) => {
    expect(labels({ status, isVerified: false, isBanned: false })).toEqual([stage])
    expect(labels({ status, isVerified: true, isBanned: false })).toEqual(['Verified'])
    expect(labels({ status, isVerified: false, isBanned: true })).toEqual(['Banned', stage])
    expect(labels({ status, isVerified: true, isBanned: true })).toEqual(['Banned', 'Verified'])
  })

  it.each(['UNVERIFIED_EMAIL', ' Unverified_Email '])(
    'reads %j as the contract writes it',
    (status) => {
      expect(labels({ status })).toEqual(['Unverified email'])
    },
  )

  it.each(['ON_HOLD', 'suspended', 'constructor'])('shows %j as it is', (status) => {
    expect(labels({ status, isVerified: true })).toEqual([status])
    expect(labels({ status, isBanned: true })).toEqual(['Banned', status])
  })

  it.each([null, undefined, '', ' '])('knows no stage in %j', (status) => {
    expect(labels({ status })).toEqual(['Pending'])
  })
})
