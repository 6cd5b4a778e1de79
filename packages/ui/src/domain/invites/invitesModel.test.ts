// Specification: 2.16

import { describe, expect, it } from 'vitest'
import { invitedEmail, inviteStatus, matchingInvites, type SentInvite } from './invitesModel'

const createdAt = '2026-06-01T08:00:00Z'
const invites: readonly SentInvite[] = [
  { id: '1', invitedTo: 'Ana@mail.example', status: 'pending', createdAt },
  { id: '2', invitedToEmail: 'bo@mail.example', status: 'approved', createdAt },
  { id: '3', invitedTo: 'approved.friend@mail.example', status: 'rejected', createdAt },
  { id: '4', invitedTo: null, status: 'expired', createdAt },
]

const found = (search: string, status: 'all' | 'approved' | 'pending' | 'rejected' = 'all') =>
  matchingInvites(invites, { search, status }).map(({ id }) => id)

describe('matchingInvites', () => {
  it.each([
    ['', 'all', ['1', '2', '3', '4']],
    ['  ', 'all', ['1', '2', '3', '4']],
    ['ana', 'all', ['1']],
    [' BO@ ', 'all', ['2']],
    ['approved', 'all', ['2', '3']],
    ['Ana Sousa <ana@mail.example>', 'all', ['1']],
    ['mailto:bo@mail.example?subject=Hi', 'all', ['2']],
    ['bo@mail.example;', 'all', ['2']],
    ['ｂｏ＠ｍａｉｌ', 'all', ['2']],
    ['expired', 'all', ['4']],
    ['', 'pending', ['1']],
    ['', 'rejected', ['3']],
    ['', 'approved', ['2']],
    ['friend', 'approved', []],
  ] as const)('of %j and %s', (search, status, ids) => {
    expect(found(search, status)).toEqual(ids)
  })

  it('ignores the case of a status', () => {
    const [invite] = matchingInvites([{ id: '1', status: 'Pending', createdAt }], {
      search: '',
      status: 'pending',
    })
    expect(invite?.id).toBe('1')
  })
})

describe('an invite', () => {
  it('is known by its email, under either name', () => {
    expect(invites.map(invitedEmail)).toEqual([
      'Ana@mail.example',
      'bo@mail.example',
      'approved.friend@mail.example',
      'Not provided',
    ])
  })

  it.each([
    ['pending', 'Pending', 'caution'],
    ['APPROVED', 'Approved', 'usual'],
    ['rejected', 'Rejected', 'critical'],
    ['expired', 'Expired', 'neutral'],
    ['on_hold', 'on_hold', 'neutral'],
    ['constructor', 'constructor', 'neutral'],
  ])('with status %j reads %j', (status, label, tone) => {
    expect(inviteStatus({ id: '1', status, createdAt })).toEqual({ label, tone })
  })
})
