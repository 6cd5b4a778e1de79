import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import {
  challengeFor,
  hostOf,
  storeChallenge,
  takeChallenge,
  usablePasskeys,
  verifyAssertion,
} from './passkeys.ts'
import { passSecondFactor } from './secondFactor.ts'

/** Begins the use of a passkey: a challenge for this session. */
export const startPasskeyCheck: Handler<'startPasskeyCheck'> = async (_call, ctx) => {
  const { config } = ctx
  const usable = await usablePasskeys(ctx.db, config, ctx.actor.userId)
  if (usable.length === 0) {
    const message = `There is no passkey for ${hostOf(config)}. Use a code instead.`
    throw new AppError('conflict', { message })
  }
  const options = await generateAuthenticationOptions({
    rpID: hostOf(config),
    allowCredentials: usable.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    userVerification: 'required',
    timeout: challengeFor,
  })
  await storeChallenge(ctx, 'get', options.challenge)
  return { data: { ...options } }
}

/** Passes the second factor with a passkey. */
export const verifyPasskey: Handler<'verifyPasskey'> = async ({ body }, ctx) => {
  const { userId } = ctx.actor
  const { config } = ctx
  const verdict = await passSecondFactor(ctx, 'passkey', async () => async (tx, account) => {
    const challenge = await takeChallenge(tx, ctx, 'get')
    const now = ctx.now()
    const judged = await verifyAssertion(tx, body.response, { config, challenge, userId, now })
    if (judged.kind === 'cloned') {
      const { email } = account
      const job = { template: 'passkey-refused', email, request: ctx.request } as const
      await ctx.jobs.add(tx, 'email', job)
      const { id, name } = judged.row
      await audit(tx, ctx, { action: 'passkey.refuse', subject: userId, after: { id, name } })
    }
    if (judged.kind === 'right') return { verified: true }
    return judged.kind === 'cloned'
      ? { verified: false, code: 'passkeyRefused' }
      : { verified: false }
  })
  if (verdict.verified) return { verified: true, freshUntil: verdict.freshUntil }
  if (verdict.code === undefined) return verdict
  const hasPasskey = (await usablePasskeys(ctx.db, config, userId)).length > 0
  return { ...verdict, hasPasskey }
}
