import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, timestamptz } from './columns.ts'

/** A value of an entry that is neither words nor an address. An object stands for an erasable text. */
type StoredValue = boolean | number | string | readonly string[] | null | { readonly isText: true }

/** The changed fields of an entry without their texts; see `kernel/entryTexts.ts`. */
export type StoredFields = Readonly<Record<string, StoredValue>>

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
