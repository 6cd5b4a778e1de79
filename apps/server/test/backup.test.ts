import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { desc, eq, sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createKeys } from '../src/auth/keys.ts'
import { type BackupSource, makeBackup } from '../src/backup/backup.ts'
import { type Drilled, runDrill } from '../src/backup/drill.ts'
import { type Manifest, manifestName } from '../src/backup/manifest.ts'
import { type BackupPlace, createFolderPlace, openPlace } from '../src/backup/place.ts'
import { type RestoreOptions, restoreBackup } from '../src/backup/restore.ts'
import { wrapFor } from '../src/backup/wrap.ts'
import { readConfig } from '../src/config/config.ts'
import { takeSerial } from '../src/documents/certificates/numbers.ts'
import { auditEntries, sessions, users } from '../src/platform/database/schema.ts'
import type { FileStore } from '../src/platform/files/fileStore.ts'
import { drillNightly } from '../src/process/nightlyDrill.ts'
import { createHeadStore } from '../src/record/chain/storedHead.ts'
import { verifyRecord } from '../src/record/chain/verifyRecord.ts'
import { freshServers } from './freshServers.ts'
import {
  type Browser,
  cookieOf,
  createTestApp,
  password,
  type TestApp,
  testKeys,
} from './helper.ts'
import { startS3Server } from './s3Server.ts'
import { runCommand } from './serverProcess.ts'
import { operatorOf } from './shareChain.ts'
import { createTestDatabase } from './testDatabase.ts'

const passport = 'documents/passport.pdf'
const image = 'images/5f2e8c6a-0000-4000-8000-000000000000.png'

const quiet = () => undefined

/** The parts of a test server that a backup reads. */
const deploymentOf = ({ config, database, files, keys }: TestApp): BackupSource => ({
  config,
  database,
  files,
  keys,
  heads: createHeadStore(config.dataDir),
})

let source: TestApp
/** A deployment that stays empty, because all its restores are refused. */
let empty: TestApp
let admin: Browser
let seed: string
let memberId: string
let folder: string
let place: BackupPlace
let manifest: Manifest

beforeAll(async () => {
  folder = await mkdtemp(path.join(inject('folder'), 'backup-'))
  source = await createTestApp()
  empty = await createTestApp()
  const owner = await source.createUser({ role: 'admin', email: 'owner@example.org' })
  ;({ browser: admin, seed } = await source.signIn(owner.email))
  const member = await source.createUser({ fullName: 'João "\\" Ñandú\n', passport })
  memberId = member.id
  await source.files.put(passport, { type: 'application/pdf', bytes: Buffer.from('a passport') })
  await source.files.put(image, { type: 'image/png', bytes: Buffer.from('an image') })
  const until = new Date(source.clock.now().getTime() + 86_400_000).toISOString()
  await admin.post(`/users/${member.id}/ban`, { reason: 'Rude “words”', until })
  await admin.post(`/users/${member.id}/notes`, { text: 'A note', isPinned: false })
  place = createFolderPlace(path.join(folder, 'whole'))
  manifest = await makeBackup(deploymentOf(source), place, wrapFor(undefined), quiet)
})
afterAll(async () => {
  await source.close()
  await empty.close()
  await rm(folder, { recursive: true })
})

const diskFull = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

type Restore = (from: BackupPlace, options?: RestoreOptions) => Promise<string>

/** Restores into a deployment. @returns 'restored', or the message of the failure */
const restoreInto =
  (target: TestApp): Restore =>
  (from, options = {}) =>
    restoreBackup(deploymentOf(target), from, options, operatorOf(target), quiet).then(
      () => 'restored',
      (error: Error) => error.message,
    )

/** Runs a test with an empty deployment. */
const withTarget = async (work: (target: TestApp, restore: Restore) => Promise<void>) => {
  const target = await createTestApp()
  await work(target, restoreInto(target)).finally(() => target.close())
}

