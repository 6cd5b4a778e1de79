import { generateRegistrationOptions } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { validate } from 'uuid'
import { type Account, findAccount, lockAccount } from '../auth/accounts.ts'
import { changeInSession, demandAlive } from '../auth/changeInSession.ts'
import { demandFresh, demandFreshPassword } from '../auth/freshFactor.ts'
import {
  algorithms,
  challengeFor,
  hasWorkingFactor,
  hostOf,
  storeChallenge,
  takeChallenge,
  toPasskey,
  verifyRegistration,
} from '../auth/passkeys.ts'
import { handOverSession, replaceSession } from '../auth/secondFactor.ts'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import type { Transaction } from '../platform/database/database.ts'
import { isDuplicate } from '../platform/database/failure.ts'
import { passkeys } from '../platform/database/schema.ts'
import { revokeInvitations } from '../team/invitations.ts'

/** The most passkeys of an account. */
const maxPerAccount = 20

const noSuchPasskey = () => new AppError('notFound', { message: 'Passkey not found' })

/**
 * Refuses a session that passed neither the second factor just now nor, before the account has one,
 * the password (ASVS 7.5.1).
 * @throws AppError secondFactorNotFresh, notSignedIn
 */
const demandMayAdd = (ctx: Context, account: Account): void => {
  if (account.enrolled) demandFresh(ctx)
  else demandFreshPassword(ctx)
}

/**
 * Begins the registration of a passkey: a challenge for this session, which is also the proof that it
 * may add one. Asking for the factor after the browser has made the passkey would leave one in its
 * manager that does not work.
 */
export const startPasskey: Handler<'startPasskey'> = async (_call, ctx) => {
  const { userId } = ctx.actor
  const account = await findAccount(ctx.db, userId)
  if (!account) throw new AppError('notSignedIn')
  demandMayAdd(ctx, account)
  await ctx.limit('totpSetUp', `${userId} ${addressBlock(ctx.request.ip)}`)
  const own = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId))
  const host = hostOf(ctx.config)
  const options = await generateRegistrationOptions({
    rpName: ctx.config.productName,
    rpID: host,
    userID: new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    userName: account.email,
    userDisplayName: account.fullName ?? account.email,
    attestationType: 'none',
    supportedAlgorithmIDs: [...algorithms],
    timeout: challengeFor,
    excludeCredentials: own
      .filter((one) => one.host === host)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await storeChallenge(ctx, 'create', options.challenge)
  return { data: { ...options } }
}

const refused = () =>
  new AppError('unprocessable', { message: 'This passkey could not be added. Please try again.' })

const alreadyAdded = () =>
  new AppError('conflict', { message: 'This passkey has already been added' })

/**
 * Refuses a response whose challenge was used. If the account has its passkey, an earlier call has
 * added it, and only the answer was lost.
 */
const refuse = async (ctx: Context, { id }: Readonly<Record<string, unknown>>): Promise<never> => {
  const isOwn = and(eq(passkeys.userId, ctx.actor.userId), eq(passkeys.credentialId, String(id)))
  throw (await ctx.db.$count(passkeys, isOwn)) > 0 ? alreadyAdded() : refused()
}

const nameOf = (name: string): string => {
  const trimmed = name.trim()
  if (trimmed) return trimmed
  throw new AppError('invalidRequest', {
    fields: [{ field: 'name', message: 'Please enter a name' }],
  })
}

/** Stores a passkey. The first one of an account completes the session. */
export const addPasskey: Handler<'addPasskey'> = async ({ body }, ctx) => {
  const { userId } = ctx.actor
  const { config } = ctx
  const name = nameOf(body.name)
  const added = await ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) throw new AppError('notSignedIn')
    await demandAlive(tx, ctx)
    const challenge = await takeChallenge(tx, ctx, 'create')
    const verified = await verifyRegistration(body.response, { config, challenge })
    // Returned, not thrown, so that the challenge stays used.
    if (!verified) return undefined
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= maxPerAccount) {
      const message = `An account has at most ${maxPerAccount} passkeys. Remove one first.`
      throw new AppError('conflict', { message })
    }
    const values = { ...verified, userId, name, host: hostOf(config), createdAt: ctx.now() }
    const [row] = await tx
      .insert(passkeys)
      .values(values)
      .returning()
      .catch((error: unknown) => {
        if (!isDuplicate(error, 'passkeys_credential_id_unique')) throw error
        throw alreadyAdded()
      })
    if (!row) throw new Error('nothing was inserted')
    await audit(tx, ctx, { action: 'passkey.add', subject: userId, after: { id: row.id, name } })
    if (account.enrolled) {
      const { email } = account
      await ctx.jobs.add(tx, 'email', { template: 'passkey-added', email, request: ctx.request })
      return { row, account, confirmed: undefined }
    }
    const first = { isNew: true, notice: 'passkey-added' } as const
    return { row, account, confirmed: await replaceSession(tx, ctx, account, first) }
  })
  if (!added) return refuse(ctx, body.response)
  const { row, account, confirmed } = added
  if (!confirmed) return { data: toPasskey(row, config) }
  await handOverSession(ctx, account, confirmed.token)
  return { data: toPasskey(row, config), freshUntil: confirmed.freshUntil }
}

const isOwn = (id: string, ctx: Context) => {
  if (!validate(id)) throw noSuchPasskey()
  return and(eq(passkeys.id, id), eq(passkeys.userId, ctx.actor.userId))
}

export const renamePasskey: Handler<'renamePasskey'> = async ({ params, body }, ctx) => {
  const [row] = await changeInSession(ctx, (tx) =>
    tx
      .update(passkeys)
      .set({ name: nameOf(body.name) })
      .where(isOwn(params.id, ctx))
      .returning(),
  )
  if (!row) throw noSuchPasskey()
  return { data: toPasskey(row, ctx.config) }
}

/** @throws AppError conflict after which no second factor would work here */
const demandWorkingFactor = async (
  tx: Transaction,
  { config, actor }: Pick<Context, 'config' | 'actor'>,
): Promise<void> => {
  if (await hasWorkingFactor(tx, config, actor.userId)) return
  const message = 'No other second factor works here. Set up another one first.'
  throw new AppError('conflict', { message })
}

export const removePasskey: Handler<'removePasskey'> = async ({ params }, ctx) => {
  demandFresh(ctx)
  await changeInSession(ctx, async (tx) => {
    const { userId } = ctx.actor
    const account = await lockAccount(tx, userId)
    if (!account) throw new AppError('notSignedIn')
    const [row] = await tx.delete(passkeys).where(isOwn(params.id, ctx)).returning()
    if (!row) throw noSuchPasskey()
    await demandWorkingFactor(tx, ctx)
    await revokeInvitations(tx, ctx.now(), { invitedBy: userId })
    const { email } = account
    await ctx.jobs.add(tx, 'email', { template: 'passkey-removed', email, request: ctx.request })
    const { id, name } = row
    await audit(tx, ctx, { action: 'passkey.remove', subject: userId, before: { id, name } })
  })
  return { message: 'Done' }
}
