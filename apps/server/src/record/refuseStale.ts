import { shownActions } from '../kernel/auditActions.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { readLatest } from './entry.ts'

/**
 * Refuses to overwrite a state that the person has not seen, with the entry of the other person's
 * change. Call it while the row is locked, otherwise another change can come between. A caller without
 * an `etag` skips the check.
 * @param current the current record, for the answer
 * @throws AppError conflict
 */
export const refuseStale = async (
  tx: Transaction,
  ctx: Context,
  etag: string | undefined,
  current: { readonly id: string; readonly etag: string },
  noun: 'announcement' | 'membership',
): Promise<void> => {
  if (etag === undefined || etag === current.etag) return
  const entry = ctx.config.features.includes('record')
    ? await readLatest(tx, ctx, shownActions(), current.id)
    : undefined
  const message = `Someone else has changed this ${noun}. Nothing was saved.`
  throw new AppError('conflict', { message, data: current, entry })
}
