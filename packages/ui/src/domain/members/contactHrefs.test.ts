// Specification: 2.17

import { describe, expect, it } from 'vitest'
import { emailHref, phoneHref } from './contactHrefs'

describe('emailHref', () => {
  it.each([
    ['maria@example.org', 'mailto:maria@example.org'],
    ['o+news@example.org', 'mailto:o%2Bnews@example.org'],
    ['a@b@example.org', 'mailto:a%40b@example.org'],
    ['a?cc=all@example.org', 'mailto:a%3Fcc%3Dall@example.org'],
    ['maria@example.org?bcc=x', 'mailto:maria@example.org%3Fbcc%3Dx'],
  ])('%s leads to %s', (email, href) => expect(emailHref(email)).toBe(href))

  it.each(['maria', '@example.org', 'maria@'])('%s is no address', (email) =>
    expect(emailHref(email)).toBeUndefined(),
  )
})

describe('phoneHref', () => {
  it.each([
    ['+351 900 000 001', 'tel:+351900000001'],
    ['(020) 7946-0018', 'tel:02079460018'],
    ['020/7946.0018', 'tel:02079460018'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['(+44) (0) 20 7946 0018', 'tel:+442079460018'],
    ['0044 (0)20 7946 0018', 'tel:+442079460018'],
    ['(0)20 7946 0018', 'tel:02079460018'],
    ['\u202a+351\u00a0900\u2011000\u2011001\u202c', 'tel:+351900000001'],
    ['+٣٥١ ٩٠٠ ٠٠٠ ٠٠١', 'tel:+351900000001'],
    ['＋３５１ ９００ ０００ ００１', 'tel:+351900000001'],
  ])('%s leads to %s', (phone, href) => expect(phoneHref(phone)).toBe(href))

  it.each(['+351 900 ext. 9', 'javascript:alert(1)', '0'.repeat(120), '+', '++351900'])(
    '%s is none to be called',
    (phone) => expect(phoneHref(phone)).toBeUndefined(),
  )
})
