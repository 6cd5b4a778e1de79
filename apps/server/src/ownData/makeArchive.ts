import { rm, stat } from 'node:fs/promises'
import { languageOf } from '@hearth/api/languages'
import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { TextVault } from '../kernel/entryTexts.ts'
import type { JobQueue, OwnDataJob } from '../kernel/jobs.ts'
import type { Database } from '../platform/database/database.ts'
import { ownDataArchives, users } from '../platform/database/schema.ts'
import { sync } from '../platform/durableFile.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { archiveKey, finishArchive } from './archive/archives.ts'
import { startPart } from './archive/parts.ts'
import { toStream, writeZip } from './archive/writeZip.ts'
import { type Content, writeJson, writePage } from './content.ts'
import { openFiles } from './files.ts'
import { readOthers } from './others.ts'
import { fileColumns } from './sections.ts'

interface Use {
  readonly db: Database
  readonly config: Config
  readonly files: FileStore
  /** Open the texts of the record. */
  readonly keys: Pick<TextVault, 'open'>
  readonly jobs: JobQueue
  now(): Date
}

const isWanted = (archiveId: string) =>
  and(eq(ownDataArchives.id, archiveId), isNull(ownDataArchives.readyAt))

/** The archive to make and its member. Undefined if it is finished, or was removed with the account. */
const findOrder = async (db: Database, archiveId: string) => {
  const [row] = await db
    .select({
      language: ownDataArchives.language,
      member: { id: users.id, email: users.email },
      stored: fileColumns,
    })
    .from(ownDataArchives)
    .innerJoin(users, eq(users.id, ownDataArchives.userId))
    .where(isWanted(archiveId))
  return row
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/**
 * Writes the archive to a file.
 * @returns the name of a document that broke off in the middle: the file is then of no use
 */
const write = async (
  { db, config, files: store, keys, now }: Use,
  { language, member, stored }: Order,
  part: string,
  unreadable: ReadonlySet<string>,
): Promise<string | undefined> => {
  const { files, missing } = await openFiles(store, stored, unreadable)
  let broken: string | undefined
  for (const { name, body } of files) {
    body.once('error', () => {
      broken = name
    })
  }
  const content: Content = {
    db,
    vault: keys,
    config,
    userId: member.id,
    language: languageOf(language) ?? 'en',
    madeAt: now(),
    others: await readOthers(db, member),
    files: files.map(({ name }) => name),
    missing,
  }
  try {
    await writeZip(part, [
      { name: 'index.html', open: () => toStream(writePage(content)) },
      { name: 'data.json', open: () => toStream(writeJson(content)) },
      ...files.map(({ name, body }) => ({ name, isCompressed: true, open: () => body })),
    ])
    return undefined
  } catch (error) {
    if (broken === undefined) throw error
    return broken
  } finally {
    for (const { body } of files) body.destroy()
  }
}

/** Writes the archive to a file of this machine, without the documents that can't be read to their end. */
const writePart = async (use: Use, order: Order, archiveId: string): Promise<string> => {
  const unreadable = new Set<string>()
  for (;;) {
    const part = await startPart(use.config.dataDir, archiveId)
    try {
      const broken = await write(use, order, part, unreadable)
      if (broken === undefined) return part
      unreadable.add(broken)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
}

/**
 * Makes the copy of a member's data, stores it, and mails its link. It is written to a file beside the
 * store first, so that the store never has a part of one. Idempotent: a job that was killed begins anew.
 */
export const makeArchive =
  (use: Use) =>
  async ({ archiveId, request }: OwnDataJob): Promise<void> => {
    const { db, files, jobs, now } = use
    const order = await findOrder(db, archiveId)
    if (!order) return
    const part = await writePart(use, order, archiveId)
    const key = archiveKey(archiveId)
    let bytes: number
    try {
      await sync(part)
      bytes = (await stat(part)).size
      await files.putFile(key, { type: 'application/zip', path: part })
    } finally {
      await rm(part, { force: true })
    }
    const isFinished = await db.transaction(async (tx) => {
      if (!(await finishArchive(tx, archiveId, bytes, now()))) return false
      const { email } = order.member
      await jobs.add(tx, 'email', { template: 'own-data', email, archiveId, request })
      return true
    })
    // The account was deleted in the meantime.
    if (!isFinished) await files.remove(key)
  }
