import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context, IdempotentRequest } from '../kernel/operation.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { isLockTimeout } from '../platform/database/failure.ts'
import { idempotencyKeys } from '../platform/database/schema.ts'

/** How long an answer is stored. */
const lifetime = 24 * 60 * 60_000

/** A string with or without quotes (RFC 9651), long enough to be random. */
const pattern = /^("?)([!#-[\]-~]{16,126})\1$/

/**
 * The key of a request, if it has one.
 * @throws AppError invalidRequest
 */
export const readIdempotencyKey = (
  header: string | undefined,
  operationId: string,
  body: unknown,
): IdempotentRequest | undefined => {
  if (header === undefined) return undefined
  const key = pattern.exec(header)?.[2]
  if (key === undefined) {
    const message = 'Must be 16 to 126 characters, without blanks'
    throw new AppError('invalidRequest', { fields: [{ field: 'Idempotency-Key', message }] })
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([operationId, body]))
    .digest('hex')
  return { key, hash }
}

const isKeyOf = (userId: string, { key }: IdempotentRequest) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

const stillRunning = () =>
  new AppError('conflict', { message: 'This is already being saved. Please wait a moment.' })

/**
 * The earlier answer to this request.
 * @throws AppError unprocessable when the key belongs to another request
 */
const findAnswer = async (
  db: Executor,
  userId: string,
  request: IdempotentRequest,
): Promise<object | undefined> => {
  const [row] = await db
    .select({ hash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKeyOf(userId, request))
  if (row && row.hash !== request.hash) {
    const message = 'This Idempotency-Key belongs to another request'
    throw new AppError('unprocessable', { message })
  }
  return row?.answer ?? undefined
}

/** Reserves the key. Another transaction with the same key waits until this one ends. */
const claim = async (tx: Transaction, userId: string, request: IdempotentRequest, now: Date) => {
  try {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ userId, key: request.key, requestHash: request.hash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    return claimed.length > 0
  } catch (error) {
    throw isLockTimeout(error) ? stillRunning() : error
  }
}

/**
 * Answers a call that creates an object. With an `Idempotency-Key`, repeated calls create it only
 * once. The answer is stored in the same transaction, so that neither exists without the other.
 * @param prepare validates the call outside the transaction. Skipped for a stored answer
 * @param make creates the object
 */
export const answerOnce = async <Values, Answer extends object>(
  ctx: Pick<Context, 'db' | 'actor' | 'idempotent' | 'now'>,
  prepare: () => Values | Promise<Values>,
  make: (tx: Transaction, values: Values) => Promise<Answer>,
): Promise<Answer> => {
  const { idempotent: request } = ctx
  const { userId } = ctx.actor
  const known = request && (await findAnswer(ctx.db, userId, request))
  // The cast is safe: the key is stored with a hash of this call.
  if (known) return known as Answer
  const values = await prepare()
  return changeInSession(ctx, async (tx) => {
    if (!request) return make(tx, values)
    if (!(await claim(tx, userId, request, ctx.now()))) {
      const answer = await findAnswer(tx, userId, request)
      if (!answer) throw stillRunning()
      return answer as Answer
    }
    const answer = await make(tx, values)
    await tx.update(idempotencyKeys).set({ answer }).where(isKeyOf(userId, request))
    return answer
  })
}

/** Deletes expired answers. */
export const sweepIdempotencyKeys = async (db: Executor, now: Date): Promise<void> => {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - lifetime)))
}
