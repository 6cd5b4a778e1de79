import { and, asc, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import { type AuditRow, openTexts, type TextVault } from '../kernel/entryTexts.ts'
import type { Executor } from '../platform/database/database.ts'
import type { reasonKinds } from '../platform/database/schema/values.ts'
import {
  auditEntries,
  postReports,
  posts,
  reasonTemplates,
  users,
} from '../platform/database/schema.ts'
import type { Position } from '../record/page.ts'
import { banEndOf } from './appealed.ts'

/* The statements of reasons in the columns of the EU's transparency database
   (https://transparency.dsa.ec.europa.eu/page/api-documentation), for Article 24(5) of the Digital Services
   Act. Without personal data: a reason in a steward's own words may name somebody, so only the common reasons
   are written. */

interface Restriction {
  readonly kind: (typeof reasonKinds)[number]
  readonly decision_account?: string
  readonly decision_visibility?: string
}

/** The restrictions of each action, and the kind of its common reasons. */
const restrictions = {
  'user.ban': { kind: 'ban', decision_account: 'DECISION_ACCOUNT_SUSPENDED' },
  'user.delete': { kind: 'delete', decision_account: 'DECISION_ACCOUNT_TERMINATED' },
  'post.delete': {
    kind: 'deletePost',
    decision_visibility: 'DECISION_VISIBILITY_CONTENT_REMOVED',
  },
  'report.hide': {
    kind: 'deletePost',
    decision_visibility: 'DECISION_VISIBILITY_CONTENT_REMOVED',
  },
  'report.hide-and-ban': {
    kind: 'ban',
    decision_visibility: 'DECISION_VISIBILITY_CONTENT_REMOVED',
    decision_account: 'DECISION_ACCOUNT_SUSPENDED',
  },
} as const satisfies Readonly<Record<string, Restriction>>

const columns = [
  'decision_visibility',
  'decision_account',
  'end_date_account_restriction',
  'decision_ground',
  'incompatible_content_ground',
  'incompatible_content_explanation',
  'incompatible_content_illegal',
  'category',
  'content_type',
  'content_type_other',
  'content_date',
  'territorial_scope',
  'application_date',
  'decision_facts',
  'source_type',
  'automated_detection',
  'automated_decision',
  'puid',
] as const

type Row = Readonly<Record<(typeof columns)[number], string>>

/** What the record cannot know. */
export interface ReasonsFilter {
  readonly since: Date | undefined
  readonly until: Date | undefined
  /** A category of the database. */
  readonly category: string
  /** Codes of countries. */
  readonly territory: readonly string[]
}

/** A cell of RFC 4180. */
const toCell = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

const toLine = (cells: readonly string[]): string => cells.map(toCell).join(',')

/** The database's own files have lists as JSON. */
const list = (items: readonly string[]): string => (items.length > 0 ? JSON.stringify(items) : '')

const day = (date: Date | null | undefined): string => date?.toISOString().slice(0, 10) ?? ''

type Restricting = keyof typeof restrictions

const isRestricting = (action: string): action is Restricting => Object.hasOwn(restrictions, action)

const batchSize = 1000

const readBatch = async (
  db: Executor,
  vault: TextVault,
  { since, until }: ReasonsFilter,
  after?: Position,
) => {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.action, Object.keys(restrictions)),
        since && gte(auditEntries.at, since),
        until && lt(auditEntries.at, until),
        after &&
          sql`(${auditEntries.at}, ${auditEntries.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
        // An undone decision restricts nobody.
        sql`not exists (select from audit_log undoing where undoing.undoes = ${auditEntries.id})`,
      ),
    )
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
    .limit(batchSize)
  return openTexts(db, vault, rows)
}

/** When each subject was made: a post, or an account. */
const readDates = async (db: Executor, ids: readonly string[]) => {
  const dates: [string, Date][] = []
  for (const table of [users, posts]) {
    const rows = await db
      .select({ id: table.id, createdAt: table.createdAt })
      .from(table)
      .where(inArray(table.id, [...ids]))
    dates.push(...rows.map(({ id, createdAt }): [string, Date] => [id, createdAt]))
  }
  return new Map(dates)
}

/** The common reasons, each with its rule. */
const readTemplates = async (db: Executor) => {
  const rows = await db.select().from(reasonTemplates)
  return new Map(rows.map(({ kind, text, rule }) => [`${kind} ${text}`, { text, rule }]))
}

/** Decisions that also answered a notice of Article 16. */
const readNoticed = async (db: Executor, ids: readonly string[]) => {
  const rows = await db
    .select({ decision: postReports.decision })
    .from(postReports)
    .where(and(isNotNull(postReports.noticeHash), inArray(postReports.decision, [...ids])))
  return new Set(rows.map(({ decision }) => decision))
}

interface Facts {
  readonly templates: Awaited<ReturnType<typeof readTemplates>>
  readonly dates: ReadonlyMap<string, Date>
  readonly noticed: ReadonlySet<string | null>
}

const sourceOf = (row: AuditRow, { noticed }: Facts): string => {
  if (noticed.has(row.id)) return 'SOURCE_ARTICLE_16'
  return row.action.startsWith('report.') ? 'SOURCE_TYPE_OTHER_NOTIFICATION' : 'SOURCE_VOLUNTARY'
}

const toRow = (
  action: Restricting,
  row: AuditRow,
  { category, territory }: ReasonsFilter,
  facts: Facts,
): Row => {
  const restriction: Restriction = restrictions[action]
  const isPost = restriction.decision_visibility !== undefined
  const common = facts.templates.get(`${restriction.kind} ${row.reason?.trim()}`)
  return {
    decision_visibility: list(
      restriction.decision_visibility ? [restriction.decision_visibility] : [],
    ),
    // A member who was banned before is not banned by the decision about a post.
    decision_account:
      isPost && row.before?.isBanned === undefined ? '' : (restriction.decision_account ?? ''),
    end_date_account_restriction: day(banEndOf({ row })),
    decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
    incompatible_content_ground: common?.rule ?? '',
    incompatible_content_explanation: common?.text ?? '',
    incompatible_content_illegal: 'No',
    category,
    content_type: list([isPost ? 'CONTENT_TYPE_TEXT' : 'CONTENT_TYPE_OTHER']),
    content_type_other: isPost ? '' : 'Account',
    content_date: day(facts.dates.get(row.subjectId ?? '')),
    territorial_scope: list(territory),
    application_date: day(row.at),
    decision_facts: common?.text ?? '',
    source_type: sourceOf(row, facts),
    automated_detection: 'No',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
    puid: row.id,
  }
}

/** The statements of reasons of decisions that still hold, as lines of CSV, oldest first. */
export const exportReasons = async function* (
  db: Executor,
  vault: TextVault,
  filter: ReasonsFilter,
): AsyncGenerator<string> {
  yield toLine(columns)
  const templates = await readTemplates(db)
  let after: Position | undefined
  for (;;) {
    const found = await readBatch(db, vault, filter, after)
    const subjects = found.flatMap(({ subjectId }) =>
      subjectId && validate(subjectId) ? [subjectId] : [],
    )
    const ids = found.map(({ id }) => id)
    const facts = {
      templates,
      dates: await readDates(db, subjects),
      noticed: await readNoticed(db, ids),
    }
    for (const row of found) {
      if (!isRestricting(row.action)) continue
      const cells = toRow(row.action, row, filter, facts)
      yield toLine(columns.map((name) => cells[name]))
    }
    after = found.at(-1)
    if (found.length < batchSize) return
  }
}
