import { shownActions } from '../kernel/auditActions.ts'
import type { Handler } from '../kernel/operation.ts'
import { readSnapshot } from '../platform/database/versions.ts'
import { toEntries } from './entry.ts'
import { readPage } from './page.ts'

/** One page of the record, newest first. */
export const listRecord: Handler<'listRecord'> = async ({ query }, ctx) => {
  const { actor, subject, kinds, from, to, before, limit = 50 } = query
  const filter = {
    actions: shownActions(kinds?.split(',')),
    actor: actor === 'me' ? ctx.actor.userId : actor,
    subject,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  }
  return readSnapshot(ctx.db, async (tx) => {
    const { rows, next } = await readPage(tx, ctx.vault, filter, { before, limit })
    return { data: await toEntries(tx, ctx, rows), next }
  })
}
