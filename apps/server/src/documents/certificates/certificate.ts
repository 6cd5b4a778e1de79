import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import { removeLater } from '../../files/removeFiles.ts'
import { type AuditContext, audit } from '../../kernel/audit.ts'
import type { TextVault } from '../../kernel/entryTexts.ts'
import type { CertificateJob, JobQueue } from '../../kernel/jobs.ts'
import type { Context } from '../../kernel/operation.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { users } from '../../platform/database/schema.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import { PermanentError } from '../../platform/jobs/queue.ts'
import { isDocumentKey } from '../stored/documentFile.ts'
import { certificateKey, takeSerial } from './numbers.ts'

type CertificateContext = AuditContext & Pick<Context, 'config' | 'jobs'>

const offersCertificates = ({ features }: Config): boolean => features.includes('desk')

/**
 * Queues the certificate of a new citizen. Call it in the transaction of the approval, after the
 * member's row is locked.
 */
export const orderCertificate = async (
  tx: Transaction,
  ctx: CertificateContext,
  userId: string,
): Promise<void> => {
  if (!offersCertificates(ctx.config)) return
  const certificateOrderedAt = ctx.now()
  await tx
    .update(users)
    .set({ certificateOrderedAt, certificateSerial: null })
    .where(eq(users.id, userId))
  await ctx.jobs.add(tx, 'certificate', {
    userId,
    approvedAt: certificateOrderedAt.toISOString(),
    request: ctx.request,
  })
}

/** Takes the certificate back. Call it in the transaction that undoes the approval. */
export const withdrawCertificate = async (
  tx: Transaction,
  ctx: CertificateContext,
  userId: string,
): Promise<void> => {
  if (!offersCertificates(ctx.config)) return
  const [user] = await tx
    .select({ key: users.badgeFileName, serial: users.certificateSerial })
    .from(users)
    .where(eq(users.id, userId))
  await tx
    .update(users)
    .set({ badgeFileName: null, certificateSerial: null, certificateOrderedAt: null })
    .where(eq(users.id, userId))
  // Without a file it was only ordered.
  if (!user?.key) return
  await removeLater(tx, ctx.jobs, [user.key].filter(isDocumentKey))
  await audit(tx, ctx, {
    action: 'certificate.withdraw',
    subject: userId,
    before: { serial: user.serial },
  })
}

interface Use {
  readonly db: Database
  readonly config: Config
  readonly files: Pick<FileStore, 'put' | 'read'>
  readonly jobs: JobQueue
  readonly keys: TextVault
  now(): Date
}

/** A number whose certificate is not in the store. */
const takeFreeSerial = async (use: Use, date: Date): Promise<string> => {
  const serial = await takeSerial(use.db, date, use.config)
  const stored = await use.files.read(certificateKey(serial))
  stored?.body.destroy()
  return stored ? takeFreeSerial(use, date) : serial
}

/** Loaded with the first certificate: the library is large. */
const loadRenderer = () => import('./renderCertificate.ts')

const render = async (
  config: Config,
  certificate: { name: string; serial: string; date: Date },
): Promise<Buffer<ArrayBuffer>> => {
  const { renderCertificate, MissingGlyph } = await loadRenderer()
  return renderCertificate(certificate, config).catch((error: unknown) => {
    // A retry has the same font.
    throw error instanceof MissingGlyph ? new PermanentError(error.message) : error
  })
}

/**
 * Makes and stores the certificate of an approval, and emails the member. Idempotent: each attempt has
 * a number of its own, and the file is named after it. A file that was stored for nothing, because the
 * approval was undone or another attempt was first, is removed.
 */
export const makeCertificate =
  (use: Use) =>
  async ({ userId, approvedAt, request }: CertificateJob): Promise<void> => {
    const { db, config, files, jobs, now } = use
    const date = new Date(approvedAt)
    const isOrdered = and(
      eq(users.id, userId),
      eq(users.certificateOrderedAt, date),
      isNull(users.deletedAt),
    )
    const [user] = await db
      .select({ fullName: users.fullName, email: users.email, serial: users.certificateSerial })
      .from(users)
      .where(isOrdered)
    if (!user || user.serial !== null) return
    const serial = await takeFreeSerial(use, date)
    const key = certificateKey(serial)
    const name = user.fullName ?? user.email
    const bytes = await render(config, { name, serial, date })
    await files.put(key, { type: 'application/pdf', bytes })
    await db.transaction(async (tx) => {
      const [current] = await tx
        .select({
          email: users.email,
          key: users.badgeFileName,
          serial: users.certificateSerial,
        })
        .from(users)
        .where(isOrdered)
        .for('update')
      const isWanted = current?.serial === null
      const unused = isWanted ? current.key : key
      await removeLater(tx, jobs, unused === null ? [] : [unused].filter(isDocumentKey))
      if (!isWanted) return
      await tx
        .update(users)
        .set({ badgeFileName: key, certificateSerial: serial, certificateDeletedAt: null })
        .where(eq(users.id, userId))
      const ctx = { actor: undefined, now, request, vault: use.keys }
      await audit(tx, ctx, { action: 'certificate.issue', subject: userId, after: { serial } })
      await jobs.add(tx, 'email', {
        template: 'certificate',
        email: current.email,
        serial,
        request,
      })
    })
  }

/**
 * Tries the deployment's template and font, so that no approval is the first to fail.
 * @throws StartError that names the variable
 */
export const checkCertificate = async (config: Config): Promise<void> => {
  const isOwn = config.certificateTemplate !== undefined || config.certificateFont !== undefined
  if (!offersCertificates(config) || !isOwn) return
  const renderer = await loadRenderer()
  await renderer.checkCertificate(config)
}
