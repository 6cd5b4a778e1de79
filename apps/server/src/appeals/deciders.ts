import { queuePermissions, rolePermissions, type TeamRole } from '@hearth/api/permissions.gen'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Context } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { isAdministrator } from '../platform/database/roles.ts'
import { users } from '../platform/database/schema.ts'
import type { AppealedDecision } from './appealed.ts'

const deciding = (Object.keys(rolePermissions) as TeamRole[]).filter((role) =>
  rolePermissions[role].some((permission) => permission === queuePermissions.appeals),
)

/**
 * Whether the caller may decide about an appeal: not about their own decision, unless nobody else on the
 * team could.
 */
export const readDeciding = async (
  db: Executor,
  { actor }: Pick<Context, 'actor'>,
  { row }: AppealedDecision,
) => {
  if (row.actorId !== actor.userId) return { mayDecide: true, hasNobodyElse: false }
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isAdministrator,
        ne(users.id, actor.userId),
        inArray(users.teamRole, deciding),
        isNull(users.suspendedAt),
      ),
    )
    .limit(1)
  return { mayDecide: other === undefined, hasNobodyElse: other === undefined }
}

/** The role of who made a decision, today. */
export const readDeciderRole = async (db: Executor, { row }: AppealedDecision) => {
  if (row.actorId === null) return null
  const [decider] = await db
    .select({ role: users.teamRole })
    .from(users)
    .where(eq(users.id, row.actorId))
  return decider?.role ?? null
}
