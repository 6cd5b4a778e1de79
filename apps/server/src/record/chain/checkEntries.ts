import { inArray, sql } from 'drizzle-orm'
import type { StoredEntry } from '../../kernel/entryTexts.ts'
import type { Executor } from '../../platform/database/database.ts'
import { auditEntries } from '../../platform/database/schema.ts'
import { createFinding, type Finding } from './checkLinks.ts'
import { batchSize, contentOf } from './seal.ts'

/** An erasure of texts. Each has an entry, so nobody can hide a removed text without adding one. */
interface Erasure {
  readonly id: string
  /** Null for all owners. */
  readonly owner: string | null
  /** Texts up to this moment. */
  readonly until: Date
}

const readErasures = async (db: Executor): Promise<Erasure[]> => {
  const erased = await db
    .select({
      id: auditEntries.id,
      owner: auditEntries.subjectId,
      at: auditEntries.at,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(inArray(auditEntries.action, ['user.erase', 'record.erase']))
  return erased.flatMap(({ id, owner, at, after }) => {
    const { to, invitationId } = after ?? {}
    if (typeof to === 'string') return { id, owner: null, until: new Date(to) }
    const erasedOwner = owner ?? invitationId
    return typeof erasedOwner === 'string' ? { id, owner: erasedOwner, until: at } : []
  })
}

/** Returns whether an erasure explains that an entry has no text. */
const createErasureCheck = (erasures: readonly Erasure[]) => {
  const ofOwner = Map.groupBy(erasures, ({ owner }) => owner)
  return ({ id, at, textOwner }: StoredEntry): boolean =>
    [...(ofOwner.get(textOwner) ?? []), ...(ofOwner.get(null) ?? [])].some(
      (erasure) => erasure.id !== id && erasure.until >= at,
    )
}

interface Checked extends Record<string, unknown> {
  readonly id: string
  readonly loose: boolean
  /** Whether its text is not the one that it was written with. */
  readonly differs: boolean
  /** The hash of the text that is there; null without one. */
  readonly found: string | null
}

/** The database makes the hashes, so that only findings leave it. */
const readBatch = async (db: Executor, after: string, most: number): Promise<Checked[]> => {
  const { rows } = await db.execute<Checked>(sql`
    select *, text_hash is distinct from found as differs from (
      select entry.id, seal.entry_id is null and waiting.entry_id is null as loose, text_hash,
        case when text_hash is not null and text.entry_id is not null then
          encode(sha256(convert_to(text.text_key_id || E'\n' || text.text, 'UTF8')), 'hex') end as found
      from audit_log entry
      left join audit_seals seal on seal.entry_id = entry.id
      left join audit_unsealed waiting on waiting.entry_id = entry.id
      left join entry_texts text on text.entry_id = entry.id
      where entry.id > ${after}::uuid order by entry.id limit ${most}
    ) as batch order by id`)
  return rows
}

const noLink = 'is in no link of the chain: its seal was removed'

/** The problem of an entry whose text is not the one that it was written with. */
const textProblem = (found: string | null): string =>
  found === null ? 'has lost its text, and no entry says that it was erased' : 'has another text'

interface CheckedEntries {
  readonly findings: readonly Finding[]
  readonly erased: number
  /** The id of the last checked entry; undefined after the last entry of the record. */
  readonly next: string | undefined
}

/**
 * Checks what the links do not: that each entry is in the chain or waits for its seal, and that it
 * has its text, unless that was erased.
 * @param range where the check begins, and the largest number of entries
 */
export const checkEntries = async (
  db: Executor,
  range: { readonly after?: string | undefined; readonly maxEntries?: number } = {},
): Promise<CheckedEntries> => {
  const { after = '00000000-0000-0000-0000-000000000000', maxEntries = Number.POSITIVE_INFINITY } =
    range
  const isErased = createErasureCheck(await readErasures(db))
  const findings: Finding[] = []
  let erased = 0
  let checked = 0
  let last = after
  for (;;) {
    const most = Math.min(batchSize, maxEntries - checked)
    const rows = await readBatch(db, last, most)
    const suspects = new Map(
      rows.flatMap((row) => (row.loose || row.differs ? [[row.id, row]] : [])),
    )
    const entries =
      suspects.size === 0
        ? []
        : await db
            .select()
            .from(auditEntries)
            .where(inArray(auditEntries.id, [...suspects.keys()]))
    for (const entry of entries) {
      const entryId = entry.id
      const { loose, differs, found } = suspects.get(entryId) ?? {}
      if (loose) findings.push(createFinding({ entryId, problem: noLink }, contentOf(entry)))
      if (!differs) continue
      if (found === null && isErased(entry)) erased += 1
      else {
        const problem = textProblem(found ?? null)
        findings.push(createFinding({ entryId, problem }, [entry.textHash, found]))
      }
    }
    const end = rows.at(-1)
    if (!end || rows.length < most) return { findings, erased, next: undefined }
    last = end.id
    checked += rows.length
    if (checked >= maxEntries) return { findings, erased, next: last }
  }
}
