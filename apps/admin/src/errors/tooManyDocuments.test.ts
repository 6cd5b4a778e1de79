import { describe, expect, it } from 'vitest'
import { documentErrorTexts } from './documentErrorTexts'
import { tooManyDocuments } from './tooManyDocuments'

describe('tooManyDocuments', () => {
  it.each([
    ['a wait of minutes', 599, documentErrorTexts.soon],
    ['a wait of seconds, in a header', '5', documentErrorTexts.soon],
    ['a wait of an hour or more', 3600, documentErrorTexts.today],
    ['a wait of hours, in a header', '43200', documentErrorTexts.today],
    ['an unknown wait', null, documentErrorTexts.soon],
    ['a date', 'Wed, 21 Oct 2026 07:28:00 GMT', documentErrorTexts.soon],
  ])('says when to go on after %s', (_what, retryAfter, words) => {
    expect(tooManyDocuments(retryAfter)).toBe(words)
  })
})
