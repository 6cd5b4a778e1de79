import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { maskEmail } from '../auth/accounts.ts'
import { audit } from '../kernel/audit.ts'
import { openTexts, type TextVault } from '../kernel/entryTexts.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import type { Database } from '../platform/database/database.ts'
import { appeals, auditEntries, users } from '../platform/database/schema.ts'
import { appealableActions } from '../record/memberNotice.ts'
import { type AppealedDecision, isLifted, toDecision } from './appealed.ts'
import { appealableSince, issueAppealToken } from './links.ts'

/** The most links in an email. */
const maxLinks = 3

/**
 * Accepts a request for new links. Only the email job looks up the account, so neither the answer nor its
 * time reveals whether the address has one, or a decision.
 */
export const sendAppealLinks: Handler<'sendAppealLinks'> = async ({ body }, ctx) => {
  const email = body.email.toLowerCase()
  await ctx.limit('appealLinkAddress', addressBlock(ctx.request.ip))
  await ctx.limit('appealLinkAccount', email)
  await ctx.db.transaction(async (tx) => {
    await ctx.jobs.add(tx, 'email', { template: 'appeal-links', email, request: ctx.request })
    await audit(tx, ctx, { action: 'appeal.links-asked', after: { maskedEmail: maskEmail(email) } })
  })
  return {
    message:
      'If there is a decision about an account with that email, a new link has been sent to it.',
  }
}

interface Use extends Pick<Context, 'config' | 'now' | 'subjects'> {
  readonly db: Database
  readonly keys: TextVault
}

/**
 * The newest decisions about the accounts of an address, also deleted ones, without those that have an
 * appeal.
 */
const findDecisions = async ({ db, config, keys, now }: Use, email: string) => {
  const accounts = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  const ids = accounts.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .select({ row: auditEntries })
    .from(auditEntries)
    .leftJoin(appeals, eq(appeals.entryId, auditEntries.id))
    .where(
      and(
        inArray(auditEntries.action, [...appealableActions]),
        gt(auditEntries.at, appealableSince(now(), config)),
        or(
          inArray(auditEntries.subjectId, ids),
          inArray(sql`${auditEntries.before}->>'userId'`, ids),
        ),
        isNull(appeals.id),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(20)
  const entries = await openTexts(
    db,
    keys,
    rows.map(({ row }) => row),
  )
  return entries.flatMap((row) => toDecision(row) ?? [])
}

/** New links to the decisions about the accounts of an address that still hold. */
export const issueLinks = async (use: Use, email: string) => {
  const links: { readonly decision: AppealedDecision; readonly token: string }[] = []
  for (const decision of await findDecisions(use, email)) {
    if (links.length === maxLinks) break
    if (await isLifted(use.db, use, decision)) continue
    links.push({ decision, token: await issueAppealToken(use.db, decision.row, use.config) })
  }
  return links
}
