import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { created, id, oneOf, timestamptz } from './columns.ts'
import { userId } from './userId.ts'
import { activityKinds, processRoles } from './values.ts'

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
    /** When the record was last verified as every night, and the result. Null before the first time. */
    recordVerifiedAt: timestamptz('record_verified_at'),
    recordIsIntact: boolean('record_is_intact'),
  },
  (t) => [check('deployment_one_row', sql`${t.id}`)],
)

/** The numbers of certificates; see `files/certificateNumbers.ts`. */
export const certificateNumbers = pgSequence('certificate_numbers')

/** A trigger adds a row for every statement that changes a table of the lists; see `versions.ts`. */
export const tableChanges = pgTable('table_changes', {
  tableName: text('table_name').notNull(),
  /** A random number that identifies the change. */
  nonce: bigint('nonce', { mode: 'bigint' }).notNull(),
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
