import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { users } from './schema.ts'

/** The condition that the account of a row is not deleted. */
export const isOfUser = (userId: AnyColumn): SQL =>
  sql`exists (select from ${users} where ${users.id} = ${userId} and ${users.deletedAt} is null)`
