import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import { openTexts, type StoredEntry, type TextVault } from '../kernel/entryTexts.ts'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries, auditSeals } from '../platform/database/schema.ts'
import { isAbout } from './aboutMember.ts'
import { readPeople } from './names.ts'
import type { Position } from './page.ts'

/** The entries that an authority requested. */
export interface ExportFilter {
  /** Only actions on this member, post, announcement or plan. */
  readonly subject?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Whether to include the network addresses. */
  readonly withIp: boolean
}

const batchSize = 1000

/** Escapes U+007F to U+009F: JSON allows them, but terminals execute them. */
const escapeControls = (json: string): string =>
  json.replaceAll(/\p{Cc}/gu, (control) => `\\u00${control.charCodeAt(0).toString(16)}`)

const readBatch = (db: Executor, { subject, from, to }: ExportFilter, after?: Position) =>
  db
    .select({ entry: auditEntries, position: auditSeals.position, seal: auditSeals.seal })
    .from(auditEntries)
    .leftJoin(auditSeals, eq(auditSeals.entryId, auditEntries.id))
    .where(
      and(
        subject === undefined ? undefined : isAbout(subject),
        from && gte(auditEntries.at, from),
        to && lt(auditEntries.at, to),
        after &&
          sql`(${auditEntries.at}, ${auditEntries.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
    .limit(batchSize)

const idsIn = ({ actorId, subjectId }: StoredEntry): string[] =>
  [actorId, subjectId].filter((id) => id !== null && validate(id)) as string[]

/**
 * The entries as lines of JSON, oldest first, with the current names of people and the position in
 * the chain. Read in batches, so that memory use does not grow with the record.
 */
export const exportEntries = async function* (
  db: Executor,
  vault: TextVault,
  filter: ExportFilter,
): AsyncGenerator<string> {
  let after: Position | undefined
  for (;;) {
    const found = await readBatch(db, filter, after)
    const people = await readPeople(
      db,
      found.flatMap(({ entry }) => idsIn(entry)),
    )
    const opened = await openTexts(
      db,
      vault,
      found.map(({ entry }) => entry),
    )
    for (const [index, { ip, ...entry }] of opened.entries()) {
      const { position, seal } = found[index] ?? { position: null, seal: null }
      const line = JSON.stringify({
        ...entry,
        actorName: people.get(entry.actorId ?? '')?.name ?? null,
        subjectName: people.get(entry.subjectId ?? '')?.name ?? null,
        ...(filter.withIp && { ip }),
        position,
        seal,
      })
      yield escapeControls(line)
    }
    after = found.at(-1)?.entry
    if (found.length < batchSize) return
  }
}
