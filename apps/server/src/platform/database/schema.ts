import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
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
  badge,
  inviteStatuses,
  joiningStatuses,
  periods,
  reasonKinds,
  roles,
  tokenKinds,
} from './values.ts'

/* Every table of the product, for PostgreSQL 15 and later and for PGlite. The first migration
   contains by hand what the ORM cannot express: the extension pg_trgm and search_fold() at its
   head, the triggers that move `updated_at` at its end. The triggers that record changes are
   in `list_versions` (see `versions.ts`), search_words() is in `search_typos` (see
   `users/typos.ts`), and search_signs() is in `search_signs` (see `users/filter.ts`). */

const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7())

/** A point in time in UTC, in milliseconds as in JavaScript, so that it survives a round trip. */
const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

const created = () => timestamptz('created_at').notNull().defaultNow()
/** A trigger moves it at every change, in microseconds; no code needs to set it. */
const updated = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()

const oneOf = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

const longest = (column: unknown, characters: number): SQL =>
  sql`char_length(${column}) <= ${sql.raw(String(characters))}`

/**
 * Members and administrators. A row with `deletedAt` is deleted: only the trash shows it. The
 * columns of the filters come first: reading a row up to its last column costs three times as
 * much.
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
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    badgeRequestStatus: smallint('badge_request_status').notNull().default(badge.notApplied),
    role: text('role', { enum: roles }).notNull().default('member'),
    /**
     * The text that the search uses: each field folded (search_fold: no accents, lower case),
     * with a blank before it, so that a short term can be matched at the start of a word.
     */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`search_fold(coalesce(' ' || full_name || E'\\n', '') || ' ' || email || coalesce(E'\\n ' || phone || E'\\n ' || regexp_replace(phone, '[^0-9]', '', 'g'), ''))`,
      ),
    /** Null until the person has given it. */
    fullName: text('full_name'),
    email: text('email').notNull(),
    phone: text('phone'),
    country: text('country'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    /** Path under the panel's origin; null shows the default avatar. */
    profilePic: text('profile_pic'),
    /** Storage key of the identity document; it only leaves the server as a signed link. */
    passport: text('passport'),
    status: text('status', { enum: joiningStatuses }).notNull().default('unverified_email'),
    badgeRequestedAt: timestamptz('badge_requested_at'),
    /** Storage key of the certificate; it only leaves the server as a signed link. */
    badgeFileName: text('badge_file_name'),
    passwordHash: text('password_hash'),
    /**
     * How often all sessions of the account were ended: a sign-in that started before is refused.
     */
    sessionsEnded: integer('sessions_ended').notNull().default(0),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`).where(sql`${t.deletedAt} is null`),
    index('users_search').using('gin', t.search.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('users_words').using('gin', sql`search_words(${t.search})`).with({ fastupdate: false }),
    index('users_signs').using('gin', sql`search_signs(${t.search})`).with({ fastupdate: false }),
    index('users_newest')
      .on(t.createdAt, t.id)
      .where(sql`${t.role} <> 'admin' and ${t.deletedAt} is null`),
    index('users_pending_badges')
      .on(t.badgeRequestedAt, t.id)
      .where(sql`${t.badgeRequestStatus} = 1 and ${t.deletedAt} is null`),
    index('users_administrators').on(t.id).where(sql`${t.role} = 'admin'`),
    index('users_banned')
      .on(t.createdAt, t.id)
      .where(sql`${t.isBanned} and ${t.role} <> 'admin' and ${t.deletedAt} is null`),
    check('users_role', oneOf(t.role, roles)),
    check('users_status', oneOf(t.status, joiningStatuses)),
    check('users_verified', sql`${t.isVerified} = (${t.status} = 'verified')`),
    check('users_badge', sql`${t.badgeRequestStatus} between 0 and 2`),
    check(
      'users_badge_requested',
      sql`${t.badgeRequestStatus} <> 1 or ${t.badgeRequestedAt} is not null`,
    ),
    check('users_full_name', longest(t.fullName, 200)),
    check('users_email', sql`char_length(${t.email}) between 3 and 254`),
  ],
)

/** One row, for everybody. */
export const deployment = pgTable(
  'deployment',
  {
    id: boolean('id').primaryKey().default(true),
    /** How often the sessions of all accounts were ended, like `sessionsEnded` of one account. */
    sessionsEnded: integer('sessions_ended').notNull().default(0),
  },
  (t) => [check('deployment_one_row', sql`${t.id}`)],
)

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

/** Signed-in browsers. Only a hash of the token is kept (ASVS 7.2.3). */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId('user_id').notNull(),
    /** False between the password and the second factor. */
    mfa: boolean('mfa').notNull().default(false),
    /** Wrong codes tried in this session. */
    tries: integer('tries').notNull().default(0),
    /**
     * When a code of the enrolled second factor was last accepted: replacing the factor depends
     * on it.
     */
    confirmedAt: timestamptz('confirmed_at'),
    createdAt: created(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires').on(t.expiresAt)],
)

/** The second factor of an account. Seeds are encrypted, each with the id of its key beside it. */
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
  /** The session that asked for the pending seed: only that one is shown it again. */
  pendingSessionId: uuid('pending_session_id'),
  /** Wrong codes in a row, over all sessions of the account. */
  wrongCodes: integer('wrong_codes').notNull().default(0),
  /** When the owner last got an email that somebody else knows the password. */
  warnedAt: timestamptz('warned_at'),
})

/** Tokens sent by mail: stored hashed, single use, expiring. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId('user_id'),
    /** The address it was sent to: it is worthless for another one. */
    email: text('email').notNull(),
    createdAt: created(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (t) => [
    index('one_time_tokens_user').on(t.userId),
    index('one_time_tokens_email').on(t.kind, sql`lower(${t.email})`),
    index('one_time_tokens_expires').on(t.expiresAt),
    check('one_time_tokens_kind', oneOf(t.kind, tokenKinds)),
  ],
)

/** What members write in the forum. A row with `deletedAt` is deleted. */
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
    index('posts_user').on(t.userId),
    check('posts_title', longest(t.title, 255)),
    check('posts_description', longest(t.description, 10_000)),
  ],
)

/** Invitations that members sent. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    inviterId: userId('inviter_id').notNull(),
    invitedTo: text('invited_to').notNull(),
    /** The member who joined by it. */
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
    check('invites_invited_to', longest(t.invitedTo, 254)),
  ],
)

/** System notifications (specification 2.14). A row with `deletedAt` is deleted. */
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
    check('announcements_title', longest(t.title, 255)),
    check('announcements_description', longest(t.description, 2000)),
  ],
)

/** Tiers that members can subscribe to (specification 2.18 to 2.20). Deleted ones have `deletedAt`. */
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
    check('membership_plans_price', sql`${t.price} between 0 and 1000000`),
  ],
)

/** Grants to upload one file each: other calls accept a path only if it was granted and used. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    key: text('key').notNull().unique(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').notNull(),
    maxBytes: integer('max_bytes').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: created(),
    expiresAt: timestamptz('expires_at').notNull(),
    uploadedAt: timestamptz('uploaded_at'),
  },
  (t) => [
    index('uploads_created_by').on(t.createdBy),
    index('uploads_unused').on(t.expiresAt).where(sql`${t.uploadedAt} is null`),
  ],
)

/** The record of who did what. It has no foreign keys, as it outlives the rows that it names. */
export const auditEntries = pgTable(
  'audit_log',
  {
    id: id(),
    at: timestamptz('at').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subjectId: text('subject_id'),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
    /** Why the person did it, in their words; it never gets into a log. */
    reason: text('reason'),
    /** The entry whose action this one undid. */
    undoes: uuid('undoes'),
    requestId: text('request_id').notNull(),
    ip: text('ip').notNull(),
  },
  (t) => [
    index('audit_log_action').on(t.action, t.at, t.id),
    index('audit_log_subject').on(t.subjectId, t.at, t.id),
    index('audit_log_actor').on(t.actorId, t.action, t.at, t.id),
    uniqueIndex('audit_log_undoes').on(t.undoes).where(sql`${t.undoes} is not null`),
    check('audit_log_reason', longest(t.reason, 500)),
  ],
)

/**
 * The chain of the audit log, a link for each entry: see `record/chain`. A table of its own, so
 * that no entry is ever changed.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    entryId: uuid('entry_id').notNull().unique(),
    keyId: text('key_id').notNull(),
    sealedAt: timestamptz('sealed_at').notNull(),
    seal: text('seal').notNull(),
  },
  (t) => [check('audit_seals_position', sql`${t.position} >= 1`)],
)

/** Entries that wait for their seal. A trigger adds each of them in the transaction that adds it. */
export const auditUnsealed = pgTable('audit_unsealed', {
  entryId: uuid('entry_id').primaryKey(),
})

/** What stewards noted about members. The author's account may be gone. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    createdAt: created(),
    /** Null until its text was changed. */
    editedAt: timestamptz('edited_at'),
  },
  (t) => [
    index('member_notes_user').on(t.userId, t.isPinned, t.createdAt, t.id),
    index('member_notes_author').on(t.authorId),
    check('member_notes_text', longest(t.text, 2000)),
  ],
)

/** How many notes there are about a member, kept by triggers: a list must not count them. */
export const memberNoteCounts = pgTable('member_note_counts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  notes: integer('notes').notNull(),
})

/** Reasons that stewards can choose. Its migration brings the first ones. */
export const reasonTemplates = pgTable(
  'reason_templates',
  {
    id: id(),
    kind: text('kind', { enum: reasonKinds }).notNull(),
    /** Its place in the list. */
    position: smallint('position').notNull(),
    text: text('text').notNull(),
  },
  (t) => [
    check('reason_templates_kind', oneOf(t.kind, reasonKinds)),
    check('reason_templates_text', longest(t.text, 500)),
  ],
)

/** When stewards last looked at what others did. */
export const digestMarks = pgTable('digest_marks', {
  userId: userId('user_id').primaryKey(),
  seenAt: timestamptz('seen_at').notNull(),
})

/**
 * The tables that changed: a trigger adds a row for every statement that changes a table of the
 * lists. See `versions.ts`.
 */
export const tableChanges = pgTable('table_changes', {
  tableName: text('table_name').notNull(),
  /** Random: no two changes have the same one. */
  nonce: bigint('nonce', { mode: 'bigint' }).notNull(),
})

/**
 * Answers to calls that created something, by the caller's `Idempotency-Key`: the same call gets
 * the same answer again. Only a hash of the call itself is kept.
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
