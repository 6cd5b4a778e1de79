import type { LimitName } from '../kernel/limits.ts'
import type { Context, Session } from '../kernel/operation.ts'
import { addressBlock, networkBlock } from '../limits/limiter.ts'

type AnyContext = Context<Session | undefined>

/**
 * The source of an attempt: the browser if it is known for the account, otherwise the network
 * address. Each source has its own budget.
 */
export const originOf = (ctx: AnyContext, email: string): string =>
  ctx.device(email) ?? addressBlock(ctx.request.ip)

/** A sign-in attempt, counted as a failure until `passed`. */
interface SignInTry {
  /** Whether so many attempts on this account failed that unknown browsers must wait. */
  readonly isSlowed: boolean
  /** Gives back the points of the address, after a right password. */
  passed(): Promise<void>
}

/**
 * Counts a sign-in attempt before the password is checked, so that parallel guesses cannot exceed a
 * budget. A browser that is known for the account has its own budget. All other attempts count per
 * address, per account and in total.
 * @throws AppError tooManyRequests
 */
export const countSignIn = async (ctx: AnyContext, email: string): Promise<SignInTry> => {
  const { ip } = ctx.request
  const isKnown = ctx.device(email) !== undefined
  const taken: [LimitName, string][] = []
  if (!isKnown) {
    taken.push(['signInAddress', addressBlock(ip)], ['signInEverywhere', ''])
    await ctx.limit('signInAddress', addressBlock(ip))
    if (!(await ctx.takeIfLeft('signInEverywhere', ''))) {
      taken.push(['signInNetwork', networkBlock(ip)])
      await ctx.limit('signInNetwork', networkBlock(ip))
    }
  }
  const origin = `${email} ${originOf(ctx, email)}`
  await ctx.limit('signInAccountHour', origin)
  await ctx.limit('signInAccount', origin)
  const isSlowed = !isKnown && (await ctx.slowDown('signInGuesses', email))

  return {
    isSlowed,
    passed: async () => {
      await Promise.all(taken.map(([name, key]) => ctx.giveBack(name, key)))
    },
  }
}

/**
 * Gives back the points of the account, once the sign-in is complete. Not after the password alone:
 * an attacker with the password could then start endless sign-ins, each ending a session of the
 * owner.
 */
export const completeSignIn = async (ctx: AnyContext, email: string): Promise<void> => {
  const origin = `${email} ${originOf(ctx, email)}`
  await Promise.all([
    ctx.giveBack('signInAccountHour', origin),
    ctx.giveBack('signInAccount', origin),
    ctx.device(email) === undefined && ctx.forgive('signInGuesses', email),
  ])
}
