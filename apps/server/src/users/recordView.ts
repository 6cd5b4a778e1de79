import { v5 } from 'uuid'
import { auditOnce } from '../audit.ts'
import type { Context } from '../operation.ts'
import { perDatabase } from '../platform/database/perDatabase.ts'

const hour = 60 * 60_000

/** Makes the ids of views: the same view has the same id in every process. */
const namespace = '5f0c1e52-8f3b-4a53-9a70-0c9d2f6f2c11'

/** The views of the current hour that this process has recorded: they cost no statement. */
const known = perDatabase(() => ({ hour: 0, ids: new Set<string>() }))

/** More than the stewards of a large community look at in an hour. */
const capacity = 20_000

/**
 * Records that somebody opened the page of a member, once for each session, member and hour:
 * before the answer, so that nobody sees a page of which the record knows nothing.
 */
export const recordView = async (ctx: Context, memberId: string): Promise<void> => {
  if (!ctx.config.features.includes('record')) return
  const now = Math.floor(ctx.now().getTime() / hour)
  const id = v5(`${ctx.actor.id} ${memberId} ${now}`, namespace)
  const recorded = known(ctx.db)
  if (recorded.hour !== now || recorded.ids.size >= capacity) {
    recorded.hour = now
    recorded.ids.clear()
  }
  if (recorded.ids.has(id)) return
  await auditOnce(ctx.db, ctx, id, { action: 'user.view', subject: memberId })
  recorded.ids.add(id)
}
