import { describe, expect, it } from 'vitest'
import { grep, list, read } from './files'

const sources = list('apps/server/src/*.ts')
const production = sources.filter((file) => !file.startsWith('apps/server/src/demo/'))
const filesWith = (pattern: RegExp) => production.filter((file) => pattern.test(read(file)))

describe('the server', () => {
  it('sends requests only to the bucket, the mail server and Firebase [ASVS 1.3.6] [ASVS 13.2.4] [ASVS 13.2.5]', () => {
    const opens = /\bfetch\(|\bhttps?\.(?:request|get)\(|\b(?:net|tls)\.connect\(|createTransport\(/
    expect(filesWith(opens)).toEqual([
      'apps/server/src/platform/files/s3Client.ts',
      'apps/server/src/platform/mail/smtpMailer.ts',
      'apps/server/src/platform/push/fcmPusher.ts',
    ])
  })

  it('checks certificates [ASVS 12.3.2]', () => {
    expect(
      grep(production, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/),
    ).toEqual([])
  })

  it('starts no command with input: only itself, to rewrite an image and to try a restore [ASVS 1.2.5]', () => {
    expect(filesWith(/node:child_process/)).toEqual([
      'apps/server/src/files/cleanImage.ts',
      'apps/server/src/process/nightlyDrill.ts',
    ])
    expect(read('apps/server/src/files/cleanImage.ts')).not.toMatch(/shell:/)
    expect(read('apps/server/src/process/nightlyDrill.ts')).toContain(
      "run(process.execPath, [program, 'drill'])",
    )
  })

  it('makes no code from text [ASVS 1.3.2]', () => {
    expect(grep(production, /\beval\(|new Function\(|node:vm/)).toEqual([])
  })

  it('makes regular expressions only from escaped texts [ASVS 1.2.9]', () => {
    expect(filesWith(/new RegExp\(/)).toEqual(
      [
        // Escapes names from the code.
        'apps/server/src/platform/files/s3Client.ts',
        // Escapes names of people in `toPattern`.
        'apps/server/src/ownData/others.ts',
      ].sort(),
    )
  })

  it('writes its log only to standard output [ASVS 16.2.3]', () => {
    expect(grep(production, /\bconsole\./)).toEqual([])
    const places = production.flatMap((file) => [
      ...read(file).matchAll(/pino\.(?:destination|transport)\(.*?\)/g),
    ])
    expect(places.map(([place]) => place)).toEqual(['pino.destination(1)'])
  })

  it('does not use Math.random [ASVS 11.5.1]', () => {
    expect(grep(production, /Math\.random/)).toEqual([])
  })
})

/** The algorithms in the table of docs/security.md. */
const documented = new Set(
  [...read('docs/security.md').matchAll(/^\| [^|]+\| `([\w-]+)` +\|/gm)].map(([, name]) => name),
)

/** The algorithms that the code requests from the libraries for passwords, codes and Firebase. */
const ofLibraries = ['argon2id', 'totp-sha1', 'rs256']

describe('cryptography', () => {
  it('has no field for a secret question or a hint at a password [ASVS 6.4.2]', () => {
    expect(
      grep(list('openapi/*.yaml'), /(?:secret|security)-?(?:question|answer)|passwordHint/i),
    ).toEqual([])
  })

  it('uses only the algorithms that docs/security.md lists [ASVS 9.1.2] [ASVS 11.1.2] [ASVS 11.2.3] [ASVS 11.3.1] [ASVS 11.3.2] [ASVS 11.4.1]', () => {
    const call =
      /\b(createHash|createHmac|createCipheriv|createDecipheriv|hkdfSync|createSign)\('([\w-]+)'/g
    const kinds: Readonly<Record<string, string>> = { createHmac: 'hmac-', hkdfSync: 'hkdf-' }
    const used = production.flatMap((file) =>
      [...read(file).matchAll(call)].map(([, by = '', name]) => `${kinds[by] ?? ''}${name}`),
    )
    expect([...new Set([...used, ...ofLibraries])].sort()).toEqual([...documented].sort())
  })

  it('comes from Node.js and argon2 [ASVS 11.2.1] [ASVS 11.4.4]', () => {
    const others =
      /from '(?!node:)[^'.]*(?:crypto|cipher|bcrypt|scrypt|hash|nacl|sodium|jose|jsonwebtoken)[^']*'/
    // Firebase requires JWTs.
    expect(filesWith(others)).toEqual(['apps/server/src/platform/push/fcmPusher.ts'])
    expect(filesWith(/from '@node-rs\/argon2'/)).toEqual(['apps/server/src/auth/passwords.ts'])
  })
})
