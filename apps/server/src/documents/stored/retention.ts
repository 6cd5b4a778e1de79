import { and, count, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { v7 } from 'uuid'
import type { Config } from '../../config/config.ts'
import { removeLater } from '../../files/removeFiles.ts'
import { audit } from '../../kernel/audit.ts'
import type { TextVault } from '../../kernel/entryTexts.ts'
import type { JobQueue } from '../../kernel/jobs.ts'
import type { Answer, Context } from '../../kernel/operation.ts'
import { restorePeriod } from '../../kernel/restorePeriod.ts'
import type { Database, Executor } from '../../platform/database/database.ts'
import { deployment, documentHashes, users } from '../../platform/database/schema.ts'
import { isOpenCase } from './decidedAt.ts'
import { documentKey, unusedDocuments } from './documentFile.ts'
import { type DocumentKind, documentKinds } from './links.ts'

const day = 86_400_000

/** How long the first runs only report, so that an operator can still change the settings. */
const noticePeriod = 30 * day

const columns = {
  passport: { key: users.passport, property: 'passport', deleted: 'passportDeletedAt' },
  certificate: {
    key: users.badgeFileName,
    property: 'badgeFileName',
    deleted: 'certificateDeletedAt',
  },
} as const

/** Days after the decision; 0 keeps the document. */
const daysOf = (config: Config, kind: DocumentKind): number =>
  kind === 'passport' ? config.passportDays : config.certificateDays

/** The documents that are ever deleted. */
const deletedKinds = (config: Config): DocumentKind[] =>
  config.features.includes('desk') ? documentKinds.filter((kind) => daysOf(config, kind) > 0) : []

const hasDocument = (kind: DocumentKind): SQL => sql`${columns[kind].key} ~ ${documentKey.source}`

/** The members whose document may be deleted now. */
const isDue = (config: Config, kind: DocumentKind, now: Date) =>
  and(
    hasDocument(kind),
    lt(users.decidedAt, new Date(now.getTime() - daysOf(config, kind) * day)),
    isNull(users.documentsHeldAt),
    not(isOpenCase),
  )

const countDue = async (db: Executor, config: Config, now: Date): Promise<number> => {
  let due = 0
  for (const kind of deletedKinds(config)) {
    const [row] = await db
      .select({ due: count() })
      .from(users)
      .where(isDue(config, kind, now))
    due += row?.due ?? 0
  }
  return due
}

const readSince = async (db: Executor): Promise<Date | null> => {
  const [row] = await db.select({ since: deployment.retentionSince }).from(deployment)
  return row?.since ?? null
}

/** When the first run was, which may be this one. */
const startRetention = async (db: Database, now: Date): Promise<Date> => {
  await db.update(deployment).set({ retentionSince: now }).where(isNull(deployment.retentionSince))
  return (await readSince(db)) ?? now
}

/** Rows per statement, so that each ends within the time limit. */
const dateBatchSize = 1000

/**
 * Dates decisions without a date, which were made before the desk or by another backend: at the last
 * change of the member, so never too early.
 */
const dateDecisions = async (db: Database): Promise<void> => {
  const undated = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.decidedAt),
        or(isNotNull(users.passport), isNotNull(users.badgeFileName)),
        isNull(users.deletedAt),
        not(isOpenCase),
      ),
    )
    .limit(dateBatchSize)
  let dated: number
  do {
    const rows = await db
      .update(users)
      .set({ decidedAt: users.updatedAt })
      .where(inArray(users.id, undated))
      .returning({ id: users.id })
    dated = rows.length
  } while (dated === dateBatchSize)
}

interface Use {
  readonly db: Database
  readonly jobs: JobQueue
  readonly config: Config
  readonly keys: TextVault
  readonly log: FastifyBaseLogger
}

/** Members per transaction. Each has an entry in the record. */
const batchSize = 100

/**
 * Deletes the due documents of one batch. The row, the entry and the job that removes the file are
 * written together: after a crash the queue still has the job, and without the job the row still
 * names the file.
 */
const deleteBatch = (
  { db, jobs, config, keys }: Use,
  kind: DocumentKind,
  now: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    const { key, property, deleted } = columns[kind]
    const due = await tx
      .select({ id: users.id, key })
      .from(users)
      .where(isDue(config, kind, now))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx
      .update(users)
      .set({ [property]: null, [deleted]: now })
      .where(inArray(users.id, ids))
    if (kind === 'passport') {
      await tx.delete(documentHashes).where(inArray(documentHashes.userId, ids))
    }
    const stored = due.flatMap(({ key }) => key ?? [])
    await removeLater(tx, jobs, await unusedDocuments(tx, stored))
    const ctx = {
      actor: undefined,
      now: () => now,
      request: { id: `retention-${v7()}`, ip: 'local' },
      vault: keys,
    }
    for (const id of ids) {
      await audit(tx, ctx, { action: 'document.delete', subject: id, before: { kind } })
    }
    return due.length
  })

