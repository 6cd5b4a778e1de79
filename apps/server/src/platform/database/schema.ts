import {
  announcementDescriptionLength,
  announcementTitleLength,
  answerLength,
  appealLength,
  emailLength,
  explanationLength,
  noteLength,
  passkeyNameLength,
  personNameLength,
  planPrice,
  reasonLength,
  ruleLength,
  senderNameLength,
} from '@hearth/api/limits.gen'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import {
  activityKinds,
  appealOutcomes,
  badge,
  challengePurposes,
  inviteStatuses,
  joiningStatuses,
  noticeReasons,
  periods,
  phoneEndLength,
  processRoles,
  queueNames,
  reasonKinds,
  reportReasons,
  roles,
  teamRoles,
  tokenKinds,
} from './values.ts'

/** A value of an entry that is neither words nor an address. An object stands for an erasable text. */
type StoredValue = boolean | number | string | readonly string[] | null | { readonly isText: true }

/** The changed fields of an entry without their texts; see `kernel/entryTexts.ts`. */
export type StoredFields = Readonly<Record<string, StoredValue>>

/* Every table of the product, for PostgreSQL 15 and later and for PGlite. The first migration
   contains by hand what the ORM cannot express: at its head the extension pg_trgm and the functions
   search_fold(), phone_key(), search_words() (see `users/typos.ts`) and search_signs() (see
   `users/filter.ts`), and at its end the triggers that record changes (see `versions.ts`) and move
   `updated_at`. */

/** The last digits of a phone key: the length is part of the indexed expression. */
export const phoneEnd = (phoneKey: AnyPgColumn | SQL): SQL =>
  sql`right(${phoneKey}, ${sql.raw(String(phoneEndLength))})`

const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7())

/** A point in time with milliseconds, as in JavaScript, so that it survives a round trip. */
const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

const created = () => timestamptz('created_at').notNull().defaultNow()
/** Set by a trigger at every change, with microseconds. */
const updated = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()

const oneOf = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

const maxLength = (column: unknown, characters: number): SQL =>
  sql`char_length(${column}) <= ${sql.raw(String(characters))}`

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

/** State of the whole deployment, in one row. */
export const deployment = pgTable(
  'deployment',
  {
    id: boolean('id').primaryKey().default(true),
    /** How often the sessions of all accounts were ended. */
    sessionsEnded: integer('sessions_ended').notNull().default(0),
    /** When documents were first due to be deleted. For 30 days from then nothing is deleted. */
    retentionSince: timestamptz('retention_since'),
    /** The time zone of the days in `activity_counts`; null before they are first counted. */
    activityTimeZone: text('activity_time_zone'),
  },
  (t) => [check('deployment_one_row', sql`${t.id}`)],
)

/** The numbers of certificates; see `files/certificateNumbers.ts`. */
export const certificateNumbers = pgSequence('certificate_numbers')

const userId = (name: string) => uuid(name).references(() => users.id, { onDelete: 'cascade' })

/** Phones of a member that receive push notifications. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    token: text('token').notNull().unique(),
    platform: text('platform', { enum: ['android', 'ios'] }).notNull(),
    createdAt: created(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    index('devices_user').on(t.userId),
    check('devices_platform', oneOf(t.platform, ['android', 'ios'])),
  ],
)

/** Signed-in browsers, with a hash of the token (ASVS 7.2.3). */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId('user_id').notNull(),
    /** False between the password and the second factor. */
    mfa: boolean('mfa').notNull().default(false),
    /** Number of codes entered in this session. */
    tries: integer('tries').notNull().default(0),
    /** When a code was last accepted. Replacing the second factor requires a recent code. */
    confirmedAt: timestamptz('confirmed_at'),
    /** Browser and system, for the owner of the account. */
    device: text('device'),
    /** Block of the client's address, for the owner of the account. */
    network: text('network'),
    /** The challenge of WebAuthn that this session may answer once, and by which call of the browser. */
    challenge: text('challenge'),
    challengeFor: text('challenge_for', { enum: challengePurposes }),
    challengeUntil: timestamptz('challenge_until'),
    createdAt: created(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expires').on(t.expiresAt),
    check('sessions_challenge_for', oneOf(t.challengeFor, challengePurposes)),
  ],
)