/** The content of a file in the store; undefined if the file is missing. */
const contentOf = async ({ files }: TestApp, key: string): Promise<string | undefined> => {
  const file = await files.read(key)
  return file && text(file.body)
}

const isEmpty = async (test: TestApp): Promise<boolean> => {
  const rows = (await test.db.$count(users)) + (await test.db.$count(auditEntries))
  const contents = [await contentOf(test, passport), await contentOf(test, image)]
  return rows === 0 && contents.every((content) => content === undefined)
}

/** A backup with one changed file. */
const changing = (
  name: string,
  change: (bytes: Buffer) => Buffer,
  from: BackupPlace = place,
): BackupPlace => ({
  ...from,
  get: async (wanted) => {
    const bytes = await from.get(wanted)
    return wanted === name && bytes ? Buffer.from(change(bytes)) : bytes
  },
})
/** A backup that lacks one file. */
const without = (name: string): BackupPlace => ({
  ...place,
  get: async (wanted) => (wanted === name ? undefined : place.get(wanted)),
})
const withManifest = (change: (content: Manifest) => object): BackupPlace =>
  changing(manifestName, (bytes) =>
    Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString())))),
  )

describe('a backup', () => {
  it('restores rows, files and record, without sessions and links', async () => {
    await withTarget(async (target, restore) => {
      expect(await restore(place)).toBe('restored')
      const tables = Object.keys(manifest.rows)
      expect(tables).not.toContain('sessions')
      for (const table of tables.filter((name) => !/^(audit|deployment|text|entry)/.test(name))) {
        const rows = (test: TestApp) =>
          test.db
            .execute(sql.raw(`select row_to_json(t)::text as row from ${table} t order by 1`))
            .then((found) => found.rows)
        expect(await rows(target), table).toEqual(await rows(source))
      }
      expect(await target.db.$count(sessions)).toBe(0)
      expect(await contentOf(target, passport)).toBe('a passport')
      expect(await contentOf(target, image)).toBe('an image')
      const heads = createHeadStore(target.config.dataDir)
      const verdict = await verifyRecord(target.database, testKeys, heads, target.clock.now())
      expect(verdict).toMatchObject({ breaks: [], mistimed: [] })
      const [last] = await target.db.select().from(auditEntries).orderBy(desc(auditEntries.id))
      expect(last).toMatchObject({
        action: 'backup.restore',
        after: { accounts: 2, files: 2, madeAt: manifest.at },
      })
    })
  })

  it('lets people sign in with their password and second factor, and lifts bans at their end', async () => {
    await withTarget(async (target, restore) => {
      expect(await restore(place)).toBe('restored')
      // A code works once, so wait for the next one.
      target.clock.advance(60_000)
      const account = { email: 'owner@example.org', password }
      const cookie = cookieOf(await target.anonymous().post('/auth/signin', account))
      const epoch = Math.floor(target.clock.now().getTime() / 1000)
      const token = generateSync({ secret: seed, epoch })
      const verified = await target.anonymous(cookie).post('/auth/totp-verify', { token })
      expect(verified.json()).toMatchObject({ verified: true })
      const { rows } = await target.db.execute(
        sql`select data from jobs.job where name = 'liftBan' and state = 'created'`,
      )
      expect(rows).toMatchObject([{ data: { userId: memberId } }])
    })
  })

  it('contains the fingerprint of SECRET_KEY, but not the key', async () => {
    const names = await readdir(path.join(folder, 'whole'), { recursive: true })
    expect(names).toContain(manifestName)
    expect(manifest.key).toMatch(/^[0-9a-f]{8}$/)
    const whole = await readFile(path.join(folder, 'whole', manifestName), 'utf8')
    expect(whole).not.toContain('a test key')
  })

  it('is encrypted for a public key of age, and opens only with the private key', async () => {
    const identity = await generateX25519Identity()
    const file = path.join(folder, 'key.txt')
    await writeFile(file, `# made by a test\n${identity}\n`)
    const encrypted = createFolderPlace(path.join(folder, 'encrypted'))
    const wrapping = wrapFor(await identityToRecipient(identity))
    await makeBackup(deploymentOf(source), encrypted, wrapping, quiet)
    expect((await encrypted.get(`files/${passport}`))?.toString('latin1')).toMatch(/^age-encr/)
    await withTarget(async (target, restore) => {
      expect(await restore(encrypted)).toMatch(
        /^The backup is encrypted\. Pass the file with the private key as --identity/,
      )
      const other = path.join(folder, 'other.txt')
      await writeFile(other, await generateX25519Identity())
      expect(await restore(encrypted, { identity: other })).toMatch(/does not open this backup/)
      const changed = changing(`files/${passport}`, (bytes) => bytes.subarray(1), encrypted)
      expect(await restore(changed, { identity: file })).toMatch(/was changed after the backup/)
      expect(await isEmpty(target)).toBe(true)
      expect(await restore(encrypted, { identity: file })).toBe('restored')
    })
    expect(() => wrapFor('age1nonsense')).toThrow('is not a public key of age')
  })

  it('that stops half-way says so, and has no manifest', async () => {
    const cut = createFolderPlace(path.join(folder, 'cut'))
    let files = 0
    const full: BackupPlace = {
      ...cut,
      put: async (name, bytes) => {
        files += 1
        if (files > 4) throw diskFull()
        await cut.put(name, bytes)
      },
    }
    await expect(makeBackup(deploymentOf(source), full, wrapFor(undefined), quiet)).rejects.toThrow(
      /is incomplete: no space left on device \(ENOSPC\)\. Remove it, mend the cause/,
    )
    expect(await restoreInto(empty)(cut)).toMatch(
      /^There is no complete backup in .*: manifest.json is missing/,
    )
  })
})

