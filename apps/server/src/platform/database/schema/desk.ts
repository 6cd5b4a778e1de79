import {
  answerLength,
  appealLength,
  emailLength,
  explanationLength,
  reasonLength,
  ruleLength,
  senderNameLength,
} from '@hearth/api/limits.gen'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { created, id, maxLength, oneOf, timestamptz } from './columns.ts'
import { posts } from './content.ts'
import { userId } from './userId.ts'
import { appealOutcomes, noticeReasons, queueNames, reasonKinds, reportReasons } from './values.ts'

/**
 * Reports of posts by members, at most one of each member, and notices by anybody: rows without a
 * member. The name and the address of a notice are deleted after its decision.
 */
export const postReports = pgTable(
  'post_reports',
  {
    id: id(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Null for a notice. */
    userId: userId('user_id'),
    reason: text('reason', { enum: [...reportReasons, ...noticeReasons] }).notNull(),
    text: text('text'),
    createdAt: created(),
    /** The entry of the audit log that decided it; null while it waits. */
    decision: uuid('decision'),
    /** Whether it counts for nothing, because its reporter is muted. */
    isMuted: boolean('is_muted').notNull().default(false),
    notifierName: text('notifier_name'),
    notifierEmail: text('notifier_email'),
    /** A hash of the notice with its address, so that a repeated one is stored once. */
    noticeHash: text('notice_hash').unique(),
  },
  (t) => [
    uniqueIndex('post_reports_once').on(t.postId, t.userId),
    index('post_reports_open')
      .on(t.postId, t.createdAt)
      .where(sql`${t.decision} is null and not ${t.isMuted}`),
    index('post_reports_user').on(t.userId),
    index('post_reports_decision').on(t.decision),
    check('post_reports_reason', oneOf(t.reason, [...reportReasons, ...noticeReasons])),
    check('post_reports_text', maxLength(t.text, explanationLength)),
    check('post_reports_notifier_name', maxLength(t.notifierName, senderNameLength)),
    check('post_reports_notifier_email', maxLength(t.notifierEmail, emailLength)),
  ],
)

/**
 * The links of letters about decisions, as hashes. Without foreign keys: a link outlives the account, so
 * that its page can say that nothing is kept any more.
 */
export const appealTokens = pgTable(
  'appeal_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The entry of the audit log with the decision. */
    entryId: uuid('entry_id').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [index('appeal_tokens_expires').on(t.expiresAt)],
)

/** Appeals against decisions, one each. */
export const appeals = pgTable(
  'appeals',
  {
    id: id(),
    /** The entry of the audit log with the decision. */
    entryId: uuid('entry_id').notNull().unique(),
    /** About whom was decided. */
    userId: userId('user_id').notNull(),
    /** The member or the post of the decision: an open appeal keeps it in the trash. */
    subjectId: uuid('subject_id').notNull(),
    text: text('text').notNull(),
    createdAt: created(),
    outcome: text('outcome', { enum: appealOutcomes }),
    answer: text('answer'),
    /** The entry of the audit log that decided the appeal; null while it waits. */
    decision: uuid('decision'),
  },
  (t) => [
    index('appeals_open').on(t.createdAt, t.id).where(sql`${t.decision} is null`),
    index('appeals_open_subject').on(t.subjectId).where(sql`${t.decision} is null`),
    index('appeals_user').on(t.userId, t.createdAt),
    uniqueIndex('appeals_decision').on(t.decision).where(sql`${t.decision} is not null`),
    check('appeals_outcome', oneOf(t.outcome, appealOutcomes)),
    check('appeals_decided', sql`(${t.outcome} is null) = (${t.decision} is null)`),
    check('appeals_text', maxLength(t.text, appealLength)),
    check('appeals_answer', maxLength(t.answer, answerLength)),
  ],
)

/** Who looks at which case, for 20 seconds. */
export const caseViewers = pgTable(
  'case_viewers',
  {
    queue: text('queue', { enum: queueNames }).notNull(),
    caseId: uuid('case_id').notNull(),
    userId: userId('user_id').notNull(),
    since: timestamptz('since').notNull(),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.queue, t.caseId, t.userId] }),
    index('case_viewers_user').on(t.userId),
    index('case_viewers_seen').on(t.seenAt),
    check('case_viewers_queue', oneOf(t.queue, queueNames)),
  ],
)

/** Reasons that administrators can choose. The migration inserts the first ones. */
export const reasonTemplates = pgTable(
  'reason_templates',
  {
    id: id(),
    kind: text('kind', { enum: reasonKinds }).notNull(),
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    /** The organisation's rule to which it refers. */
    rule: text('rule'),
  },
  (t) => [
    check('reason_templates_rule', maxLength(t.rule, ruleLength)),
    check('reason_templates_kind', oneOf(t.kind, reasonKinds)),
    check('reason_templates_text', maxLength(t.text, reasonLength)),
  ],
)
