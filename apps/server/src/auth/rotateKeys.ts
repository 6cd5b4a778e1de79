import { and, eq, gt, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { type AuditContext, audit } from '../kernel/audit.ts'
import { unwrapKey, wrapKey } from '../kernel/entryTexts.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { auditSeals, recoveryCodes, textKeys, totp, users } from '../platform/database/schema.ts'
import { StartError } from '../platform/startError.ts'
import type { Keys } from './keys.ts'

/** Refuses to start when texts of the record are encrypted with a key that is not configured. */
const demandTextKeys = async (db: Executor, keys: Keys): Promise<void> => {
  const lost = await db.$count(textKeys, notInArray(textKeys.keyId, [...keys.ids]))
  if (lost === 0) return
  throw new StartError(
    `Texts of the record are encrypted with a key that is not configured, those about ${lost} people or records`,
    'Restore that SECRET_KEY, or add it to SECRET_KEY_PREVIOUS: without it nobody can read them.',
  )
}

/** Refuses to start when the record was sealed with a key that is not configured. */
const demandChainKeys = async (db: Executor, keys: Keys): Promise<void> => {
  const ids = keys.chain.map(({ id }) => id)
  const [link] = await db
    .select({ keyId: auditSeals.keyId })
    .from(auditSeals)
    .where(notInArray(auditSeals.keyId, ids))
    .limit(1)
  if (!link) return
  throw new StartError(
    'The record was sealed with a key that is not configured',
    'Add that key to SECRET_KEY_PREVIOUS, and run `cli keys:rotate` before you remove it.',
  )
}

/**
 * Refuses to start when second factors or the record are sealed with a key that is not configured.
 * Sign-ins with such a factor would fail with 'Something went wrong' in spite of a right code, and
 * the record could not be verified.
 * @throws StartError with the number of these accounts
 */
export const demandKeys = async (db: Executor, keys: Keys): Promise<void> => {
  await demandChainKeys(db, keys)
  await demandTextKeys(db, keys)
  const sealed = and(isNotNull(totp.keyId), notInArray(totp.keyId, [...keys.ids]))
  const lost = and(isNull(recoveryCodes.usedAt), notInArray(recoveryCodes.keyId, [...keys.ids]))
  const number = (await db.$count(totp, sealed)) + (await db.$count(recoveryCodes, lost))
  if (number === 0) return
  throw new StartError(
    `Second factors encrypted with a key that is not configured: ${number}`,
    'Add that key to SECRET_KEY_PREVIOUS; if it is lost, reset them with `cli admin:reset-2fa`.',
  )
}

const renew = (keys: Keys, owner: string, text: string | null, keyId: string | null) =>
  text !== null && keyId !== null ? keys.renew({ text, keyId }, owner) : undefined

/** @returns whether the seeds of the account are now sealed with the current key */
const rotateOne = async (tx: Transaction, keys: Keys, userId: string): Promise<boolean> => {
  const [row] = await tx.select().from(totp).where(eq(totp.userId, userId)).for('update')
  if (!row) return true
  const sealed = renew(keys, userId, row.seed, row.keyId)
  // A pending seed that cannot be opened may be dropped: it lives for at most ten minutes.
  const pending = renew(keys, userId, row.pendingSeed, row.pendingKeyId)
  await tx
    .update(totp)
    .set({
      ...(sealed && { seed: sealed.text, keyId: sealed.keyId }),
      pendingSeed: pending?.text ?? null,
      pendingKeyId: pending?.keyId ?? null,
    })
    .where(eq(totp.userId, userId))
  return row.seed === null || sealed !== undefined
}

/** Seals the hashes of recovery codes with the current key. Returns the owners of those it cannot open. */
const rotateRecoveryCodes = async (db: Database, keys: Keys): Promise<string[]> => {
  const [current] = keys.ids
  const stale = await db
    .select({
      id: recoveryCodes.id,
      userId: recoveryCodes.userId,
      email: users.email,
      text: recoveryCodes.codeHash,
      keyId: recoveryCodes.keyId,
    })
    .from(recoveryCodes)
    .innerJoin(users, eq(users.id, recoveryCodes.userId))
    .where(and(isNull(recoveryCodes.usedAt), ne(recoveryCodes.keyId, current)))
  const unopened = new Set<string>()
  for (const { id, userId, email, text, keyId } of stale) {
    const sealed = keys.renew({ text, keyId }, userId)
    if (!sealed) unopened.add(email)
    else {
      await db
        .update(recoveryCodes)
        .set({ codeHash: sealed.text, keyId: sealed.keyId })
        .where(and(eq(recoveryCodes.id, id), eq(recoveryCodes.codeHash, text)))
    }
  }
  return [...unopened]
}

/** Text keys per statement. */
const batchSize = 1000

/**
 * Wraps the keys of texts with the current key, whose texts stay as they are.
 * @returns the owners of those that no key opens
 */
const rotateTextKeys = async (db: Database, keys: Keys): Promise<string[]> => {
  const unopened: string[] = []
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const stale = await db
      .select()
      .from(textKeys)
      .where(and(ne(textKeys.keyId, keys.ids[0]), gt(textKeys.id, last)))
      .orderBy(textKeys.id)
      .limit(batchSize)
    const renewed = stale.flatMap((row) => {
      const key = unwrapKey(keys, row)
      if (!key) unopened.push(row.owner)
      return key ? { id: row.id, ...wrapKey(keys, key, row) } : []
    })
    await db.execute(sql`
      update text_keys set wrapped = made.wrapped, key_id = made.key_id
      from unnest(
        ${sql.param(renewed.map(({ id }) => id))}::uuid[],
        ${sql.param(renewed.map(({ wrapped }) => wrapped))}::text[],
        ${sql.param(renewed.map(({ keyId }) => keyId))}::text[]
      ) as made (id, wrapped, key_id)
      where text_keys.id = made.id`)
    const end = stale.at(-1)
    if (!end || stale.length < batchSize) return unopened
    last = end.id
  }
}

/**
 * Seals the seeds of all second factors, the recovery codes and the keys of texts with the current key, in parts, so that a server can run
 * at the same time.
 * @returns the number of resealed accounts, and the addresses of those that no key opens
 */
export const rotateKeys = async (
  db: Database,
  keys: Keys,
  ctx: AuditContext,
): Promise<{ sealed: number; unopened: string[] }> => {
  const [current] = keys.ids
  const stale = await db
    .select({ id: users.id, email: users.email })
    .from(totp)
    .innerJoin(users, eq(users.id, totp.userId))
    .where(or(ne(totp.keyId, current), ne(totp.pendingKeyId, current)))
  const unopened: string[] = []
  for (const { id, email } of stale) {
    if (!(await db.transaction((tx) => rotateOne(tx, keys, id)))) unopened.push(email)
  }
  const sealed = stale.length - unopened.length
  unopened.push(...(await rotateRecoveryCodes(db, keys)).filter((one) => !unopened.includes(one)))
  unopened.push(...(await rotateTextKeys(db, keys)).map((owner) => `the record about ${owner}`))
  await audit(db, ctx, { action: 'keys.rotate', after: { sealed, unopened: unopened.length } })
  return { sealed, unopened }
}