describe('a restore refuses', () => {
  it.each<[what: string, from: () => BackupPlace, message: RegExp]>([
    [
      'a backup of a newer version',
      () => withManifest((content) => ({ ...content, schema: content.schema + 1, version: '9.0' })),
      /newer version of the server \(9\.0; .*\)\. Restore it with version 9\.0/,
    ],
    [
      'a later format of the manifest',
      () => withManifest(({ version, schema }) => ({ format: 2, version, schema })),
      /newer version of the server/,
    ],
    [
      'a backup of an older version',
      () => withManifest((content) => ({ ...content, schema: 1, version: '0.0.1' })),
      /older version .* Restore it with version 0\.0\.1, then start this version/,
    ],
    [
      'a changed manifest',
      () => withManifest((content) => ({ ...content, certificates: 0, rows: {} })),
      /The manifest of the backup .* is damaged/,
    ],
    [
      'a missing file',
      () => without(`files/${passport}`),
      /lacks the file documents\/passport\.pdf/,
    ],
    [
      'a file with another hash',
      () => changing(`files/${passport}`, () => Buffer.from('a Passport')),
      /documents\/passport\.pdf .* was changed after the backup/,
    ],
    ['missing rows', () => without(manifest.parts[0]?.name ?? ''), /The part rows\/.* is missing/],
    [
      'changed rows',
      () => changing(manifest.parts.at(-1)?.name ?? '', (bytes) => bytes.subarray(1)),
      /The part rows\/.* was changed after the backup/,
    ],
  ])('%s, and changes nothing', async (_what, from, message) => {
    expect(await restoreInto(empty)(from())).toMatch(message)
    expect(await isEmpty(empty)).toBe(true)
  })

  it('a backup of another SECRET_KEY', async () => {
    const keys = createKeys('another key, also of 32 bytes or more')
    const into = { ...deploymentOf(empty), keys }
    await expect(restoreBackup(into, place, {}, operatorOf(empty), quiet)).rejects.toThrow(
      /belongs to another SECRET_KEY \(fingerprint [0-9a-f]{8}; this server has [0-9a-f]{8}\)/,
    )
  })

  it('a database with data, and a store with other files', async () => {
    await withTarget(async (target, restore) => {
      await target.files.put('images/00000000-0000-4000-8000-000000000000.png', {
        type: 'image/png',
        bytes: Buffer.from('other'),
      })
      expect(await restore(place)).toMatch(/^The store of files is not empty: it has 1 /)
      expect(await restore(place, { keepsFiles: true })).toBe('restored')
      expect(await restore(place)).toMatch(/^The database is not empty: it has 2 accounts/)
    })
  })

  it('to keep anything after a full disk', async () => {
    let written = 0
    const full: FileStore = {
      ...empty.files,
      put: async (key, file) => {
        written += 1
        if (written > 1) throw diskFull()
        await empty.files.put(key, file)
      },
    }
    const into = { ...deploymentOf(empty), files: full }
    await expect(restoreBackup(into, place, {}, operatorOf(empty), quiet)).rejects.toThrow(
      /^The restore stopped: no space left on device .*unchanged/,
    )
    expect(await isEmpty(empty)).toBe(true)
  })

  it('to hide files that the store does not remove after a failure', async () => {
    const stuck: FileStore = {
      ...empty.files,
      put: () => Promise.reject(diskFull()),
      remove: () => Promise.reject(new Error('read-only')),
    }
    const into = { ...deploymentOf(empty), files: stuck }
    await expect(restoreBackup(into, place, {}, operatorOf(empty), quiet)).rejects.toThrow(
      /^The restore left 2 files in the store\. .* no space left on device/,
    )
  })

  it('a broken chain, unless the operator asks for it', async () => {
    const broken = createFolderPlace(path.join(folder, 'broken'))
    const [entry] = await source.db.select().from(auditEntries).limit(1)
    const change = (requestId: string) =>
      source.db
        .update(auditEntries)
        .set({ requestId })
        .where(eq(auditEntries.id, entry?.id ?? ''))
    await change('changed')
    await makeBackup(deploymentOf(source), broken, wrapFor(undefined), quiet)
    await change(entry?.requestId ?? '')
    await withTarget(async (target, restore) => {
      expect(await restore(broken)).toMatch(/^The record of the backup is broken: Entry /)
      expect(await isEmpty(target)).toBe(true)
      expect(await restore(broken, { keepsBreaks: true })).toBe('restored')
    })
  })
})

