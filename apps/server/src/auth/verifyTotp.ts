import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Context, Handler } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { totp } from '../platform/database/schema.ts'
import type { Account } from './accounts.ts'
import type { Keys, Sealed } from './keys.ts'
import { type Accepted, passSecondFactor, type Refused } from './secondFactor.ts'
import type { SeedListener } from './setUpTotp.ts'
import { stepOf } from './totp.ts'

/** The step of a right code, and the seed sealed with the current key. */
interface Step {
  readonly step: number
  readonly sealed: Sealed
}

/** Accepts a step of the enrolled seed, unless the same or a later step was already accepted. */
const acceptStep = async (
  tx: Transaction,
  userId: string,
  { step, sealed }: Step,
): Promise<boolean> => {
  const accepted = await tx
    .update(totp)
    .set({ lastStep: step, wrongCodes: 0, seed: sealed.text, keyId: sealed.keyId })
    .where(and(eq(totp.userId, userId), or(isNull(totp.lastStep), lt(totp.lastStep, step))))
    .returning({ userId: totp.userId })
  return accepted.length > 0
}

/** Replaces the enrolled seed with the pending one, unless that has changed since it was read. */
const enrol = async (
  tx: Transaction,
  row: typeof totp.$inferSelect,
  { step, sealed }: Step,
  now: Date,
) => {
  const enrolled = await tx
    .update(totp)
    .set({
      seed: sealed.text,
      keyId: sealed.keyId,
      enabledAt: now,
      lastStep: step,
      wrongCodes: 0,
      pendingSeed: null,
      pendingKeyId: null,
      pendingUntil: null,
      pendingSessionId: null,
    })
    .where(and(eq(totp.userId, row.userId), eq(totp.pendingSeed, row.pendingSeed ?? '')))
    .returning({ userId: totp.userId })
  return enrolled.length > 0
}

type Verified = Accepted & { readonly newSeed?: string }

const enrolled = { isNew: true, notice: 'second-factor-set', action: 'totp.enrolled' } as const

/** Checks a code against the seeds that this session may use, and marks its step as used. */
const judge = async (
  tx: Transaction,
  code: string,
  keys: Keys,
  ctx: Context,
  account: Account,
): Promise<Verified | Refused> => {
  const { userId, mfa } = ctx.actor
  const now = ctx.now()
  const [row] = await tx.select().from(totp).where(eq(totp.userId, userId)).for('update')
  if (!row) return { verified: false }

  // A pending seed is never a way past the second factor, also not past a passkey.
  const mayEnrol = !account.enrolled || mfa
  if (mayEnrol && row.pendingSeed && row.pendingKeyId && (row.pendingUntil ?? now) > now) {
    const stored = { text: row.pendingSeed, keyId: row.pendingKeyId }
    const seed = keys.open(stored, userId)
    const sealed = keys.renew(stored, userId)
    const step = seed && stepOf(code, seed, now)
    if (step && sealed && (await enrol(tx, row, { step, sealed }, now))) {
      return { verified: true, ...enrolled, newSeed: seed }
    }
  }
  if (row.enabledAt && row.seed && row.keyId) {
    const stored = { text: row.seed, keyId: row.keyId }
    const seed = keys.open(stored, userId)
    const sealed = keys.renew(stored, userId)
    // Another server, with a newer key that is not configured here, has sealed it.
    if (!seed || !sealed)
      throw new Error(`A second factor is encrypted with the unknown key ${row.keyId}`)
    const step = stepOf(code, seed, now)
    if (step && (await acceptStep(tx, userId, { step, sealed }))) return { verified: true }
    if (step) return { verified: false, code: 'codeUsed' }
  }
  return { verified: false }
}

/**
 * Checks the code of an authenticator. A code works once (ASVS 6.5.1), and an earlier one does not work
 * after it: both are answered as used, and the next code works.
 */
export const createVerifyTotp =
  (keys: Keys, onSeed?: SeedListener): Handler<'verifyTotp'> =>
  async ({ body }, ctx) => {
    const verdict = await passSecondFactor(
      ctx,
      'authenticator',
      async () => (tx, account) => judge(tx, body.token, keys, ctx, account),
    )
    if (!verdict.verified) return verdict
    if (verdict.newSeed) await onSeed?.(ctx.actor.userId, verdict.newSeed, 'enrolled')
    return { verified: true, freshUntil: verdict.freshUntil }
  }
