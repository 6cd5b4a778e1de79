import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Context } from '../operation.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { passkeys, sessions } from '../platform/database/schema.ts'

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

/** A passkey in the shape of the contract. */
export const toPasskey = (
  { id, name, host, refusedAt, createdAt, lastUsedAt }: Row,
  config: Config,
) => ({
  id,
  name,
  host,
  isUsable: host === hostOf(config) && refusedAt === null,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

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

/** Stores a challenge for this session. It replaces an earlier one. False if the session has ended. */
export const storeChallenge = async (ctx: Context, challenge: string): Promise<boolean> => {
  const until = new Date(ctx.now().getTime() + challengeFor)
  const stored = await ctx.db
    .update(sessions)
    .set({ challenge, challengeUntil: until })
    .where(eq(sessions.id, ctx.actor.id))
    .returning({ id: sessions.id })
  return stored.length > 0
}

/** Takes the challenge of this session, which then cannot be answered again. */
export const takeChallenge = async (
  tx: Transaction,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ challenge: sessions.challenge, until: sessions.challengeUntil })
    .from(sessions)
    .where(eq(sessions.id, actor.id))
    .for('update')
  if (!row?.challenge || !row.until) return undefined
  await tx
    .update(sessions)
    .set({ challenge: null, challengeUntil: null })
    .where(eq(sessions.id, actor.id))
  return row.until > now() ? row.challenge : undefined
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
): Promise<Pick<Row, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> => {
  const given = registration.safeParse(response)
  if (!given.success || !challenge) return undefined
  const verified = await verifyRegistrationResponse({
    response: given.data,
    ...expectedOf(config, challenge),
    supportedAlgorithmIDs: [...algorithms],
  }).catch(refused)
  if (!verified?.verified) return undefined
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...(transports ?? [])],
  }
}

/** How an answer to a challenge was judged. */
export type Assertion = { readonly kind: 'wrong' } | { readonly kind: 'right' | 'cloned'; row: Row }

const wrong: Assertion = { kind: 'wrong' }

/**
 * Checks what a passkey of the account signed, and counts its use. A counter that did not increase
 * means that a copy of the passkey may exist (WebAuthn, section 6.1.1). An authenticator without a
 * counter always sends 0.
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
  const isCloned = (newCounter > 0 || row.counter > 0) && newCounter <= row.counter
  await tx
    .update(passkeys)
    .set(isCloned ? { refusedAt: now } : { counter: newCounter, lastUsedAt: now })
    .where(eq(passkeys.id, row.id))
  return { kind: isCloned ? 'cloned' : 'right', row }
}

/** The number of means of an account: its authenticator and its passkeys that were not refused. */
export const countMeans = async (tx: Transaction, userId: string): Promise<number> => {
  const { rows } = await tx.execute<{ means: number }>(sql`
    select (select count(*) from totp where user_id = ${userId} and enabled_at is not null)::int
      + (select count(*) from passkeys where user_id = ${userId} and refused_at is null)::int as means`)
  return rows[0]?.means ?? 0
}
