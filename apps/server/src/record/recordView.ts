import { createHash } from 'node:crypto'
import { v5 } from 'uuid'
import { type AuditEntry, auditOnce } from '../kernel/audit.ts'
import type { Call, Context } from '../kernel/operation.ts'
import { perDatabase } from '../platform/database/perDatabase.ts'

const hour = 60 * 60_000

/** The UUID namespace of views, so that a view has the same id in every process. */
const namespace = '5f0c1e52-8f3b-4a53-9a70-0c9d2f6f2c11'

/** The views that this process has recorded in the current hour, to skip their statement. */
const known = perDatabase(() => ({ hour: 0, ids: new Set<string>() }))

/** More than the views of a large community's administrators in an hour. */
const capacity = 20_000

/**
 * Records a view once for each session, key and hour. Call it before the answer, so that no data is
 * sent without an entry.
 */
const recordOnce = async (ctx: Context, key: string, entry: AuditEntry): Promise<void> => {
  if (!ctx.config.features.includes('record')) return
  const now = Math.floor(ctx.now().getTime() / hour)
  const id = v5(`${ctx.actor.id} ${key} ${now}`, namespace)
  const recorded = known(ctx.traces)
  if (recorded.hour !== now || recorded.ids.size >= capacity) {
    recorded.hour = now
    recorded.ids.clear()
  }
  if (recorded.ids.has(id)) return
  await auditOnce(ctx.traces, ctx, id, entry)
  recorded.ids.add(id)
}

/** Records that the caller read a member, or data of one. */
export const recordView = (ctx: Context, memberId: string): Promise<void> =>
  recordOnce(ctx, memberId, { action: 'user.view', subject: memberId })

/** Records that the caller read a list that has no pages. */
export const recordListView = (
  ctx: Context,
  action: 'invite.list' | 'badge.list' | 'post.list',
): Promise<void> => recordOnce(ctx, action, { action })

/** The smallest power of ten that is at least `rows`, from 10 on. */
const boundOf = (rows: number): number => (rows <= 10 ? 10 : 10 * boundOf(rows / 10))

/** The start of the SHA-256 of a text that may be an email address: entries are never deleted. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('hex').slice(0, 16)

/** What was read: the filter and the order. */
type UsersRead = Pick<Call<'listUsers'>['query'], 'search'> & { readonly sort: string | undefined }

/**
 * Records that the caller read rows of the list of members: one entry for each filter and order, and
 * one more when the caller passes row 10, 100, 1000 and so on. The entry has the filter, the order
 * and that bound, or the total if it is smaller.
 */
export const recordMembersView = async (
  ctx: Context,
  { search, ...filter }: UsersRead,
  { lastRow, total }: { lastRow: number; total: number },
): Promise<void> => {
  const term = search?.trim() ? shortHash(search) : undefined
  const rows = Math.min(total, boundOf(lastRow))
  const after = { ...filter, search: term, rows }
  await recordOnce(ctx, `user.list ${JSON.stringify(after)}`, { action: 'user.list', after })
}
