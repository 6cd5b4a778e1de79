import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { variables } from '../../src/config/variables.ts'

const s3 = { S3_BUCKET: 'hearth', S3_ACCESS_KEY_ID: 'name', S3_SECRET_ACCESS_KEY: 'canary' }

it('has a safe default for everything', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    strictBrowser: false,
    trustedProxies: [],
    readsPerMinute: 600,
    productName: 'Hearth',
    panel: { productName: 'Hearth' },
    smtpUrl: undefined,
    mailFrom: 'no-reply@localhost',
    fcm: undefined,
    localOutbox: true,
    s3: undefined,
    logLevel: 'warn',
  })
  expect(path.basename(readConfig({}).dataDir)).toBe('data')
})

it('explains every variable', () => {
  for (const [name, schema] of Object.entries(variables)) {
    expect(schema.description, name).toMatch(/^\S.{15,}\.$/)
  }
})

/** With an address on plain http that is not loopback. */
const plainAccount = JSON.stringify({
  project_id: 'community',
  client_email: 'push@community.iam.example',
  private_key: 'PRIVATE KEY',
  token_uri: 'http://oauth.example/token',
})

describe('an invalid value is named, with the remedy', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535 (it is "abc")'],
    [{ DRILL: '1' }, 'DRILL=1 needs PostgreSQL'],
    [
      { BACKUP_S3_ACCESS_KEY_ID: 'name' },
      'BACKUP_S3_SECRET_ACCESS_KEY is not set, but BACKUP_S3_ACCESS_KEY_ID is',
    ],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production'],
    [{ DATABASE_URL: 'mysql://root@db/x' }, 'DATABASE_URL must look like postgres://'],
    [{ DATABASE_URL: 'postgres:///x' }, 'DATABASE_URL must look like postgres://'],
    [
      { DATABASE_URL: 'postgres://u:p#ss@localhost:5432/x' },
      'DATABASE_URL must look like postgres://',
    ],
    [
      { DATABASE_URL: 'postgres://u:p@localhost:54x2/x' },
      'DATABASE_URL must look like postgres://',
    ],
    [{ PUBLIC_URL: 'panel.example.org' }, 'PUBLIC_URL must be an address like https://'],
    [{ PUBLIC_URL: 'https://example.org/admin' }, 'PUBLIC_URL must be an address like https://'],
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL is not set, and it cannot be derived from HOST=0.0.0.0'],
    [{ HOST: 'my host' }, 'PUBLIC_URL is not set, and it cannot be derived from HOST=my host'],
    [
      { HOST: 'fe80::1%eth0' },
      'PUBLIC_URL is not set, and it cannot be derived from HOST=fe80::1%eth0',
    ],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be at least 32 bytes long'],
    [
      { SECRET_KEY_PREVIOUS: `${'k'.repeat(32)},short` },
      'SECRET_KEY_PREVIOUS must be keys of at least 32 bytes, separated by commas',
    ],
    [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ TRUSTED_PROXIES: '10.0.0.0/0' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ TRUSTED_PROXIES: '::1,fd00::/129' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ STRICT_BROWSER: 'yes' }, 'STRICT_BROWSER must be 0 or 1'],
    [{ DOCUMENTS_BLURRED: 'yes' }, 'DOCUMENTS_BLURRED must be 0 or 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent'],
    [{ PRODUCT_NAME: 'a:b' }, 'PRODUCT_NAME must not contain a colon'],
    [{ LOCALE: 'fr' }, 'LOCALE must be a language tag like pt-BR, of one of en, ar, pt'],
    [{ LOCALE: 'pt_BR' }, 'LOCALE must be a language tag like pt-BR'],
    [{ TIME_ZONE: 'Europe/Lisboa' }, 'TIME_ZONE must be a time zone like Europe/Lisbon'],
    ...['Lisbon', '+05:30', 'IST', 'ECT', 'PST8PDT'].map(
      (zone): [Record<string, string>, string] => [
        { TIME_ZONE: zone },
        'TIME_ZONE must be UTC or a name like Asia/Kolkata, and no offset or abbreviation',
      ],
    ),
    [{ COMMUNITY_NAME: ' ' }, 'COMMUNITY_NAME must not be empty'],
    [{ LOGO_URL: 'logo.svg' }, 'LOGO_URL must be an address that begins with https:// or /'],
    [{ SIGN_UP_URL: 'javascript:alert(1)' }, 'SIGN_UP_URL must be an address that begins with'],
    [{ APP_LINK_URL: 'javascript://%0aalert(1)' }, 'APP_LINK_URL must be an address that begins'],
    [{ APP_LINK_URL: 'http://link.example' }, 'APP_LINK_URL must be an address that begins'],
    [{ APP_STORE_URL: 'http://apps.apple.com' }, 'APP_STORE_URL must be an address that begins'],
    [{ GOOGLE_PLAY_URL: '//play.google.com' }, 'GOOGLE_PLAY_URL must be an address that begins'],
    [{ NODE_ENV: 'production' }, 'SECRET_KEY is not set'],
    [{ NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(32) }, 'SMTP_URL is not set'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like smtps://'],
    ...['p#ss', '12#ss', 'p/ss', '12/ss', 'p?ss', '12?ss', '50%off'].flatMap(
      (password): [Record<string, string>, string][] => [
        [
          { SMTP_URL: `smtps://user:${password}@mail.example.org` },
          'SMTP_URL must look like smtps://user:password@mail.example.org, with #, /, ? and % in user and password as %23, %2F, %3F and %25',
        ],
        [
          { DATABASE_URL: `postgres://user:${password}@db:5432/x` },
          'DATABASE_URL must look like postgres://user:password@host:5432/name, with #, /, ? and % in user',
        ],
      ],
    ),
    [{ SMTP_URL: 'smtps://us#er:pass@mail.example.org' }, 'in user and password as %23'],
    [{ SMTP_URL: 'smtps://us/er:pass@mail.example.org' }, 'in user and password as %23'],
    [{ PUBLIC_URL: 'https://user:1@example.org' }, 'PUBLIC_URL must be an address like https://'],
    [{ PUBLIC_URL: 'https://example.org/#x' }, 'PUBLIC_URL must be an address like https://'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an email address'],
    [{ FCM_SERVICE_ACCOUNT: '{}' }, 'FCM_SERVICE_ACCOUNT must be the JSON key file'],
    [{ FCM_SERVICE_ACCOUNT: plainAccount }, 'FCM_SERVICE_ACCOUNT must be the JSON key file'],
    [{ ALLOW_LOCAL_OUTBOX: 'yes' }, 'ALLOW_LOCAL_OUTBOX must be 0 or 1'],
    [{ S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must be an address like https://'],
    [{ S3_REGION: 'Frankfurt am Main' }, 'S3_REGION must be the name of a region'],
    [{ S3_BUCKET: 'My Bucket' }, 'S3_BUCKET must be the name of a bucket'],
    [{ S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be 0 or 1'],
    [{ S3_ENDPOINT: 'https://s3.example.org' }, 'S3_BUCKET is not set, but S3_ENDPOINT is'],
    [{ S3_BUCKET: 'hearth' }, 'S3_ACCESS_KEY_ID is not set, but S3_BUCKET is'],
    [{ S3_BUCKET: 'hearth', S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY is not set, but'],
    [
      { ...s3, PUBLIC_URL: 'https://panel.example.org', S3_ENDPOINT: 'http://store:9000' },
      'S3_ENDPOINT is http://store:9000, and browsers block it on pages of https://panel.',
    ],
    [{ SECRET_KEY_FILE: '/nonexistent/key' }, 'SECRET_KEY_FILE cannot be read: /nonexistent/key'],
  ])('%j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })

  it('but a secret is never printed', () => {
    const secrets = {
      DATABASE_URL: 'postgres://root:canary#1@db/x',
      SECRET_KEY: 'canary',
      SECRET_KEY_PREVIOUS: 'canary',
      SMTP_URL: 'http://root:canary@mail/x',
      FCM_SERVICE_ACCOUNT: '{"private_key":"canary"}',
    }
    for (const [name, value] of Object.entries(secrets)) {
      expect(() => readConfig({ [name]: value })).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('canary') }),
      )
    }
  })
})

it.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '80' }, 'http://localhost'],
  [{ HOST: '::1' }, 'http://localhost:3000'],
  [{ PUBLIC_URL: 'https://panel.example.org' }, 'https://panel.example.org'],
])('with %j browsers reach it at %s', (env, publicUrl) => {
  expect(readConfig(env)).toMatchObject({ publicUrl, strictBrowser: false })
})

