import { and, eq, isNull, ne } from 'drizzle-orm'
import { users } from './schema.ts'

/** Administrators without deleted accounts. */
export const isAdministrator = and(eq(users.role, 'admin'), isNull(users.deletedAt))

/** Members only: no administrators and no deleted accounts. The index `users_newest` serves it. */
export const isMember = and(ne(users.role, 'admin'), isNull(users.deletedAt))
