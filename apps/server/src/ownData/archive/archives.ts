import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@hearth/api/languages'
import { and, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { removeLater } from '../../files/removeFiles.ts'
import type { JobQueue } from '../../kernel/jobs.ts'
import type { Database, Executor, Transaction } from '../../platform/database/database.ts'
import { ownDataArchives } from '../../platform/database/schema.ts'

const day = 24 * 60 * 60_000

/** How often the link of an archive opens it. */
export const maxDownloads = 3

/** The storage key of an archive. */
export const archiveKey = (id: string): string => `exports/${id}.zip`

const keyPattern = /^exports\/([0-9a-f-]{36})\.zip$/

export const isArchiveKey = (key: string): boolean => keyPattern.test(key)

/** The keys among these of which no row is left. */
export const unusedArchives = async (db: Executor, keys: readonly string[]): Promise<string[]> => {
  const rows = await db.select({ id: ownDataArchives.id }).from(ownDataArchives)
  const used = new Set(rows.map(({ id }) => archiveKey(id)))
  return keys.filter((key) => !used.has(key))
}

/** The archive of a member that was begun in the last 24 hours, or whose link still works. */
export const findCurrentArchive = async (tx: Transaction, userId: string, now: Date) => {
  const [row] = await tx
    .select()
    .from(ownDataArchives)
    .where(and(eq(ownDataArchives.userId, userId), gt(ownDataArchives.expiresAt, now)))
  return row
}

interface Begun {
  readonly userId: string
  readonly language: Language
  readonly now: Date
  readonly request: { readonly id: string; readonly ip: string }
}

/** Orders an archive. Call it with the member's row locked, after `findCurrentArchive`. */
export const beginArchive = async (
  tx: Transaction,
  jobs: JobQueue,
  { userId, language, now, request }: Begun,
): Promise<void> => {
  const [row] = await tx
    .insert(ownDataArchives)
    .values({ userId, language, createdAt: now, expiresAt: new Date(now.getTime() + day) })
    .returning({ id: ownDataArchives.id })
  if (row) await jobs.add(tx, 'ownData', { archiveId: row.id, request })
}

/** Dates a finished archive. Returns false if it was removed in the meantime. */
export const finishArchive = async (
  tx: Transaction,
  id: string,
  bytes: number,
  now: Date,
): Promise<boolean> => {
  const finished = await tx
    .update(ownDataArchives)
    .set({ bytes, readyAt: now, expiresAt: new Date(now.getTime() + day) })
    .where(eq(ownDataArchives.id, id))
    .returning({ id: ownDataArchives.id })
  return finished.length > 0
}

const hashOf = (token: string): string =>
  createHash('sha256').update(`own-data\n${token}`).digest('base64url')

/** Replaces the token of a finished archive. Undefined if its time is over or it was removed. */
export const issueArchiveToken = async (db: Database, id: string, now: Date) => {
  const token = randomBytes(32).toString('base64url')
  const [row] = await db
    .update(ownDataArchives)
    .set({ tokenHash: hashOf(token) })
    .where(
      and(
        eq(ownDataArchives.id, id),
        isNotNull(ownDataArchives.readyAt),
        gt(ownDataArchives.expiresAt, now),
      ),
    )
    .returning({ until: ownDataArchives.expiresAt })
  return row && { token, until: row.until }
}

const opens = (token: string, now: Date) =>
  and(
    // Found by its hash: a comparison in constant time would add nothing to 256 random bits.
    eq(ownDataArchives.tokenHash, hashOf(token)),
    gt(ownDataArchives.expiresAt, now),
    lt(ownDataArchives.downloads, maxDownloads),
  )

/** The archive that a token opens. */
export const findArchive = async (db: Executor, token: string, now: Date) => {
  const [row] = await db.select().from(ownDataArchives).where(opens(token, now))
  return row
}

/** Counts a download. Returns false if another one was the last. */
export const countDownload = async (db: Executor, token: string, now: Date): Promise<boolean> => {
  const counted = await db
    .update(ownDataArchives)
    .set({ downloads: sql`${ownDataArchives.downloads} + 1` })
    .where(opens(token, now))
    .returning({ id: ownDataArchives.id })
  return counted.length > 0
}

/** Removes the archives of a member, also one that is being made: its job then removes the file. */
export const removeArchives = async (
  tx: Transaction,
  jobs: JobQueue,
  userId: string,
): Promise<void> => {
  const removed = await tx
    .delete(ownDataArchives)
    .where(eq(ownDataArchives.userId, userId))
    .returning({ id: ownDataArchives.id })
  await removeLater(
    tx,
    jobs,
    removed.map(({ id }) => archiveKey(id)),
  )
}

/**
 * Removes the files of archives whose time is over or whose downloads are used up. The row of the latter
 * stays until then, as it says that one was made today.
 */
export const sweepArchives = (db: Database, jobs: JobQueue, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const usedUp = await tx
      .update(ownDataArchives)
      .set({ tokenHash: null })
      .where(
        and(isNotNull(ownDataArchives.tokenHash), gte(ownDataArchives.downloads, maxDownloads)),
      )
      .returning({ id: ownDataArchives.id })
    const over = await tx
      .delete(ownDataArchives)
      .where(lt(ownDataArchives.expiresAt, now))
      .returning({ id: ownDataArchives.id })
    await removeLater(
      tx,
      jobs,
      [...usedUp, ...over].map(({ id }) => archiveKey(id)),
    )
  })