/**
 * Deletes the documents whose time is over. In the first 30 days it only reports how many there are.
 */
export const deleteDueDocuments = async (use: Use, now: Date): Promise<void> => {
  const { db, config, log } = use
  const kinds = deletedKinds(config)
  if (kinds.length === 0) return
  const deletesFrom = new Date((await startRetention(db, now)).getTime() + noticePeriod)
  await dateDecisions(db)
  if (now < deletesFrom) {
    const due = await countDue(db, config, now)
    log.info({ due, deletesFrom }, 'Documents are due, and are deleted from this day on')
    return
  }
  for (const kind of kinds) {
    let deleted = 0
    let batch: number
    do {
      batch = await deleteBatch(use, kind, now)
      deleted += batch
    } while (batch === batchSize)
    if (deleted > 0) log.info({ kind, deleted }, 'Documents were deleted after the decision')
  }
}

/** The notice before the first deletion; null afterwards, and where nothing is ever deleted. */
export const retentionNotice = async ({
  db,
  config,
  now,
}: Pick<Context, 'db' | 'config' | 'now'>): Promise<Answer<'getDesk'>['data']['retention']> => {
  const since = deletedKinds(config).length > 0 ? await readSince(db) : null
  const deletesFrom = since && new Date(since.getTime() + noticePeriod)
  if (!deletesFrom || deletesFrom <= now()) return null
  return { deletesFrom: deletesFrom.toISOString(), due: await countDue(db, config, now()) }
}

/** What decides when the documents of a member are deleted. */
export const storedColumns = {
  passportDeletedAt: users.passportDeletedAt,
  certificateDeletedAt: users.certificateDeletedAt,
  hasPassport: sql<boolean>`coalesce(${hasDocument('passport')}, false)`,
  hasCertificate: sql<boolean>`coalesce(${hasDocument('certificate')}, false)`,
  // See `dateDecisions`.
  decidedAt:
    sql<Date | null>`coalesce(${users.decidedAt}, case when ${users.deletedAt} is null then ${users.updatedAt} end)`.mapWith(
      users.decidedAt,
    ),
  heldAt: users.documentsHeldAt,
  deletedAt: users.deletedAt,
  isOpen: isOpenCase,
  since: sql<Date | null>`(select ${deployment.retentionSince} from ${deployment})`.mapWith(
    deployment.retentionSince,
  ),
}

interface Stored {
  readonly passportDeletedAt: Date | null
  readonly certificateDeletedAt: Date | null
  readonly hasPassport: boolean
  readonly hasCertificate: boolean
  readonly decidedAt: Date | null
  readonly heldAt: Date | null
  readonly deletedAt: Date | null
  readonly isOpen: boolean
  readonly since: Date | null
}

/** When a document will be deleted; null if it is not, or not yet decided. */
const dueAt = (row: Stored, kind: DocumentKind, config: Config): Date | null => {
  if (!(kind === 'passport' ? row.hasPassport : row.hasCertificate)) return null
  const days = deletedKinds(config).includes(kind) ? daysOf(config, kind) : 0
  const afterDecision =
    days > 0 && row.decidedAt && !row.isOpen
      ? Math.max(row.decidedAt.getTime() + days * day, (row.since?.getTime() ?? 0) + noticePeriod)
      : Number.POSITIVE_INFINITY
  const withAccount = row.deletedAt
    ? row.deletedAt.getTime() + restorePeriod
    : Number.POSITIVE_INFINITY
  const first = Math.min(afterDecision, withAccount)
  return Number.isFinite(first) ? new Date(first) : null
}

/** The documents of a member in the shape of the contract. */
export const toStoredDocuments = (
  row: Stored,
  config: Config,
): NonNullable<Answer<'getUser'>['data']['documents']> => ({
  passportDeletedAt: row.passportDeletedAt?.toISOString() ?? null,
  certificateDeletedAt: row.certificateDeletedAt?.toISOString() ?? null,
  passportDueAt: row.heldAt ? null : (dueAt(row, 'passport', config)?.toISOString() ?? null),
  isHeld: row.heldAt !== null,
})

/** A document that will be deleted. */
interface DueDocument {
  readonly memberId: string
  readonly kind: DocumentKind
  readonly at: Date
  readonly isHeld: boolean
}

/** All documents with a date of deletion, earliest first. */
export const listDueDocuments = async (db: Database, config: Config): Promise<DueDocument[]> => {
  const rows = await db
    .select({ id: users.id, ...storedColumns })
    .from(users)
    .where(sql`${users.passport} is not null or ${users.badgeFileName} is not null`)
  const due = rows.flatMap((row) =>
    documentKinds.flatMap((kind) => {
      const at = dueAt(row, kind, config)
      return at ? [{ memberId: row.id, kind, at, isHeld: row.heldAt !== null }] : []
    }),
  )
  return due.sort((a, b) => a.at.getTime() - b.at.getTime())
}
