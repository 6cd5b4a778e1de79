import { desc, eq } from 'drizzle-orm'
import { audit, difference } from '../audit.ts'
import { requireUpload } from '../files/uploads.ts'
import { type Call, type Context, defineHandlers } from '../operation.ts'
import type { Database } from '../platform/database/database.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { isPlan, noSuchPlan, planColumns, readNameAndPrice, toPlan } from './plan.ts'

const isActive = eq(membershipPlans.isActive, true)

const listPlans = async (db: Database, onlyActive: boolean) => {
  const rows = await db
    .select(planColumns)
    .from(membershipPlans)
    .where(onlyActive ? isActive : undefined)
    .orderBy(desc(membershipPlans.createdAt), desc(membershipPlans.id))
  return { data: rows.map(toPlan) }
}

/** Changes one plan that nobody else changes meanwhile, and records what is different after. */
const change = (
  ctx: Context,
  id: string,
  action: string,
  values: Partial<typeof membershipPlans.$inferInsert>,
) => {
  const condition = isPlan(id)
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select(planColumns)
      .from(membershipPlans)
      .where(condition)
      .for('update')
    if (!before) throw noSuchPlan()
    const [after] = await tx
      .update(membershipPlans)
      .set(values)
      .where(condition)
      .returning(planColumns)
    if (!after) throw noSuchPlan()
    await audit(tx, ctx, { action, subject: id, ...difference(toPlan(before), toPlan(after)) })
    return toPlan(after)
  })
}

/** The stored path of a picture that was really uploaded; a plan may keep the one that it has. */
const readImage = async (
  ctx: Context,
  image: string | null | undefined,
  kept?: string | null,
): Promise<string | null> => {
  if (!image) return null
  return image === kept ? image : requireUpload(ctx, image)
}

/** The values of the edit form, or of the inline summary. What is not in the body stays. */
const readEdit = async (ctx: Context, body: Call<'updateMembershipPlan'>['body']) => {
  const named = readNameAndPrice(body)
  if ('summary' in body) return { ...named, summary: body.summary.trim() }
  const { id, period, description, isActive, image } = body
  const values = { ...named, period, description, isActive }
  if (image === undefined) return values
  const [before] = await ctx.db
    .select({ image: membershipPlans.image })
    .from(membershipPlans)
    .where(isPlan(id))
  return { ...values, image: await readImage(ctx, image, before?.image) }
}

/** Membership plans (specification 2.18 to 2.20). */
export const membershipHandlers = defineHandlers({
  listMembershipPlans: (_call, ctx) => listPlans(ctx.db, false),
  listActiveMembershipPlans: (_call, ctx) => listPlans(ctx.db, true),
  getMembershipPlan: async ({ params }, ctx) => {
    const [row] = await ctx.db.select(planColumns).from(membershipPlans).where(isPlan(params.id))
    if (!row || (ctx.actor.role !== 'admin' && !row.isActive)) throw noSuchPlan()
    return { data: toPlan(row) }
  },
  // No billing provider can be configured yet, so there is never anything to reconcile with.
  syncMembershipPlans: async () => ({ message: 'Nothing to synchronise' }),
  createMembershipPlan: async ({ body }, ctx) => {
    const { period, description, isActive } = body
    const named = readNameAndPrice(body)
    const features = body.features.map((feature) => feature.trim()).filter(Boolean)
    const image = await readImage(ctx, body.image)
    const data = await ctx.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(membershipPlans)
        .values({ ...named, period, description, features, isActive, image })
        .returning(planColumns)
      if (!row) throw new Error('nothing was inserted')
      const { id, ...after } = toPlan(row)
      await audit(tx, ctx, { action: 'membership.create', subject: id, after })
      return { id, ...after }
    })
    return { message: 'Membership created successfully!', data }
  },
  updateMembershipPlan: async ({ body }, ctx) => {
    const isSummary = 'summary' in body
    const action = isSummary ? 'membership.update-summary' : 'membership.update'
    const data = await change(ctx, body.id, action, await readEdit(ctx, body))
    const message = isSummary ? 'Summary updated successfully!' : 'Membership updated successfully!'
    return { message, data }
  },
  setMembershipPlanActive: async ({ params, body }, ctx) => {
    await change(ctx, params.id, 'membership.set-active', { isActive: body.isActive })
    return { message: 'Membership status updated successfully!' }
  },
  deleteMembershipPlan: async ({ params }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const [row] = await tx.delete(membershipPlans).where(isPlan(params.id)).returning(planColumns)
      if (!row) throw noSuchPlan()
      const { id, ...before } = toPlan(row)
      await audit(tx, ctx, { action: 'membership.delete', subject: id, before })
    })
    return { message: 'Membership deleted successfully!' }
  },
})