describe('the numbers of certificates', () => {
  it('continue after every number that the lost deployment may have used', async () => {
    const numberOf = async ({ db, clock }: TestApp) =>
      Number((await takeSerial(db, clock.now(), { timeZone: 'UTC' })).split('-')[1])
    await source.db.execute(sql`select setval('certificate_numbers', 41)`)
    const numbered = createFolderPlace(path.join(folder, 'numbered'))
    await makeBackup(deploymentOf(source), numbered, wrapFor(undefined), quiet)
    expect(await numberOf(source)).toBe(42)
    await withTarget(async (target, restore) => {
      expect(await restore(numbered)).toBe('restored')
      expect(await numberOf(target)).toBe(1042)
    })
    await withTarget(async (target, restore) => {
      // The store survived the loss: one of its certificates is newer than the backup.
      await target.files.put('documents/certificates/2026-004711.pdf', {
        type: 'application/pdf',
        bytes: Buffer.from('a certificate'),
      })
      expect(await restore(numbered, { keepsFiles: true })).toBe('restored')
      expect(await numberOf(target)).toBe(5712)
    })
  })

  it('have more than six digits after the millionth', async () => {
    await source.db.execute(sql`select setval('certificate_numbers', 1234567)`)
    const serial = await takeSerial(source.db, source.clock.now(), { timeZone: 'UTC' })
    // Other tests use this database again.
    await source.db.execute(sql`select setval('certificate_numbers', 42)`)
    expect(serial.split('-')[1]).toBe('1234568')
  })
})

