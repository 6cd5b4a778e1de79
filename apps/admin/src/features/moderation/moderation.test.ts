import { describe, expect, it } from 'vitest'
import { callOf, callsOf, inputOf, reasonAndNoteOf } from './moderation'

describe('callOf', () => {
  it('chooses the call with a reason', () => {
    expect(callOf('ban', { withReason: false }).call).toBe('banUser')
    expect(callOf('ban', { withReason: true }).call).toBe('banUserWithReason')
  })

  it('keeps the plain call of an action that takes no reason', () => {
    expect(callOf('verify', { withReason: true }).call).toBe('verifyUser')
  })
})

describe('callsOf', () => {
  it('lists both calls of an action', () => {
    expect(callsOf(['unban', 'deletePost'])).toEqual([
      'unbanUser',
      'unbanUserWithReason',
      'deletePost',
      'deletePostWithReason',
    ])
  })
})

describe('inputOf', () => {
  it('sends no body with a plain call', () => {
    expect(inputOf('ban', 'u1')).toEqual({ path: { id: 'u1' } })
    expect(inputOf('approve', 'u1')).toEqual({ path: { id: 'u1' }, body: { approved: 2 } })
  })

  it('adds the reason, and notify if it is set', () => {
    expect(inputOf('reject', 'u1', { reason: ' Spam\n', notify: true }).body).toEqual({
      approved: 0,
      reason: 'Spam',
      notify: true,
    })
    expect(inputOf('delete', 'u1', { reason: 'Spam', notify: false }).body).toEqual({
      reason: 'Spam',
    })
  })

  it('adds the end of a ban', () => {
    const until = '2026-12-12T10:22:00.000Z'
    expect(inputOf('ban', 'u1', { reason: '', notify: false, until }).body).toEqual({ until })
  })

  it('adds a note for the team', () => {
    const given = { reason: '', notify: false }
    expect(inputOf('reject', 'u1', { ...given, note: ' Called\n' }).body).toEqual({
      approved: 0,
      note: 'Called',
    })
    expect(inputOf('ban', 'u1', { ...given, note: ' ' }).body).toEqual({})
  })

  it('sends an empty body for a blank reason', () => {
    expect(inputOf('deletePost', 'p1', { reason: ' ', notify: false }).body).toEqual({})
  })
})

describe('reasonAndNoteOf', () => {
  it('trims the reason, and leaves a blank note out', () => {
    const given = { reason: ' A legal case ', notify: false }
    expect(reasonAndNoteOf({ ...given, note: ' Called ' })).toEqual({
      reason: 'A legal case',
      note: 'Called',
    })
    expect(reasonAndNoteOf({ ...given, note: ' ' })).toEqual({ reason: 'A legal case' })
  })
})
