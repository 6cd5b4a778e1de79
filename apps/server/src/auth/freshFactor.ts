import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import { lifetimes } from './sessions.ts'

/** How long a second factor counts as just passed (ASVS 7.5.1, 7.5.3), in milliseconds. */
const freshFor = 5 * 60_000

/** When a second factor that was passed then stops to count as just passed. */
export const freshUntil = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + freshFor)

/** Whether this session passed the second factor in the last five minutes. */
export const isFresh = ({ actor, now }: Pick<Context, 'actor' | 'now'>): boolean =>
  actor.confirmedAt !== null && now() < freshUntil(actor.confirmedAt)

/**
 * Whether this session began with a password in the last ten minutes. For accounts without a second
 * factor: their sessions begin with a password only. It is the time that a sign-in has for its
 * second factor, so an account sets up its first one within it (ASVS 7.5.1).
 * @throws AppError notSignedIn, as RFC 9470 answers a request that needs a newer sign-in
 */
export const demandFreshPassword = ({ actor, now }: Pick<Context, 'actor' | 'now'>): void => {
  if (now().getTime() - actor.createdAt.getTime() < lifetimes.partial) return
  const message = 'Please sign in again before you set up a second factor'
  throw new AppError('notSignedIn', { message })
}

/** @throws AppError secondFactorNotFresh */
export const demandFresh = (ctx: Pick<Context, 'actor' | 'now'>): void => {
  if (!isFresh(ctx)) throw new AppError('secondFactorNotFresh')
}
