// Specification: 8

import { ApiError } from '@hearth/api/error'
import { describe, expect, it } from 'vitest'
import { OfflineError } from '../connection/connection'
import { announcementMessages } from '../features/announcements/messages'
import { authMessages, authTexts } from '../features/auth/messages'
import { membershipMessages } from '../features/memberships/messages'
import { moderationMessages } from '../features/moderation/messages'
import { uploadMessages, uploadTexts } from '../features/uploads/messages'
import { userMessages } from '../features/users/messages'
import { failureMessages, joinSentences, successMessage, toRefusal } from './messages'

const all = {
  ...announcementMessages,
  ...authMessages,
  ...membershipMessages,
  ...moderationMessages,
  ...uploadMessages,
  ...userMessages,
}
type Operation = keyof typeof all

// Section 8 of the specification, row by row: [call, failure without a message, success without one].
const section8: [Operation, string, string | undefined][] = [
  ['generateSecurityKey', 'Something went wrong', 'Done'],
  ['deleteOwnAccount', 'Something went wrong', 'Done'],
  [
    'forgotPassword',
    'An error occurred while processing your request',
    'If an account with that email exists, a password reset link has been sent to your email.',
  ],
  ['signIn', 'An error occurred during login', undefined],
  [
    'resetPassword',
    'An error occurred while resetting password',
    'Password reset successfully! You can now login with your new password.',
  ],
  ['createAnnouncement', 'Failed to create announcement', 'Announcement created successfully'],
  ['updateAnnouncement', 'Failed to update announcement', 'Announcement updated successfully'],
  ['deleteAnnouncement', 'Failed to delete announcement', 'Announcement deleted successfully'],
  ['toggleAnnouncementStatus', 'Failed to update status', 'Status updated successfully'],
  [
    'toggleAnnouncementPinned',
    'Failed to update pinned status',
    'Pinned status updated successfully',
  ],
  ['verifyUser', 'Failed to verify user', 'User verified successfully!'],
  ['deleteUser', 'Failed to delete user', 'User deleted successfully!'],
  ['banUser', 'Something went wrong', 'Done'],
  ['unbanUser', 'Something went wrong', 'Done'],
  ['createMembershipPlan', 'Something went wrong', 'Done'],
  ['deleteMembershipPlan', 'Failed to delete membership', 'Membership deleted successfully!'],
  [
    'setMembershipPlanActive',
    'Failed to update membership status',
    'Membership status updated successfully!',
  ],
  ['updateMembershipPlan', 'Failed to update membership', 'Membership updated successfully!'],
  ['updateSummary', 'Failed to update summary', 'Summary updated successfully!'],
  ['sendNotificationToUser', 'Failed to send notification', 'Push notification sent successfully!'],
  ['upload', 'Upload process failed', 'Image uploaded successfully!'],
  ['setUpTotp', 'Failed to generate TOTP setup', 'TOTP setup generated successfully'],
  ['verifyTotp', 'Verification failed. Please try again.', '2FA verification successful!'],
  ['decideBadge', 'Something went wrong', 'Done'],
  ['deletePost', 'Something went wrong', 'Done'],
]

const refused = (message: string, errors: { field: string; message: string }[] = []) =>
  new ApiError({ kind: 'http', operation: 'getUser', status: 422, message, errors })

describe('section 8', () => {
  it.each(section8)('%s has its texts', (operation, failure, success) => {
    expect(failureMessages(all[operation], new TypeError('fetch failed'))).toEqual([failure])
    expect(successMessage(all[operation])).toBe(success)
  })

  it('has the texts for single moments', () => {
    expect(authTexts.invalidEmail).toBe('Invalid Email')
    expect(authTexts.invalidTotpCode).toBe('Invalid TOTP code. Please try again.')
    expect(authTexts.emptyTotpCode).toBe(
      'Please enter the 6-digit code from your authenticator app',
    )
    expect(uploadTexts.failed).toBe('Upload failed')
    expect(uploadTexts.failedBecause('no space')).toBe('Upload failed: no space')
    expect(uploadTexts.failedWithStatus(413)).toBe('Upload failed with status: 413')
  })
})

