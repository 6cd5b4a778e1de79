import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Keys } from '../auth/keys.ts'
import { createPasswords } from '../auth/passwords.ts'
import { demandKeys } from '../auth/rotateKeys.ts'
import { endSessionOf, findSession, startSession } from '../auth/sessions.ts'
import { codeOf, stepOf } from '../auth/totp.ts'
import type { Transaction } from '../platform/database/database.ts'
import { isAdministrator } from '../platform/database/roles.ts'
import { totp, users } from '../platform/database/schema.ts'
import { StartError } from '../platform/startError.ts'
import { sayFinding } from '../record/chain/checkLinks.ts'
import type { HeadStore } from '../record/chain/storedHead.ts'
import { verifyRecord } from '../record/chain/verifyRecord.ts'
import type { Manifest } from './manifest.ts'
import { countRows } from './tables.ts'

/* Checks that a restored database must pass before it is committed. */

/** Compares the number of rows of each table. */
export const checkRows = async (tx: Transaction, { rows }: Manifest): Promise<void> => {
  const found = await countRows(tx)
  const wrong = Object.keys(found).filter((table) => found[table] !== (rows[table] ?? 0))
  if (wrong.length === 0) return
  const said = wrong.map(
    (table) => `${table} has ${found[table]} rows instead of ${rows[table] ?? 0}`,
  )
  throw new StartError(
    `The restored tables are incomplete: ${said.join(', ')}`,
    'Use another backup.',
  )
}

/** Serves the head of the backup from memory. */
const headsOf = ({ record: { head, links, accepted } }: Manifest): HeadStore => ({
  read: async () => ({ head, links, accepted }),
  write: async () => undefined,
  advance: async () => undefined,
})

/** Verifies the chain of the record, up to the head of the backup. */
export const checkRecord = async (
  tx: Transaction,
  keys: Keys,
  manifest: Manifest,
  { keepsBreaks }: { readonly keepsBreaks: boolean },
): Promise<void> => {
  // `embedded`, because this transaction has one connection, like the embedded database.
  const verdict = await verifyRecord(
    { db: tx, embedded: true },
    keys,
    headsOf(manifest),
    new Date(),
  )
  const { breaks } = verdict
  if (breaks.length === 0 || keepsBreaks) return
  throw new StartError(
    `The record of the backup is broken: ${breaks.slice(0, 10).map(sayFinding).join('. ')}`,
    'Use an earlier backup, or add --with-breaks. The server then seals no entry until you run `record:accept-break`.',
  )
}

/** Whether the seed of a second factor can be decrypted and gives a code that the server accepts. */
const opensSeed = (
  keys: Keys,
  { id, seed, keyId }: { id: string; seed: string | null; keyId: string | null },
  now: Date,
): boolean => {
  if (seed === null || keyId === null) return true
  const plain = keys.open({ text: seed, keyId }, id)
  return plain !== undefined && stepOf(codeOf(plain, now), plain, now) !== undefined
}

const noSignIn = (email: string, problem: string): StartError =>
  new StartError(`${email} cannot sign in: ${problem}`, 'Use another backup.')

/**
 * Tries the steps of a sign-in that need no password: compares the hash of an owner's password,
 * decrypts the second factors of all administrators, and finds a session by its cookie.
 * @returns false without an owner who has a password: the operator must create one
 * @throws StartError if one of the steps fails
 */
export const checkSignIn = async (tx: Transaction, keys: Keys, now: Date): Promise<boolean> => {
  await demandKeys(tx, keys)
  const administrators = await tx
    .select({
      id: users.id,
      email: users.email,
      teamRole: users.teamRole,
      passwordHash: users.passwordHash,
      seed: totp.seed,
      keyId: totp.keyId,
    })
    .from(users)
    .leftJoin(totp, eq(totp.userId, users.id))
    .where(and(isAdministrator, isNull(users.suspendedAt), isNotNull(users.passwordHash)))
    .orderBy(asc(users.createdAt))
  for (const one of administrators) {
    if (!opensSeed(keys, one, now))
      throw noSignIn(one.email, 'the second factor cannot be decrypted')
  }
  const owner = administrators.find(({ teamRole }) => teamRole === 'owner')
  if (!owner) return false
  const { matches } = await createPasswords()
  await matches(randomUUID(), owner.passwordHash).catch(() => {
    throw noSignIn(owner.email, 'the hash of the password is damaged')
  })
  const token = await startSession(tx, { userId: owner.id, mfa: true, isConfirmed: true, now })
  const session = await findSession(tx, token, now)
  await endSessionOf(tx, token)
  if (session?.userId !== owner.id || !session.mfa) throw noSignIn(owner.email, 'no session starts')
  return true
}

/** The number of accounts and entries. A deployment without accounts and entries is empty. */
export const countContent = async (
  tx: Transaction,
): Promise<{ readonly accounts: number; readonly entries: number }> => {
  const { rows } = await tx.execute<{ accounts: number; entries: number }>(sql`
    select (select count(*)::int from users) as accounts,
      (select count(*)::int from audit_log) as entries`)
  return rows[0] ?? { accounts: 0, entries: 0 }
}