/** The second factor of an account, with encrypted seeds and the ids of their keys. */
export const totp = pgTable('totp', {
  userId: userId('user_id').primaryKey(),
  seed: text('seed'),
  keyId: text('key_id'),
  enabledAt: timestamptz('enabled_at'),
  /** The time step of the last accepted code: a code works once (ASVS 6.5.1). */
  lastStep: bigint('last_step', { mode: 'number' }),
  pendingSeed: text('pending_seed'),
  pendingKeyId: text('pending_key_id'),
  pendingUntil: timestamptz('pending_until'),
  /** The session that requested the pending seed. Only this session can read it again. */
  pendingSessionId: uuid('pending_session_id'),
  /** Wrong codes in a row, over all sessions of the account. */
  wrongCodes: integer('wrong_codes').notNull().default(0),
  /** When the owner was last warned that another person may know the password. */
  warnedAt: timestamptz('warned_at'),
})

/** Passkeys of WebAuthn, another second factor. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    /** In base64url, as in the JSON form of WebAuthn. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, by its own count; 0 if the authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Whether it may be copied to other devices (backup eligible, WebAuthn, section 6.1.3). */
    isSynced: boolean('is_synced').notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'::text[]`),
    name: text('name').notNull(),
    /** The host name for which it was made. It works for no other. */
    host: text('host').notNull(),
    /** When the counter of one that is not synced went back: it may have been cloned, and is refused since. */
    refusedAt: timestamptz('refused_at'),
    createdAt: created(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (t) => [
    index('passkeys_user').on(t.userId),
    check('passkeys_name', maxLength(t.name, passkeyNameLength)),
  ],
)

/** Codes that replace a lost second factor, once each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    /** A salted password hash of the code, encrypted with a key of the server. */
    codeHash: text('code_hash').notNull(),
    keyId: text('key_id').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** Invitations to the team. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    email: text('email').notNull(),
    role: text('role', { enum: teamRoles }).notNull(),
    /** Hash of the token in the link that the owner sees. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Hash of the token in the email. The job that sends it creates the token. */
    emailTokenHash: text('email_token_hash').unique(),
    /** Null for an invitation by an operator; so it goes with the row of its inviter. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'cascade' }),
    /** How often the sessions of the inviter had been ended; see `team/invitations.ts`. */
    inviterSessionsEnded: integer('inviter_sessions_ended'),
    createdAt: created(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    revokedAt: timestamptz('revoked_at'),
  },
  (t) => [
    uniqueIndex('team_invitations_open')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.usedAt} is null and ${t.revokedAt} is null`),
    index('team_invitations_inviter').on(t.invitedBy),
    check('team_invitations_role', oneOf(t.role, teamRoles)),
    check(
      'team_invitations_sessions',
      sql`(${t.invitedBy} is null) = (${t.inviterSessionsEnded} is null)`,
    ),
    check('team_invitations_email', maxLength(t.email, emailLength)),
  ],
)

/** Tokens sent by email, as hashes. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId('user_id'),
    /** The address to which it was sent. It is not valid for another address. */
    email: text('email').notNull(),
    createdAt: created(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    index('one_time_tokens_user').on(t.userId),
    index('one_time_tokens_email').on(t.kind, sql`lower(${t.email})`),
    index('one_time_tokens_expires').on(t.expiresAt),
    check('one_time_tokens_kind', oneOf(t.kind, tokenKinds)),
  ],
)

/** Copies of everything about a member, for the member. A file `exports/<id>.zip` of the store. */
export const ownDataArchives = pgTable(
  'own_data_archives',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    /** Of the page to read in the archive. */
    language: text('language').notNull(),
    createdAt: created(),
    /** Null while a job makes it. */
    readyAt: timestamptz('ready_at'),
    /** Until then no other one is made; the link of a finished archive ends. */
    expiresAt: timestamptz('expires_at').notNull(),
    /** Hash of the token in the email. The job that sends it creates the token. */
    tokenHash: text('token_hash').unique(),
    /** Size of the finished file. */
    bytes: bigint('bytes', { mode: 'number' }),
    downloads: smallint('downloads').notNull().default(0),
  },
  (t) => [
    index('own_data_archives_user').on(t.userId),
    index('own_data_archives_expires').on(t.expiresAt),
  ],
)

/** Posts of members in the forum. A row with `deletedAt` is in the trash. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: timestamptz('deleted_at'),
  },
  (t) => [
    index('posts_newest').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('posts_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('posts_user').on(t.userId),
    check('posts_title', maxLength(t.title, 255)),
    check('posts_description', maxLength(t.description, 10_000)),
  ],
)

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

/** Keyed hashes of passports, to find the same file in another account. */
export const documentHashes = pgTable(
  'document_hashes',
  {
    userId: userId('user_id').primaryKey(),
    /** The hashed file: a new passport has another key. */
    storageKey: text('storage_key').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [index('document_hashes_hash').on(t.hash)],
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

/** Invitations that members sent. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    inviterId: userId('inviter_id').notNull(),
    invitedTo: text('invited_to').notNull(),
    /** The member who joined with this invitation. */
    invitedUserId: uuid('invited_user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: inviteStatuses }).notNull().default('pending'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [
    index('invites_active')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} in ('pending', 'approved')`),
    index('invites_inviter').on(t.inviterId, t.createdAt, t.id),
    index('invites_invited_user').on(t.invitedUserId),
    check('invites_status', oneOf(t.status, inviteStatuses)),
    check('invites_invited_to', maxLength(t.invitedTo, emailLength)),
  ],
)

