import { and, sql } from 'drizzle-orm'
import { actionsWhere } from '../kernel/auditActions.ts'
import type { Answer, Context, Handler } from '../kernel/operation.ts'
import { restorePeriod } from '../kernel/restorePeriod.ts'
import type { Transaction } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import { readSnapshot } from '../platform/database/versions.ts'
import { readAppealed } from './appealStates.ts'
import { type Entry, toEntries } from './entry.ts'
import { readPage } from './page.ts'

type Trashed = Answer<'listTrash'>['data'][number]

/** Deletions that can be undone and were not. */
const isInTrash = and(
  sql`${auditEntries.after} @> '{"isDeleted": true}'`,
  sql`not exists (select from audit_log undoing where undoing.undoes = ${auditEntries.id})`,
)

const toTrashed = ({ id, at, actor, subject, reason, undo }: Entry): Trashed[] =>
  // Another backend may have restored or removed it.
  subject && undo.state === 'possible' && undo.until
    ? [
        {
          id: subject.id,
          kind: subject.kind,
          name: subject.name,
          deletedAt: at,
          goneAt: undo.until,
          by: actor,
          reason,
          entryId: id,
        },
      ]
    : []

/** The reasons why some of these cannot be restored. */
const readObstacles = async (
  tx: Transaction,
  { subjects }: Pick<Context, 'subjects'>,
  trashed: readonly Trashed[],
): Promise<ReadonlyMap<string, string>> => {
  const obstacles: [string, string][] = []
  for (const [name, { trash }] of Object.entries(subjects)) {
    const ids = trashed.flatMap(({ kind, id }) => (kind === name ? id : []))
    if (ids.length > 0) obstacles.push(...((await trash?.readObstacles?.(tx, ids)) ?? []))
  }
  return new Map(obstacles)
}

/** One page of the trash, last deleted first. */
export const listTrash: Handler<'listTrash'> = ({ query }, ctx) =>
  readSnapshot(ctx.db, async (tx) => {
    const { kind, before, limit = 50 } = query
    const filter = {
      actions: actionsWhere(
        ({ subject, fields }) =>
          fields.includes('isDeleted') && (kind === undefined || subject === kind),
      ),
      from: new Date(ctx.now().getTime() - restorePeriod),
      where: isInTrash,
    }
    const { rows, next } = await readPage(tx, ctx.vault, filter, { before, limit })
    const trashed = (await toEntries(tx, ctx, rows)).flatMap(toTrashed)
    const obstacles = await readObstacles(tx, ctx, trashed)
    const ids = trashed.map(({ id }) => id)
    const appealed = await readAppealed(tx, ctx, ids)
    const data = trashed.map((one) => ({
      ...one,
      obstacle: obstacles.get(one.id) ?? null,
      ...(appealed.has(one.id) && { isAppealed: true }),
    }))
    return { data, next }
  })
