import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { users } from './schema.ts'

/** The condition that what belongs to an account is within reach: the account is not deleted. */
export const isOfUser = (userId: AnyColumn): SQL =>
  sql`exists (select from ${users} where ${users.id} = ${userId} and ${users.deletedAt} is null)`