/** System notifications (specification 2.14). A row with `deletedAt` is in the trash. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    date: timestamptz('date').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isPinned: boolean('is_pinned').notNull().default(false),
    imageUrl: text('image_url'),
    publishedAt: timestamptz('published_at'),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: timestamptz('deleted_at'),
  },
  (t) => [
    index('announcements_order').on(t.isPinned, t.date, t.id),
    check('announcements_title', maxLength(t.title, announcementTitleLength)),
    check('announcements_description', maxLength(t.description, announcementDescriptionLength)),
  ],
)

/** Membership plans (specification 2.18 to 2.20). A row with `deletedAt` is in the trash. */
export const membershipPlans = pgTable(
  'membership_plans',
  {
    id: id(),
    name: text('name').notNull(),
    price: numeric('price', { precision: 9, scale: 2, mode: 'number' }).notNull(),
    period: text('period', { enum: periods }).notNull().default('lifetime'),
    description: text('description').notNull().default(''),
    summary: text('summary').notNull().default(''),
    features: text('features').array().notNull().default(sql`'{}'::text[]`),
    isActive: boolean('is_active').notNull().default(true),
    /** Stored path of the uploaded image. */
    image: text('image'),
    createdAt: created(),
    updatedAt: updated(),
    deletedAt: timestamptz('deleted_at'),
  },
  (t) => [
    index('membership_plans_newest').on(t.createdAt, t.id),
    check('membership_plans_period', oneOf(t.period, periods)),
    check('membership_plans_price', sql`${t.price} between 0 and ${sql.raw(String(planPrice))}`),
  ],
)

/** Grants for uploads, one file each. A record can only refer to a granted path with an upload. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    key: text('key').notNull().unique(),
    fileType: text('file_type').notNull(),
    maxBytes: integer('max_bytes').notNull(),
    createdAt: created(),
    expiresAt: timestamptz('expires_at').notNull(),
    uploadedAt: timestamptz('uploaded_at'),
  },
  (t) => [index('uploads_expires').on(t.expiresAt)],
)

/**
 * The audit log. Without foreign keys, because entries outlive the rows to which they refer. Words
 * and addresses of people are not here but in `entryTexts`, so that they can be erased.
 */
export const auditEntries = pgTable(
  'audit_log',
  {
    id: id(),
    at: timestamptz('at').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subjectId: text('subject_id'),
    before: jsonb('before').$type<StoredFields>(),
    after: jsonb('after').$type<StoredFields>(),
    /** Whose key encrypts the text of the entry; null without a text. */
    textOwner: text('text_owner'),
    /** A hash of the encrypted text and the id of its key. It is part of the seal. */
    textHash: text('text_hash'),
    /** The entry whose action this entry undid. */
    undoes: uuid('undoes'),
    requestId: text('request_id').notNull(),
    ip: text('ip').notNull(),
  },
  (t) => [
    index('audit_log_action').on(t.action, t.at, t.id),
    index('audit_log_subject').on(t.subjectId, t.at, t.id),
    index('audit_log_actor').on(t.actorId, t.action, t.at, t.id),
    uniqueIndex('audit_log_undoes').on(t.undoes).where(sql`${t.undoes} is not null`),
    check('audit_log_text', sql`(${t.textOwner} is null) = (${t.textHash} is null)`),
  ],
)

/** The keys of texts, one for each owner, encrypted with the key of the deployment. */
export const textKeys = pgTable(
  'text_keys',
  {
    id: uuid('id').primaryKey(),
    /** The person whom the texts are about, or what they are about. */
    owner: text('owner').notNull().unique(),
    wrapped: text('wrapped').notNull(),
    keyId: text('key_id').notNull(),
  },
  (t) => [index('text_keys_key').on(t.keyId)],
)

/** The texts of entries, encrypted. Erasing deletes them, and the entry stays. */
export const entryTexts = pgTable(
  'entry_texts',
  {
    entryId: uuid('entry_id').primaryKey(),
    textKeyId: uuid('text_key_id')
      .notNull()
      .references(() => textKeys.id, { onDelete: 'cascade' }),
    /** The time of the entry, for erasing by age. */
    at: timestamptz('at').notNull(),
    text: text('text').notNull(),
  },
  (t) => [index('entry_texts_key').on(t.textKeyId), index('entry_texts_at').on(t.at)],
)

