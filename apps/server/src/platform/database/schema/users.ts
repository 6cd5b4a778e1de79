import { emailLength, personNameLength } from '@hearth/api/limits.gen'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { created, id, maxLength, oneOf, timestamptz, updated } from './columns.ts'
import { badge, joiningStatuses, phoneEndLength, roles, teamRoles } from './values.ts'

/** The last digits of a phone key: the length is part of the indexed expression. */
export const phoneEnd = (phoneKey: AnyPgColumn | SQL): SQL =>
  sql`right(${phoneKey}, ${sql.raw(String(phoneEndLength))})`

/**
 * Members and administrators. A row with `deletedAt` is in the trash. The columns of the filters come
 * first: reading a row up to its last column takes three times as long.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: timestamptz('deleted_at'),
    isVerified: boolean('is_verified').notNull().default(false),
    isBanned: boolean('is_banned').notNull().default(false),
    /** When the ban ends; null for none, and for a ban without an end. */
    bannedUntil: timestamptz('banned_until'),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    badgeRequestStatus: smallint('badge_request_status').notNull().default(badge.notApplied),
    role: text('role', { enum: roles }).notNull().default('member'),
    /**
     * The searched text: each field folded (search_fold: no accents, lower case), with a blank
     * before it, so that a short term can match at the start of a word. A phone stands there as it
     * is written and as its digits.
     */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`search_fold(coalesce(' ' || full_name || E'\\n', '') || ' ' || email || coalesce(E'\\n ' || phone || E'\\n ' || phone_key(phone), ''))`,
      ),
    /** Null until the person enters it. */
    fullName: text('full_name'),
    email: text('email').notNull(),
    phone: text('phone'),
    country: text('country'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** Path under the panel's origin; null shows the default avatar. */
    profilePic: text('profile_pic'),
    /** Storage key of the identity document. The API only returns a signed link. */
    passport: text('passport'),
    status: text('status', { enum: joiningStatuses }).notNull().default('unverified_email'),
    badgeRequestedAt: timestamptz('badge_requested_at'),
    /** Storage key of the certificate. The API only returns a signed link. */
    badgeFileName: text('badge_file_name'),
    /** When the approval was made whose certificate the member has or waits for. */
    certificateOrderedAt: timestamptz('certificate_ordered_at'),
    /** Serial number of the certificate, once it is made. */
    certificateSerial: text('certificate_serial').unique(),
    /** When the last decision about citizenship or verification was made; null while a case is open. */
    decidedAt: timestamptz('decided_at'),
    /** When a document was deleted after the decision; see `desk/retention.ts`. */
    passportDeletedAt: timestamptz('passport_deleted_at'),
    certificateDeletedAt: timestamptz('certificate_deleted_at'),
    /** Since when a hold keeps the documents. Its reason is in the audit log. */
    documentsHeldAt: timestamptz('documents_held_at'),
    /** Since when the reports of this member count for nothing. The reason is in the audit log. */
    reporterMutedAt: timestamptz('reporter_muted_at'),
    passwordHash: text('password_hash'),
    /** How often all sessions of the account were ended. Refuses sign-ins that started before. */
    sessionsEnded: integer('sessions_ended').notNull().default(0),
    /** The role in the team; null for members. */
    teamRole: text('team_role', { enum: teamRoles }),
    /** Since when an administrator may not sign in. */
    suspendedAt: timestamptz('suspended_at'),
    /** The shown name, folded, for the order by name: the email stands for a missing name. */
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(
        sql`left(search_fold(coalesce(nullif(btrim(full_name), ''), email)), 100)`,
      ),
    /** The digits of the phone as it is dialled from abroad, so that two notations are equal. */
    phoneKey: text('phone_key').generatedAlwaysAs(sql`phone_key(phone)`),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`).where(sql`${t.deletedAt} is null`),
    index('users_search').using('gin', t.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('users_words').using('gin', sql`search_words(${t.search})`).with({ fastupdate: false }),
    index('users_signs').using('gin', sql`search_signs(${t.search})`).with({ fastupdate: false }),
    index('users_newest')
      .on(t.createdAt, t.id)
      .where(sql`${t.role} <> 'admin' and ${t.deletedAt} is null`),
    // "C" sorts alike in every database. Folding has removed the accents that it would sort last.
    index('users_by_name')
      .on(sql`${t.nameKey} collate "C"`, t.id)
      .where(sql`${t.role} <> 'admin' and ${t.deletedAt} is null`),
    index('users_pending_badges')
      .on(t.badgeRequestedAt, t.id)
      .where(sql`${t.badgeRequestStatus} = 1 and ${t.role} <> 'admin' and ${t.deletedAt} is null`),
    index('users_newcomers')
      .on(t.isEmailVerified, t.createdAt, t.id)
      .where(
        sql`not ${t.isVerified} and not ${t.isBanned} and ${t.status} <> 'declined' and ${t.role} <> 'admin' and ${t.deletedAt} is null`,
      ),
    // Equal numbers end alike, so one index finds them and those that only end alike.
    index('users_phone').on(phoneEnd(t.phoneKey)).where(sql`${t.phoneKey} is not null`),
    index('users_name_and_birth')
      .on(t.nameKey, t.dateOfBirth)
      .where(sql`${t.dateOfBirth} is not null`),
    index('users_documents')
      .on(t.decidedAt)
      .where(sql`${t.passport} is not null or ${t.badgeFileName} is not null`),
    index('users_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('users_administrators').on(t.id).where(sql`${t.role} = 'admin'`),
    index('users_banned')
      .on(t.createdAt, t.id)
      .where(sql`${t.isBanned} and ${t.role} <> 'admin' and ${t.deletedAt} is null`),
    check('users_role', oneOf(t.role, roles)),
    check(
      'users_team_role',
      sql`(${t.teamRole} is not null) = (${t.role} = 'admin') and ${oneOf(t.teamRole, teamRoles)}`,
    ),
    check('users_suspended', sql`${t.suspendedAt} is null or ${t.role} = 'admin'`),
    check('users_banned_until', sql`${t.bannedUntil} is null or ${t.isBanned}`),
    check('users_status', oneOf(t.status, joiningStatuses)),
    check('users_verified', sql`${t.isVerified} = (${t.status} = 'verified')`),
    check('users_badge', sql`${t.badgeRequestStatus} between 0 and 2`),
    check(
      'users_badge_requested',
      sql`${t.badgeRequestStatus} <> 1 or ${t.badgeRequestedAt} is not null`,
    ),
    check('users_full_name', maxLength(t.fullName, personNameLength)),
    check(
      'users_email',
      sql`char_length(${t.email}) between 3 and ${sql.raw(String(emailLength))}`,
    ),
  ],
)
