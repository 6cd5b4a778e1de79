// Measures the copy of a member's data with 10,000 posts and 100 MB of documents, on PostgreSQL:
// `pnpm exec node apps/server/bench/ownData.ts`. The exit code is 1 when it takes longer or more memory
// than promised.
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { readConfig } from '../src/config/config.ts'
import { archiveKey, beginArchive } from '../src/ownData/archive/archives.ts'
import { makeArchive } from '../src/ownData/makeArchive.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { ownDataArchives, users } from '../src/platform/database/schema.ts'
import { openFiles } from '../src/platform/files/openFiles.ts'
import { createLog } from '../src/platform/log.ts'
import { openOutgoing } from '../src/process/outgoing.ts'
import { runOn, startPostgres } from '../test/postgresServer.ts'
import { benchKeys } from './server.ts'

/** Seconds, and megabytes of memory more than before. */
const promises = { seconds: 20, memory: 60 }
const posts = 10_000
/** Megabytes of each of the two documents. */
const documentSize = 50

const megabyte = 1_000_000

/** Bytes that can't be compressed, as those of images. */
const makeDocument = function* (): Generator<Buffer> {
  for (let written = 0; written < documentSize; written += 1) {
    const bytes = crypto.getRandomValues(new Uint8Array(65_536))
    yield Buffer.concat(Array(16).fill(bytes), megabyte)
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-bench-'))
const postgres = await startPostgres()
await runOn(postgres.adminUrl, "create database bench template template0 locale 'C.UTF-8'")
const config = readConfig({
  DATA_DIR: folder,
  DATABASE_URL: postgres.adminUrl.replace(/[^/]+$/, 'bench'),
})
const log = createLog('silent')
const database = await openDatabase(config, log)
const { db } = database
const files = openFiles(config, { uploads: benchKeys.uploads })
const outgoing = await openOutgoing({ config, database, files, log })
try {
  const userId = v7()
  const documents = { passport: 'documents/passport.pdf', badgeFileName: 'documents/citizen.pdf' }
  await mkdir(path.join(folder, 'files/documents'), { recursive: true })
  for (const key of Object.values(documents)) {
    const file = createWriteStream(path.join(folder, 'files', key))
    await pipeline(Readable.from(makeDocument()), file)
  }
  await db.insert(users).values({ id: userId, email: 'ana@example.org', ...documents })
  await db.execute(sql`
    insert into posts (id, user_id, title, description)
    select gen_random_uuid(), ${userId}, 'Boat ' || n, repeat('It sails. ', 100)
    from generate_series(1, ${posts}::int) n`)
  const request = { id: 'bench', ip: 'local' }
  await db.transaction((tx) =>
    beginArchive(tx, outgoing.jobs, { userId, language: 'en', now: new Date(), request }),
  )
  const [archive] = await db.select({ id: ownDataArchives.id }).from(ownDataArchives)
  if (!archive) throw new Error('Found no archive to make')

  const before = process.memoryUsage().rss
  let most = before
  const sample = () => {
    most = Math.max(most, process.memoryUsage().rss)
  }
  const sampling = setInterval(sample, 10)
  const started = performance.now()
  const use = { db, config, files, keys: benchKeys, jobs: outgoing.jobs, now: () => new Date() }
  await makeArchive(use)({ archiveId: archive.id, request })
  const seconds = (performance.now() - started) / 1000
  clearInterval(sampling)
  sample()
  const memory = (most - before) / megabyte
  const size = (await stat(path.join(folder, 'files', archiveKey(archive.id)))).size / megabyte
  process.stdout.write(
    `${size.toFixed(0)} MB in ${seconds.toFixed(1)} s, with ${memory.toFixed(0)} MB of memory\n`,
  )
  if (seconds > promises.seconds || memory > promises.memory) {
    process.stdout.write(`Too much: ${promises.seconds} s and ${promises.memory} MB are promised\n`)
    process.exitCode = 1
  }
} finally {
  await outgoing.stop(0)
  await database.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
