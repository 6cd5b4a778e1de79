import { eq, or, type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '../platform/database/schema.ts'

/**
 * Entries of decisions about reports that also banned the author of the post. Their subject is the
 * post, and the author is in `before`.
 */
export const isBanByReport = (memberId: string): SQL =>
  sql`(${auditEntries.action} in ('report.hide-and-ban', 'report.hide-and-ban.undo')
    and ${auditEntries.before}->>'userId' = ${memberId} and ${auditEntries.before} ? 'isBanned')`

/** Entries about a record. For a member also the bans by decisions about reports. */
export const isAbout = (id: string): SQL | undefined =>
  or(eq(auditEntries.subjectId, id), isBanByReport(id))
