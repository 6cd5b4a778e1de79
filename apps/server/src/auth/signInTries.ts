import { addressBlock, networkBlock } from '../limits/limiter.ts'
import type { LimitName } from '../limits/limits.ts'
import type { Context, Session } from '../operation.ts'

type AnyContext = Context<Session | undefined>

/**
 * The source of an attempt: the browser if it is known for the account, otherwise the network
 * address. Attempts from other sources use up nothing of its budget.
 */
export const originOf = (ctx: AnyContext, email: string): string =>
  ctx.device(email) ?? addressBlock(ctx.request.ip)

/** A sign-in attempt that counts as a failure until it turns out to be none. */
interface SignInTry {
  /** So many attempts on this account failed elsewhere that strangers have to wait. */
  readonly isSlowed: boolean
  /** The password was right: takes back what was counted for the address. */
  passed(): Promise<void>
}

/**
 * Counts a sign-in attempt before it is judged, so that parallel guesses cannot exceed a budget.
 * A browser that is known for the account has its own budget. All other attempts count three
 * times: per address, per account, and in total.
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
 * Takes back what an attempt counted for the account, once the sign-in is complete. A password
 * alone is not enough: somebody with the password could start endless sign-ins, and each would
 * push out one of the owner's.
 */
export const completeSignIn = async (ctx: AnyContext, email: string): Promise<void> => {
  const origin = `${email} ${originOf(ctx, email)}`
  await Promise.all([
    ctx.giveBack('signInAccountHour', origin),
    ctx.giveBack('signInAccount', origin),
    ctx.device(email) === undefined && ctx.forgive('signInGuesses', email),
  ])
}