describe('failureMessages', () => {
  it("says the server's message first", () => {
    expect(failureMessages(all.verifyUser, refused('This member is already verified'))).toEqual([
      'This member is already verified',
    ])
  })

  it('shows each refused field instead of the message', () => {
    const errors = [
      { field: 'title', message: 'Title is required' },
      { field: '__proto__', message: 'No' },
    ]
    expect(
      failureMessages(all.createAnnouncement, refused('Please check the fields', errors)),
    ).toEqual(['title: Title is required', '__proto__: No'])
  })

  it('shows five of many and counts the others', () => {
    const errors = Array.from({ length: 10_000 }, (_, at) => ({ field: `f${at}`, message: 'bad' }))
    const words = failureMessages(all.createAnnouncement, refused('', errors))
    expect(words).toHaveLength(6)
    expect(words.at(-1)).toBe('and 9995 more')
  })

  it('names the lost connection after the stated message, or in place of the general one', () => {
    const cause = new OfflineError('no connection')
    const unsent = new ApiError({ kind: 'network', operation: 'verifyUser', cause })
    expect(failureMessages(all.verifyUser, unsent)).toEqual([
      'Failed to verify user. No connection. Nothing was saved.',
    ])
    expect(failureMessages(all.banUser, unsent)).toEqual(['No connection. Nothing was saved.'])
    expect(failureMessages(all.signOut, unsent)).toEqual([])
    const lost = new ApiError({ kind: 'network', operation: 'verifyUser', cause: new TypeError() })
    expect(failureMessages(all.verifyUser, lost)).toEqual(['Failed to verify user'])
  })

  it('says that the address is wrong, and leads to the right one', () => {
    const details = { kind: 'http', operation: 'signIn', status: 403 } as const
    const refusedAt = (publicUrl?: string) =>
      new ApiError({ ...details, message: 'Request not allowed', code: 'wrongAddress', publicUrl })
    const openAt = 'https://panel.example'
    const message = "This panel doesn't work at this address."
    expect(failureMessages(all.signIn, refusedAt(openAt))).toEqual([message])
    expect(toRefusal(all.signIn, refusedAt(openAt))).toMatchObject({ message, openAt })
    expect(failureMessages(all.signIn, refusedAt())).toEqual(['Request not allowed'])
    expect(toRefusal(all.signIn, refusedAt())).toMatchObject({ openAt: undefined })
  })

  it('does not show the code that ends a session as a sentence', () => {
    const sign = new ApiError({
      kind: 'http',
      operation: 'signIn',
      status: 500,
      message: 'invalid signature',
    })
    expect(failureMessages(all.signIn, sign)).toEqual(['An error occurred during login'])
  })

  it('is silent about a failed sign-out, and leaves a failed link to the words of its page', () => {
    for (const outcome of [all.signOut, all.verifyEmail])
      expect(failureMessages(outcome, new TypeError('fetch failed'))).toEqual([])
  })
})

describe('successMessage', () => {
  it("lets the server's message win where the specification does", () => {
    expect(successMessage(all.verifyUser, 'Ana is verified')).toBe('Ana is verified')
    expect(successMessage(all.banUser, 'Member banned successfully')).toBe(
      'Member banned successfully',
    )
  })

  it('keeps its own words where the specification does', () => {
    expect(successMessage(all.forgotPassword, 'No such address')).toMatch(/^If an account/)
    expect(successMessage(all.signOut, 'Bye')).toBe('Logged out successfully')
    expect(successMessage(all.signIn, 'Signed in')).toBeUndefined()
  })
})

describe('joinSentences', () => {
  it.each([
    [[], ''],
    [['Please sign in'], 'Please sign in'],
    [['Please sign in', 'Nothing was saved.'], 'Please sign in. Nothing was saved.'],
    [['Please sign in!', 'Nothing was saved.'], 'Please sign in! Nothing was saved.'],
  ])('%j are said as %j', (words, said) => {
    expect(joinSentences(words)).toBe(said)
  })
})
