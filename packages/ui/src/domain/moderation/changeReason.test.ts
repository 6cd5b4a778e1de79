import { describe, expect, it } from 'vitest'
import { changeReason } from './changeReason'

describe('changeReason', () => {
  it('keeps what the person has not changed', () => {
    expect(changeReason({ reason: 'Spam', notify: true }, { reason: 'Spam twice' })).toEqual({
      reason: 'Spam twice',
      notify: true,
    })
  })

  it('leaves nothing of an emptied reason', () => {
    expect(changeReason({ reason: 'S', notify: false }, { reason: '' })).toBeUndefined()
    expect(changeReason(undefined, { until: undefined })).toBeUndefined()
  })

  it.each([
    ['an email', { notify: true }],
    ['an email to the author', { notifyAuthor: true }],
    ['a note for the team', { note: 'Called' }],
    ['the end of a ban, also while its date is typed', { until: '' }],
  ])('keeps %s without a reason', (_, rest) => {
    expect(changeReason({ reason: 'S', notify: false, ...rest }, { reason: '' })).toMatchObject(
      rest,
    )
  })
})
