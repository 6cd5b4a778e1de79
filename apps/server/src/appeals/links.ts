import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Executor } from '../platform/database/database.ts'
import { appealTokens } from '../platform/database/schema.ts'

const day = 86_400_000

/** How long a link works after the time to appeal, in milliseconds: its page says that it is too late. */
const afterwards = 30 * day

/** Until when a person can appeal against a decision. */
export const appealUntil = (
  { at }: { readonly at: Date },
  { appealDays }: Pick<Config, 'appealDays'>,
) => new Date(at.getTime() + appealDays * day)

/** Decisions from then on can be appealed against. */
export const appealableSince = (now: Date, { appealDays }: Pick<Config, 'appealDays'>) =>
  new Date(now.getTime() - appealDays * day)

/** The link of a token. In the fragment, which browsers send to no server and in no `Referer`. */
export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/appeal#token=${token}`

const hashOf = (token: string): string =>
  createHash('sha256').update(`appeal\n${token}`).digest('base64url')

/** Creates a token for a decision. The database stores only a hash. Earlier tokens stay valid. */
export const issueAppealToken = async (
  db: Executor,
  entry: { readonly id: string; readonly at: Date },
  config: Pick<Config, 'appealDays'>,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(appealUntil(entry, config).getTime() + afterwards)
  await db.insert(appealTokens).values({ tokenHash: hashOf(token), entryId: entry.id, expiresAt })
  return token
}

/** The decision of a token; undefined for an unknown one and after the end of its link. */
export const findAppealToken = async (
  db: Executor,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ entryId: appealTokens.entryId })
    .from(appealTokens)
    .where(and(eq(appealTokens.tokenHash, hashOf(token)), gt(appealTokens.expiresAt, now)))
  return row?.entryId
}

/** Deletes the tokens whose links have ended. */
export const sweepAppealTokens = async (db: Executor, now: Date): Promise<void> => {
  await db.delete(appealTokens).where(lt(appealTokens.expiresAt, now))
}
