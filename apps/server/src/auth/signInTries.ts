import { addressBlock, networkBlock } from '../limits/limiter.ts'
import type { LimitName } from '../limits/limits.ts'
import type { Context, Session } from '../operation.ts'

type AnyContext = Context<Session | undefined>

/**
 * Where a try on an account comes from: the browser, if it is known for the account, or else the
 * address. What comes from elsewhere uses up nothing of its budget.
 */
export const originOf = (ctx: AnyContext, email: string): string =>
  ctx.device(email) ?? addressBlock(ctx.request.ip)

/** A try to sign in that was counted as a failure until it is known to be none. */
interface SignInTry {
  /** So many others failed on this account that strangers have to wait. */
  readonly isSlowed: boolean
  /** The password was right: gives back what was counted for the address. */
  passed(): Promise<void>
}

/**
 * Counts a try to sign in before it is judged, so that parallel guesses cannot exceed a budget. A
 * browser that is known for the account has one of its own. Others are counted by address, all
 * together on one account, and all together.
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
 * Gives back what a try counted for the account, once the sign-in is complete. A password alone does
 * not: whoever has it could begin sign-ins without end, and each would push out one of the owner's.
 */
export const completeSignIn = async (ctx: AnyContext, email: string): Promise<void> => {
  const origin = `${email} ${originOf(ctx, email)}`
  await Promise.all([
    ctx.giveBack('signInAccountHour', origin),
    ctx.giveBack('signInAccount', origin),
    ctx.device(email) === undefined && ctx.forgive('signInGuesses', email),
  ])
}
