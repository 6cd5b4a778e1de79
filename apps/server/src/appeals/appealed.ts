import { and, eq, isNotNull } from 'drizzle-orm'
import { validate } from 'uuid'
import type { AuditRow } from '../kernel/audit.ts'
import { isUndoing, subjectKindOf } from '../kernel/auditActions.ts'
import { openTexts, type TextVault } from '../kernel/entryTexts.ts'
import { inverseOf } from '../kernel/inverses.ts'
import type { Context } from '../kernel/operation.ts'
import type { LockOptions, Subjects } from '../kernel/subject.ts'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries, reasonTemplates, users } from '../platform/database/schema.ts'
import { type AppealableNotice, isAppealable, noticeFor } from '../record/memberNotice.ts'

/** A decision against which a person can appeal. */
export interface AppealedDecision {
  readonly row: AuditRow
  readonly action: AppealableNotice
  /** About whom was decided: the author of a post. */
  readonly memberId: string
  /** The title of the member's post. */
  readonly title: string | null
}

/** The decision of an entry; undefined for an entry without one. */
export const toDecision = (row: AuditRow): AppealedDecision | undefined => {
  const action = noticeFor(row.action)
  if (isUndoing(row.action) || !isAppealable(action) || row.subjectId === null) return undefined
  const isPost = subjectKindOf(row.action) === 'post'
  const memberId = isPost ? row.before?.userId : row.subjectId
  if (typeof memberId !== 'string' || !validate(memberId)) return undefined
  const title = isPost && typeof row.before?.title === 'string' ? row.before.title : null
  return { row, action, memberId, title }
}

/** Reads the decision of an entry. */
export const readDecision = async (
  db: Executor,
  vault: TextVault,
  entryId: string,
): Promise<AppealedDecision | undefined> => {
  const found = await db.select().from(auditEntries).where(eq(auditEntries.id, entryId))
  const [row] = await openTexts(db, vault, found)
  return row && toDecision(row)
}

/**
 * The rule to which a reason refers: that of the template with the same text.
 * @returns null for a reason in other words, and without the feature `desk`
 */
export const readRule = async (
  db: Executor,
  { config }: Pick<Context, 'config'>,
  action: AppealableNotice,
  reason: string | null | undefined,
): Promise<string | null> => {
  if (!reason?.trim() || !config.features.includes('desk')) return null
  const { kind, text, rule } = reasonTemplates
  const [found] = await db
    .select({ rule })
    .from(reasonTemplates)
    .where(and(eq(kind, action), eq(text, reason.trim()), isNotNull(rule)))
    .limit(1)
  return found?.rule ?? null
}

/** The end of the ban that a decision set. */
export const banEndOf = ({ row }: Pick<AppealedDecision, 'row'>): Date | null => {
  const until = row.after?.bannedUntil
  return typeof until === 'string' ? new Date(until) : null
}

/** The person about whom was decided; undefined if the account was deleted for good. */
export const readMember = async (db: Executor, { memberId }: AppealedDecision) => {
  const [member] = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      profilePic: users.profilePic,
      isBanned: users.isBanned,
      deletedAt: users.deletedAt,
      passportDeletedAt: users.passportDeletedAt,
      certificateDeletedAt: users.certificateDeletedAt,
    })
    .from(users)
    .where(eq(users.id, memberId))
  return member
}

interface Use extends Pick<Context, 'config'> {
  readonly subjects: Subjects
}

/** The fields that show whether a decision holds. Another end of a ban is still a ban. */
const decisive = (row: AuditRow) =>
  Object.entries(inverseOf(row)?.after ?? {}).filter(([name]) => name !== 'bannedUntil')

/**
 * Whether a decision does not hold any more: it was undone, or somebody has decided otherwise, or the ban
 * has ended. What was deleted for good stays decided.
 */
export const isLifted = async (
  db: Executor,
  use: Use,
  { row }: AppealedDecision,
  options: LockOptions = { lock: false },
): Promise<boolean> => {
  const kind = subjectKindOf(row.action)
  const id = row.subjectId
  if (!kind || id === null || !validate(id)) return false
  // The subject first: while it is locked, nobody undoes the decision.
  const [current] = await use.subjects[kind].read(db, use, [id], options)
  const [undoing] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.undoes, row.id))
  if (undoing) return true
  return (
    current !== undefined &&
    decisive(row).some(([name, value]) => name in current && current[name] !== value)
  )
}