it.each([
  ['http://localhost:3000', false],
  ['https://panel.example.org', false],
  ['http://panel.example.org', true],
])('by default requires the header of the panel on %s: %s', (PUBLIC_URL, strict) => {
  expect(readConfig({ PUBLIC_URL }).strictBrowser).toBe(strict)
  expect(readConfig({ PUBLIC_URL, STRICT_BROWSER: strict ? '0' : '1' }).strictBrowser).toBe(!strict)
})

it('accepts several earlier keys', () => {
  const [one, two] = ['1', '2'].map((digit) => digit.repeat(32))
  const given = { SECRET_KEY_PREVIOUS: `${one}, ${two}` }
  expect(readConfig(given).previousSecretKeys).toEqual([one, two])
  expect(readConfig({}).previousSecretKeys).toEqual([])
})

it('accepts addresses and networks of proxies', () => {
  const given = ['10.0.0.1', '192.168.0.0/16', '10.9.8.7/32', '::1', 'fd00::/8', '2001:db8::1/128']
  expect(readConfig({ TRUSTED_PROXIES: given.join(', ') }).trustedProxies).toEqual(given)
})

it('reads secrets from files, and refuses an empty one [ASVS 13.3.1]', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-config-'))
  const file = path.join(folder, 'key')
  await writeFile(file, `${'k'.repeat(32)}\n`)
  expect(readConfig({ SECRET_KEY_FILE: file }).secretKey).toBe('k'.repeat(32))
  await writeFile(file, '\n')
  expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(
    `DATABASE_URL_FILE is empty: ${file}`,
  )
  await rm(folder, { recursive: true })
})

it.each([
  [{}, 'https://hearth.s3.us-east-1.amazonaws.com'],
  [{ S3_REGION: 'eu-central-1' }, 'https://hearth.s3.eu-central-1.amazonaws.com'],
  [{ S3_PATH_STYLE: '1' }, 'https://s3.us-east-1.amazonaws.com/hearth'],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'http://127.0.0.1:9000/hearth'],
  [{ S3_ENDPOINT: 'http://192.168.0.9:9000' }, 'http://192.168.0.9:9000/hearth'],
  [
    { S3_ENDPOINT: 'https://store.example.org:9000', S3_PATH_STYLE: '0' },
    'https://hearth.store.example.org:9000',
  ],
])('the bucket with %j is at %s', (env, bucketUrl) => {
  expect(readConfig({ ...s3, ...env }).s3).toMatchObject({ bucketUrl, accessKeyId: 'name' })
})

it('uploads go to a folder when only the region is known', () => {
  expect(readConfig({ S3_REGION: 'eu-central-1' }).s3).toBeUndefined()
})