describe('the commands', () => {
  const { env } = freshServers()
  const secret = { SECRET_KEY: 'a key for the commands, of 32 bytes or more' }

  it('back up, restore elsewhere, and run a drill', async () => {
    const here = { ...env(), ...secret }
    const create = [
      'admin:create',
      '--email',
      'ana@example.org',
      '--name',
      'Ana',
      '--password-stdin',
    ]
    await runCommand(here, create, 'correct horse 9\n')
    const parent = path.join(folder, 'commands')
    const made = await runCommand(here, ['backup', parent])
    expect(made).toMatchObject({ code: 0 })
    expect(made.stdout).toContain('Accounts: 1. Entries of the record: 1. Files: 0 (0.0 MB)')
    const [name = ''] = await readdir(parent)
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/)
    const elsewhere = await createTestDatabase()
    const there = { ...elsewhere.env, ...secret }
    const restored = await runCommand(there, ['restore', path.join(parent, name)])
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.stdout).toContain('The next certificate has the number 1001')
    expect((await runCommand(there, ['admin:list'])).stdout).toContain('ana@example.org')
    await elsewhere.remove()
    const drilled = await runCommand(here, ['drill'])
    expect(drilled).toMatchObject({ code: 0 })
    expect(drilled.stdout).toMatch(/^The backup can be restored\. Accounts: 1\./)
    const exported = (await runCommand(here, ['record:export'])).stdout
    expect(exported).toContain('backup.make')
    expect(exported).toContain('backup.drill')
    // The drill removed its copies.
    expect((await readdir(env().DATA_DIR)).filter((file) => /^drill/.test(file))).toEqual([])
    expect((await runCommand(here, ['record:verify'])).stdout).toContain('The record is intact')
  })
})

describe('a bucket', () => {
  it('stores backups, but not in the bucket of the uploads', async () => {
    const store = await startS3Server()
    const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = store.env
    const config = readConfig({
      BACKUP_S3_ENDPOINT: S3_ENDPOINT,
      BACKUP_S3_REGION: S3_REGION,
      BACKUP_S3_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
      BACKUP_S3_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
    })
    const bucket = openPlace('s3://hearth/nightly', config)
    await makeBackup(deploymentOf(source), bucket, wrapFor(undefined), quiet)
    await withTarget(async (_target, restore) => {
      expect(await restore(bucket)).toBe('restored')
    })
    expect(() => openPlace('s3://hearth/nightly', readConfig(store.env))).toThrow(
      'is in the bucket of the uploads',
    )
    expect(() => openPlace('s3://hearth/nightly', readConfig({}))).toThrow('No store for backups')
    await store.stop()
  })
})

describe('a drill', () => {
  it('removes its files even if its database cannot be removed', async () => {
    const { database, config, keys } = source
    const query = async (text: string) => {
      if (text.startsWith('drop')) throw new Error('the database is in use')
      return { rows: [] }
    }
    const stuck: Drilled['source'] = {
      ...deploymentOf(source),
      config: { ...config, databaseUrl: 'postgres://127.0.0.1:1/hearth' },
      database: { ...database, embedded: true, pool: Object.assign(new Pool(), { query }) },
    }
    const drill = runDrill({ source: stuck, keys, ctx: operatorOf(source), onProgress: quiet })
    await expect(drill).rejects.toThrow('the database is in use')
    expect((await readdir(config.dataDir)).filter((name) => name.startsWith('drill-'))).toEqual([])
  })
})

describe('the nightly drill', () => {
  it('logs why a restore failed', async () => {
    const program = path.join(folder, 'failing.mjs')
    await writeFile(program, "process.stderr.write('no room left'); process.exitCode = 1")
    await drillNightly(source.app.log, program)
    expect(source.logged.at(-1)).toContain('no room left')
  })
})
