import type { components } from '@hearth/api/schema.gen'
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import type { challengePurposes } from '../platform/database/schema/values.ts'
import { passkeys, sessions, totp } from '../platform/database/schema.ts'

/** How long a challenge can be answered, in milliseconds. */
export const challengeFor = 5 * 60_000

/** The host name for which passkeys are made: the relying party's id of WebAuthn. */
export const hostOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  new URL(publicUrl).hostname

/**
 * EdDSA, ES256 and RS256. The library's default also asks Node for newer ones, and Node then prints a
 * warning about an experimental feature.
 */
export const algorithms = [-8, -7, -257] as const

type Row = typeof passkeys.$inferSelect

type Obstacle = NonNullable<components['schemas']['Passkey']['obstacle']>

/** Why a passkey can't pass the second factor; undefined if it can. */
const obstacleOf = ({ host, refusedAt }: Row, config: Config): Obstacle | undefined => {
  if (refusedAt !== null) return 'refused'
  return host === hostOf(config) ? undefined : 'otherHost'
}

/** A passkey in the shape of the contract. */
export const toPasskey = (row: Row, config: Config) => {
  const { id, name, host, createdAt, lastUsedAt } = row
  const obstacle = obstacleOf(row, config)
  return {
    id,
    name,
    host,
    isUsable: obstacle === undefined,
    ...(obstacle && { obstacle }),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  } as const
}

/** The passkeys of an account that work for this host name. */
export const usablePasskeys = (db: Executor, config: Config, userId: string): Promise<Row[]> =>
  db
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.userId, userId),
        eq(passkeys.host, hostOf(config)),
        isNull(passkeys.refusedAt),
      ),
    )

type Purpose = (typeof challengePurposes)[number]

/**
 * Stores a challenge for this session. It replaces an earlier one.
 * @throws AppError notSignedIn if the session has ended
 */
export const storeChallenge = async (
  ctx: Context,
  purpose: Purpose,
  challenge: string,
): Promise<void> => {
  const until = new Date(ctx.now().getTime() + challengeFor)
  const stored = await ctx.db
    .update(sessions)
    .set({ challenge, challengeFor: purpose, challengeUntil: until })
    .where(eq(sessions.id, ctx.actor.id))
    .returning({ id: sessions.id })
  if (stored.length === 0) throw new AppError('notSignedIn')
}

/**
 * Takes the challenge of this session, which then cannot be answered again. Undefined for one of the
 * other purpose: a session gets the challenge for a new passkey only after it has shown that it may
 * add one, so the challenge is the proof of that.
 */
export const takeChallenge = async (
  tx: Transaction,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  purpose: Purpose,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({
      challenge: sessions.challenge,
      purpose: sessions.challengeFor,
      until: sessions.challengeUntil,
    })
    .from(sessions)
    .where(eq(sessions.id, actor.id))
    .for('update')
  if (!row?.challenge || !row.until) return undefined
  await tx
    .update(sessions)
    .set({ challenge: null, challengeFor: null, challengeUntil: null })
    .where(eq(sessions.id, actor.id))
  return row.purpose === purpose && row.until > now() ? row.challenge : undefined
}

const base64url = z.string().regex(/^[\w-]+$/)
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }

/** What the browser created. Anything else that it sends is ignored. */
const registration = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(32)).max(10).optional(),
    }),
  })
  .transform(
    ({ response: { transports, ...response }, ...one }): RegistrationResponseJSON => ({
      ...one,
      response: { ...response, ...(transports && { transports }) },
      clientExtensionResults: {},
    }),
  )

/** What the browser signed. */
const assertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
    }),
  })
  .transform((one): AuthenticationResponseJSON => ({ ...one, clientExtensionResults: {} }))

interface Expected {
  readonly config: Config
  readonly challenge: string | undefined
}

/** The options that both checks share. User verification is required: the passkey is a second factor. */
const expectedOf = (config: Config, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(config.publicUrl).origin,
  expectedRPID: hostOf(config),
  requireUserVerification: true,
})

/** The library throws for every answer that it refuses. */
const refused = () => undefined

/** Checks what the browser created. Undefined if it is refused. */
export const verifyRegistration = async (
  response: unknown,
  { config, challenge }: Expected,
): Promise<
  Pick<Row, 'credentialId' | 'publicKey' | 'counter' | 'isSynced' | 'transports'> | undefined
> => {
  const given = registration.safeParse(response)
  if (!given.success || !challenge) return undefined
  const verified = await verifyRegistrationResponse({
    response: given.data,
    ...expectedOf(config, challenge),
    supportedAlgorithmIDs: [...algorithms],
  }).catch(refused)
  if (!verified?.verified) return undefined
  const { credential, credentialDeviceType } = verified.registrationInfo
  const { id, publicKey, counter, transports } = credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    isSynced: credentialDeviceType === 'multiDevice',
    transports: [...(transports ?? [])],
  }
}

/** How an answer to a challenge was judged. */
export type Assertion = { readonly kind: 'wrong' } | { readonly kind: 'right' | 'cloned'; row: Row }

const wrong: Assertion = { kind: 'wrong' }

/**
 * Checks what a passkey of the account signed, and counts its use. A counter that did not increase
 * means that a copy of the passkey may exist (WebAuthn, section 6.1.1). An authenticator without a
 * counter always sends 0. The copies of a synced passkey are meant to be, and each may have a counter
 * of its own, so theirs say nothing.
 */
export const verifyAssertion = async (
  tx: Transaction,
  response: unknown,
  { config, challenge, userId, now }: Expected & { readonly userId: string; readonly now: Date },
): Promise<Assertion> => {
  const given = assertion.safeParse(response)
  if (!given.success || !challenge) return wrong
  const row = (await usablePasskeys(tx, config, userId)).find(
    ({ credentialId }) => credentialId === given.data.id,
  )
  if (!row) return wrong
  const verified = await verifyAuthenticationResponse({
    response: given.data,
    ...expectedOf(config, challenge),
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      // The library would refuse an old counter before it checks the signature. So it is compared
      // below, where it cannot be forged.
      counter: 0,
    },
  }).catch(refused)
  if (!verified?.verified) return wrong
  const { newCounter } = verified.authenticationInfo
  const hasCounter = newCounter > 0 || row.counter > 0
  const isCloned = !row.isSynced && hasCounter && newCounter <= row.counter
  await tx
    .update(passkeys)
    .set(isCloned ? { refusedAt: now } : { counter: newCounter, lastUsedAt: now })
    .where(eq(passkeys.id, row.id))
  return { kind: isCloned ? 'cloned' : 'right', row }
}

/**
 * Whether an account has a second factor that works here: an authenticator or a passkey. Recovery codes
 * don't count, as they run out.
 */
export const hasWorkingFactor = async (
  tx: Transaction,
  config: Config,
  userId: string,
): Promise<boolean> =>
  (await usablePasskeys(tx, config, userId)).length > 0 ||
  (await tx.$count(totp, and(eq(totp.userId, userId), isNotNull(totp.enabledAt)))) > 0
