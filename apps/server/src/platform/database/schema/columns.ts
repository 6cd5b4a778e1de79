import { type SQL, sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7())

/** A point in time with milliseconds, as in JavaScript, so that it survives a round trip. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const created = () => timestamptz('created_at').notNull().defaultNow()
/** Set by a trigger at every change, with microseconds. */
export const updated = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()

export const oneOf = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

export const maxLength = (column: unknown, characters: number): SQL =>
  sql`char_length(${column}) <= ${sql.raw(String(characters))}`
