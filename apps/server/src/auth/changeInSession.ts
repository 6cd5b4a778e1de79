import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { isAlive } from './sessions.ts'

/** @throws AppError notSignedIn when the session of the caller has ended since the request began */
export const demandAlive = async (
  tx: Transaction,
  { actor }: Pick<Context, 'actor'>,
): Promise<void> => {
  if (!(await isAlive(tx, actor.id))) throw new AppError('notSignedIn')
}

/**
 * Runs a change in one transaction, which does nothing if the session of the caller ends while the
 * change waits for a lock (ASVS 7.4.1). The session is read last: no lock is waited for after that.
 * @throws AppError notSignedIn
 */
export const changeInSession = <T>(
  ctx: Pick<Context, 'db' | 'actor'>,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  ctx.db.transaction(async (tx) => {
    const result = await change(tx)
    await demandAlive(tx, ctx)
    return result
  })
