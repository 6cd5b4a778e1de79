import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Handler } from '../kernel/operation.ts'
import type { Database } from '../platform/database/database.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { isNotDeleted, planColumns, toPlan } from './plan.ts'

const isActive = eq(membershipPlans.isActive, true)

const listPlans = async (db: Database, filter?: SQL) => {
  const rows = await db
    .select(planColumns)
    .from(membershipPlans)
    .where(and(isNotDeleted, filter))
    .orderBy(desc(membershipPlans.createdAt), desc(membershipPlans.id))
  return { data: rows.map(toPlan) }
}

/** All plans, newest first. */
export const listMembershipPlans: Handler<'listMembershipPlans'> = (_call, ctx) => listPlans(ctx.db)

/** The plans that members can choose. */
export const listActiveMembershipPlans: Handler<'listActiveMembershipPlans'> = (_call, ctx) =>
  listPlans(ctx.db, isActive)
