import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { archiveKey, beginArchive, removeArchives } from '../src/ownData/archive/archives.ts'
import { sweepParts } from '../src/ownData/archive/parts.ts'
import { makeArchive } from '../src/ownData/makeArchive.ts'
import { ownDataArchives, posts } from '../src/platform/database/schema.ts'
import type { FileStore } from '../src/platform/files/fileStore.ts'
import { removeOrphans } from '../src/process/sweepFiles.ts'
import { createTestApp, type TestApp } from './helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const request = { id: 'test', ip: '192.0.2.1' }
const parts = () => readdir(path.join(test.config.dataDir, 'exports')).catch((): string[] => [])
const copies = () =>
  readdir(path.join(test.config.dataDir, 'files/exports')).catch((): string[] => [])

/** A member with an ordered copy. Its job is run by the test. */
const begin = async (user: Parameters<TestApp['createUser']>[0] = {}) => {
  const member = await test.createUser(user)
  await test.db.transaction((tx) =>
    beginArchive(tx, test.outgoing.jobs, {
      userId: member.id,
      language: 'en',
      now: test.clock.now(),
      request,
    }),
  )
  const [archive] = await test.db
    .select()
    .from(ownDataArchives)
    .where(eq(ownDataArchives.userId, member.id))
  return { userId: member.id, archiveId: archive?.id ?? '' }
}
const make = (archiveId: string, files: Partial<FileStore> = {}) =>
  makeArchive({
    ...test,
    jobs: test.outgoing.jobs,
    now: test.clock.now,
    files: { ...test.files, ...files },
  })({ archiveId, request })
const open = async (archiveId: string) => {
  const bytes = await readFile(path.join(test.config.dataDir, 'files', archiveKey(archiveId)))
  return JSON.parse(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()))
}

it('names documents that are missing or break off, and has everything else', async () => {
  const documents = { passport: 'documents/broken.pdf', badgeFileName: 'documents/refused.pdf' }
  const { userId, archiveId } = await begin({
    ...documents,
    profilePic: `/api/files/images/${crypto.randomUUID()}.png`,
  })
  await test.db.insert(posts).values({ userId, title: 'Boat', description: 'It sails.' })
  await make(archiveId, {
    read: async (key) => {
      if (key === documents.badgeFileName) throw new Error('EACCES')
      if (key !== documents.passport) return undefined
      const body = Readable.from(
        (async function* () {
          yield Buffer.from('%PDF')
          throw new Error('EIO')
        })(),
      )
      return { body, size: 1000 }
    },
  })
  expect(await open(archiveId)).toMatchObject({
    files: [],
    missing: ['files/passport.pdf', 'files/certificate.pdf', 'files/image.png'],
    posts: [{ title: 'Boat' }],
  })
  expect(await parts()).toEqual([])
})

it('leaves no half file when it fails, and begins anew', async () => {
  const { archiveId } = await begin()
  const full = make(archiveId, {
    putFile: async () => {
      throw new Error('ENOSPC')
    },
  })
  await expect(full).rejects.toThrow('ENOSPC')
  expect(await parts()).toEqual([])
  expect(await copies()).not.toContain(`${archiveId}.zip`)
  await make(archiveId)
  expect(await open(archiveId)).toMatchObject({ format: 'hearth-own-data' })
})

it('removes what a killed process left of the same copy, and a sweep that of others', async () => {
  const { archiveId } = await begin()
  const folder = path.join(test.config.dataDir, 'exports')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${archiveId}.killed.part`), 'half')
  await writeFile(path.join(folder, 'another.part'), 'half')
  await make(archiveId)
  expect(await parts()).toEqual(['another.part'])
  await sweepParts(test.config.dataDir, test.clock.now())
  expect(await parts()).toEqual(['another.part'])
  const old = new Date(test.clock.now().getTime() - 61 * 60_000)
  await utimes(path.join(folder, 'another.part'), old, old)
  await sweepParts(test.config.dataDir, test.clock.now())
  expect(await parts()).toEqual([])
})

it('stores nothing for an account that is deleted meanwhile, or when it runs twice', async () => {
  const { userId, archiveId } = await begin()
  await make(archiveId, {
    putFile: async (key, file) => {
      await test.files.putFile(key, file)
      await test.db.transaction((tx) => removeArchives(tx, test.outgoing.jobs, userId))
    },
  })
  expect(await copies()).not.toContain(`${archiveId}.zip`)
  await make(archiveId)
  expect(await copies()).not.toContain(`${archiveId}.zip`)
})

it('is removed as an orphan only without its row', async () => {
  const { archiveId } = await begin()
  await make(archiveId)
  const orphan = `exports/${crypto.randomUUID()}.zip`
  await test.files.put(orphan, { type: 'application/zip', bytes: Buffer.from('PK') })
  const keys = [orphan, archiveKey(archiveId)]
  expect(await removeOrphans(test.db, test.files, keys, test.clock.now())).toBe(1)
  expect(await copies()).toContain(`${archiveId}.zip`)
})

it('reads thousands of posts in pages, each once', async () => {
  const { userId, archiveId } = await begin()
  const count = 1001
  await test.db.insert(posts).values(
    Array.from({ length: count }, (_, at) => ({
      userId,
      title: `Post ${at}`,
      description: 'x'.repeat(100),
    })),
  )
  await make(archiveId)
  const { posts: found } = await open(archiveId)
  expect(new Set(found.map(({ title }: { title: string }) => title)).size).toBe(count)
  expect(found).toHaveLength(count)
})
