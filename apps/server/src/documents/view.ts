import type { Config } from '../config/config.ts'
import { AppError } from '../kernel/errors.ts'
import { FileAnswer, type Handler } from '../kernel/operation.ts'
import { noSuchUser } from '../users/member.ts'
import { findDocuments } from './find.ts'
import { openForPerson } from './openForPerson.ts'

/** A larger file can only be downloaded: the panel needs the whole file in memory to show it. */
export const maxViewBytes = 25 * 1024 * 1024

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
  const wanted = { action: 'document.view', subject: found.id, kind, key } as const
  const file = await openForPerson(ctx, { ...wanted, maxBytes: maxViewBytes })
  if (!file) throw new AppError('notFound', { message: `The ${kind} isn't in the store any more.` })
  return new FileAnswer(file)
}
