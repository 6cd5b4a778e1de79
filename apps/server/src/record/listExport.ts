import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { toEntry } from './entry.ts'

/** Records that the caller saves the rows of a list as a file. The panel writes the file itself. */
export const recordListExport: Handler<'recordListExport'> = async ({ body }, ctx) => {
  await ctx.limit('listExports', ctx.actor.userId)
  const { list, rows: exportedRows } = body
  const row = await audit(ctx.db, ctx, { action: 'list.export', after: { list, exportedRows } })
  return { data: await toEntry(ctx.db, ctx, row) }
}
