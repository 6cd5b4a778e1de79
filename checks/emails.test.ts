// Specification: 5

import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { deleteAccountSchema } from '../packages/ui/src/screens/delete-account/deleteAccount.schema'
import { forgotPasswordSchema } from '../packages/ui/src/screens/forgot-password/forgotPassword.schema'
import { loginSchema } from '../packages/ui/src/screens/login/login.schema'

const isTakenByServer = (email: string): boolean => {
  const format = addFormats.default.get('email')
  if (!(format instanceof RegExp)) throw new Error('The format of an email is not an expression')
  return format.test(email)
}

/** Whether all three forms send an address. */
const isTakenByForms = (email: string): boolean =>
  forgotPasswordSchema.safeParse({ email }).success &&
  deleteAccountSchema.safeParse({ email, securityKey: '' }).success &&
  loginSchema.safeParse({ email, password: 'blue kettle 9' }).success

const taken = [
  'maria@example.org',
  'MARIA@EXAMPLE.ORG',
  'maria.silva+panel@example.co.uk',
  'jo&an@example.org',
  "o'leary@example.org",
  'x!y@example.org',
  `!#$%&'*+/=?^_\`{|}~-@example.org`,
  'ana@xn--e1afmkfd.xn--p1ai',
  'ana@example.xn--p1ai',
  'a@b.c',
  '1@2.3',
  'a@x--y.org',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.org`,
]

const refused = [
  'maria',
  'maria@example',
  '@example.org',
  'maria@',
  'maria silva@example.org',
  'maria@@example.org',
  'maria@example..org',
  'maria@-example.org',
  'maria@example-.org',
  'ana@пример.рф',
  '"a b"@example.org',
  'a@[127.0.0.1]',
]

describe('an email address', () => {
  it.each(taken)('%s is taken by the forms and by the server', (email) => {
    expect({ server: isTakenByServer(email), forms: isTakenByForms(email) }).toEqual({
      server: true,
      forms: true,
    })
  })

  it.each(refused)('%s is refused by the server', (email) => {
    expect(isTakenByServer(email)).toBe(false)
  })

  it('with any sign is taken by the forms if the server takes it', () => {
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
    expect(found.filter((email) => !isTakenByForms(email))).toEqual([])
  })
})
