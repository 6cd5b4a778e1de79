import { shownActions } from '../kernel/auditActions.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import { readLatest } from './entry.ts'

/** The id of the record in the refusal of a stale edit. Only these refusals contain an etag. */
const staleId = (error: unknown): string | undefined => {
  if (!(error instanceof AppError) || error.code !== 'conflict' || !error.data) return undefined
  const { id, etag } = error.data as { id?: unknown; etag?: unknown }
  return typeof id === 'string' && etag !== undefined ? id : undefined
}

/**
 * Adds the entry of the other person's change to the refusal of a stale edit. A wrapper, because
 * announcements and plans must not import the record, which imports them.
 */
export const withConflictEntry =
  <Call, Answer>(handler: (call: Call, ctx: Context) => Promise<Answer>) =>
  async (call: Call, ctx: Context): Promise<Answer> => {
    try {
      return await handler(call, ctx)
    } catch (error) {
      const id = staleId(error)
      if (!(error instanceof AppError) || !id || !ctx.config.features.includes('record')) {
        throw error
      }
      const { code, message, data = {} } = error
      const entry = await readLatest(ctx.db, ctx, shownActions(), id)
      throw new AppError(code, { message, data, entry })
    }
  }