/**
 * The chain of the audit log, one link for each entry; see `record/chain`. A separate table, so that
 * entries are never changed.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    entryId: uuid('entry_id').notNull().unique(),
    keyId: text('key_id').notNull(),
    sealedAt: timestamptz('sealed_at').notNull(),
    /** A keyed hash of an entry about a view, with which its link outlives it; null for all others. */
    viewDigest: text('view_digest'),
    seal: text('seal').notNull(),
  },
  (t) => [check('audit_seals_position', sql`${t.position} >= 1`)],
)

/** Entries that wait for their seal. A trigger adds each in the transaction of the entry. */
export const auditUnsealed = pgTable('audit_unsealed', {
  entryId: uuid('entry_id').primaryKey(),
})

/** Notes of administrators about members. The author's account may no longer exist. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    createdAt: created(),
    /** Null if the text was never changed. */
    editedAt: timestamptz('edited_at'),
  },
  (t) => [
    index('member_notes_user').on(t.userId, t.isPinned, t.createdAt, t.id),
    index('member_notes_author').on(t.authorId),
    check('member_notes_text', maxLength(t.text, noteLength)),
  ],
)

/** The number of notes about each member, updated by triggers, so that lists need not count. */
export const memberNoteCounts = pgTable('member_note_counts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  notes: integer('notes').notNull(),
})

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

/** When each administrator last looked at the digest. */
export const digestMarks = pgTable('digest_marks', {
  userId: userId('user_id').primaryKey(),
  seenAt: timestamptz('seen_at').notNull(),
})

/** A trigger adds a row for every statement that changes a table of the lists; see `versions.ts`. */
export const tableChanges = pgTable('table_changes', {
  tableName: text('table_name').notNull(),
  /** A random number that identifies the change. */
  nonce: bigint('nonce', { mode: 'bigint' }).notNull(),
})

/**
 * How many members there are in each state that a list or a queue asks for, without administrators
 * and deleted members. Triggers add rows in the transaction of each change, and a job merges them: a
 * number of members is the sum of its rows. See `users/counts.ts`.
 */
export const memberCounts = pgTable('member_counts', {
  isVerified: boolean('is_verified').notNull(),
  isBanned: boolean('is_banned').notNull(),
  isEmailVerified: boolean('is_email_verified').notNull(),
  isDeclined: boolean('is_declined').notNull(),
  badgeRequestStatus: smallint('badge_request_status').notNull(),
  amount: integer('amount').notNull(),
})

/**
 * How much happened when; see `numbers/activity.ts`. Each change adds a row in its transaction, and a
 * job merges the rows of a day: an amount is the sum of its rows.
 */
export const activityCounts = pgTable(
  'activity_counts',
  {
    kind: text('kind', { enum: activityKinds }).notNull(),
    /** A quarter of an hour in the day, or the start of the day after merging. */
    at: timestamptz('at').notNull(),
    amount: integer('amount').notNull(),
  },
  (t) => [
    index('activity_counts_kind').on(t.kind, t.at),
    check('activity_counts_kind', oneOf(t.kind, activityKinds)),
  ],
)

/**
 * Answers to creating calls by their `Idempotency-Key`, so that a repeated call gets the same answer.
 * Of the call itself only a hash is stored.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: userId('user_id').notNull(),
    key: varchar('key', { length: 128 }).notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null only inside the transaction that creates it. */
    answer: jsonb('answer').$type<object>(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
)

/** Counters of the rate limits, in the shape of rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
)

/** The running processes of the server, by the clock of the database; see `process/registry.ts`. */
export const processes = pgTable('processes', {
  id: id(),
  version: text('version').notNull(),
  roles: text('roles', { enum: processRoles }).array().notNull(),
  startedAt: timestamptz('started_at').notNull().defaultNow(),
  seenAt: timestamptz('seen_at').notNull().defaultNow(),
})

/** Which process runs the recurring tasks, until when; see `process/clock.ts`. One row. */
export const clockLease = pgTable('clock_lease', {
  name: text('name').primaryKey(),
  holder: uuid('holder').notNull(),
  until: timestamptz('until').notNull(),
})

/** When each recurring task ran last. */
export const clockTasks = pgTable('clock_tasks', {
  name: text('name').primaryKey(),
  startedAt: timestamptz('started_at').notNull(),
  /** Null while it runs, and after a failure. */
  finishedAt: timestamptz('finished_at'),
})
