// Specification: 5

import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { isEmail } from './textRules'

/** Whether an address has the format `email` of the contract. */
const isTakenByServer = (email: string): boolean => {
  const format = addFormats.default.get('email')
  if (!(format instanceof RegExp)) throw new Error('The format of an email is not an expression')
  return format.test(email)
}

describe('isEmail', () => {
  it.each([
    'maria.silva+panel@example.co.uk',
    "o'leary@example.org",
    `!#$%&'*+/=?^_\`{|}~-@example.org`,
    'ana@xn--e1afmkfd.xn--p1ai',
    'a@b.c',
    '1@2.3',
    'a@x--y.org',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.org`,
  ])('takes %s, as the server does', (email) => {
    expect({ server: isTakenByServer(email), form: isEmail(email) }).toEqual({
      server: true,
      form: true,
    })
  })

  it.each(['maria', 'maria@example', 'maria silva@example.org', 'maria@-example.org'])(
    'refuses %s',
    (email) => {
      expect(isEmail(email)).toBe(false)
    },
  )

  it('takes any sign that the server takes', () => {
    const signs = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code))
    const addresses = signs.flatMap((sign) => [
      `${sign}a@example.org`,
      `a${sign}b@example.org`,
      `a${sign}@example.org`,
      `a@b${sign}c.org`,
      `a@b.c${sign}d`,
    ])
    const found = addresses.filter(isTakenByServer)
    expect(found.length).toBeGreaterThan(300)
    expect(found.filter((email) => !isEmail(email))).toEqual([])
  })
})
