import { describe, expect, it } from 'vitest'
import { errorTexts } from './errorTexts'
import { tooManyDocuments } from './tooManyDocuments'

describe('tooManyDocuments', () => {
  it.each([
    ['a wait of minutes', 599, errorTexts.documentsSoon],
    ['a wait of seconds, in a header', '5', errorTexts.documentsSoon],
    ['a wait of an hour or more', 3600, errorTexts.documentsToday],
    ['a wait of hours, in a header', '43200', errorTexts.documentsToday],
    ['an unknown wait', null, errorTexts.documentsSoon],
    ['a date', 'Wed, 21 Oct 2026 07:28:00 GMT', errorTexts.documentsSoon],
  ])('says when to go on after %s', (_what, retryAfter, words) => {
    expect(tooManyDocuments(retryAfter)).toBe(words)
  })
})
