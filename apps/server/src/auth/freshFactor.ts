import { AppError } from '../errors.ts'
import type { Context } from '../operation.ts'

/** How long a second factor counts as just passed (ASVS 7.5.1, 7.5.3), in milliseconds. */
const freshFor = 5 * 60_000

/** Whether this session passed the second factor in the last five minutes. */
export const isFresh = ({ actor, now }: Pick<Context, 'actor' | 'now'>): boolean =>
  actor.confirmedAt !== null && now().getTime() - actor.confirmedAt.getTime() < freshFor

/** @throws AppError secondFactorNotFresh */
export const demandFresh = (ctx: Pick<Context, 'actor' | 'now'>): void => {
  if (!isFresh(ctx)) throw new AppError('secondFactorNotFresh')
}
