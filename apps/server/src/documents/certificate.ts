import { and, eq, isNull, sql } from 'drizzle-orm'
import { audit } from '../audit.ts'
import type { Config } from '../config.ts'
import { isDocumentKey } from '../files/documentFile.ts'
import { removeLater } from '../files/removeFiles.ts'
import type { CertificateJob, JobQueue } from '../jobs.ts'
import type { Context } from '../operation.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { deployment, users } from '../platform/database/schema.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { PermanentError } from '../platform/jobs/queue.ts'

type CertificateContext = Pick<Context, 'actor' | 'config' | 'jobs' | 'now' | 'request'>

const offersCertificates = ({ features }: Config): boolean => features.includes('desk')

/** The number of a new certificate: the year and a number that is never reset. */
const takeSerial = async (tx: Transaction, now: Date, { timeZone }: Config): Promise<string> => {
  const [row] = await tx
    .update(deployment)
    .set({ certificates: sql`${deployment.certificates} + 1` })
    .returning({ number: deployment.certificates })
  const year = now.toLocaleDateString('en', { timeZone, year: 'numeric' })
  return `${year}-${String(row?.number).padStart(6, '0')}`
}

/**
 * Gives a new citizen a serial number, and queues the certificate. Call it in the transaction of the
 * approval, after the member's row is locked.
 */
export const orderCertificate = async (
  tx: Transaction,
  ctx: CertificateContext,
  userId: string,
): Promise<void> => {
  if (!offersCertificates(ctx.config)) return
  const now = ctx.now()
  const serial = await takeSerial(tx, now, ctx.config)
  await tx.update(users).set({ certificateSerial: serial }).where(eq(users.id, userId))
  await ctx.jobs.add(tx, 'certificate', {
    userId,
    serial,
    approvedAt: now.toISOString(),
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
  if (!user?.key && !user?.serial) return
  await tx
    .update(users)
    .set({ badgeFileName: null, certificateSerial: null })
    .where(eq(users.id, userId))
  // Without a file it was only ordered.
  if (!user.key) return
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
  readonly files: Pick<FileStore, 'put'>
  readonly jobs: JobQueue
  now(): Date
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
 * Makes and stores the certificate of an approval, and emails the member. Idempotent: each approval
 * has one serial number, and the file is named after it. A file that was stored for nothing, because
 * the approval was undone meanwhile, is removed.
 */
export const makeCertificate =
  ({ db, config, files, jobs, now }: Use) =>
  async ({ userId, serial, approvedAt, request }: CertificateJob): Promise<void> => {
    const isOrdered = and(
      eq(users.id, userId),
      eq(users.certificateSerial, serial),
      isNull(users.deletedAt),
    )
    const key = `documents/certificates/${serial}.pdf`
    const [user] = await db
      .select({ fullName: users.fullName, email: users.email, key: users.badgeFileName })
      .from(users)
      .where(isOrdered)
    if (!user || user.key === key) return
    const name = user.fullName ?? user.email
    const bytes = await render(config, { name, serial, date: new Date(approvedAt) })
    await files.put(key, { type: 'application/pdf', bytes })
    await db.transaction(async (tx) => {
      const [current] = await tx
        .select({ email: users.email, key: users.badgeFileName })
        .from(users)
        .where(isOrdered)
        .for('update')
      if (current?.key === key) return
      const unused = [current ? current.key : key].filter((one) => one !== null)
      await removeLater(tx, jobs, unused.filter(isDocumentKey))
      if (!current) return
      await tx
        .update(users)
        .set({ badgeFileName: key, certificateDeletedAt: null })
        .where(eq(users.id, userId))
      const ctx = { actor: undefined, now, request }
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
