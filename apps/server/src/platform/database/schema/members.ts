import { noteLength } from '@hearth/api/limits.gen'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { created, id, maxLength, oneOf, timestamptz } from './columns.ts'
import { userId } from './userId.ts'
import { users } from './users.ts'

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
