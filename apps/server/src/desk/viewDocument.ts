import type { Readable } from 'node:stream'
import { audit } from '../audit.ts'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { openDocument } from '../files/documentFile.ts'
import { FileAnswer, type Handler } from '../operation.ts'
import { noSuchUser } from '../users/member.ts'
import { findDocuments } from '../users/memberDocuments.ts'

/** A larger file can only be downloaded. It is read into memory, so that its size is known. */
export const maxViewBytes = 25 * 1024 * 1024

const tooLarge = () =>
  new AppError('conflict', { message: 'This document is too large to be shown' })

/** The whole file. @throws AppError conflict when it is too large */
const readFile = async (body: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop closes the file.
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxViewBytes) throw tooLarge()
  }
  return Buffer.concat(chunks)
}

const formatDay = (day: Date, { timeZone }: Config): string =>
  day.toLocaleDateString('en-GB', { timeZone, dateStyle: 'long' })

/**
 * Sends the bytes of a document. The view is recorded first: if that fails, nothing is sent. The
 * panel tells their type by the bytes: to a browser that opened the answer they are just a file.
 */
export const viewDocument: Handler<'viewDocument'> = async ({ params: { id, kind } }, ctx) => {
  const found = await findDocuments(ctx.db, id)
  if (!found) throw noSuchUser()
  const { key, deletedAt } = found[kind]
  if (!key) {
    const message = deletedAt
      ? `The ${kind} was deleted on ${formatDay(deletedAt, ctx.config)}, after the decision.`
      : `This member has no ${kind}.`
    throw new AppError('notFound', { message })
  }
  const file = await openDocument(ctx.files, key)
  if (!file) throw new AppError('notFound', { message: `The ${kind} isn't in the store any more.` })
  const bytes = await readFile(file.body)
  await audit(ctx.db, ctx, { action: 'document.view', subject: found.id, after: { kind } })
  return new FileAnswer(bytes)
}
