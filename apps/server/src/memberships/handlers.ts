import { desc, eq } from 'drizzle-orm'
import { audit, difference } from '../audit.ts'
import { refuseStale } from '../etag.ts'
import { changeImage, requireUpload } from '../files/uploads.ts'
import { answerOnce } from '../idempotency.ts'
import { type Call, type Context, defineHandlers } from '../operation.ts'
import type { Database } from '../platform/database/database.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { isPlan, noSuchPlan, planColumns, readNameAndPrice, recorded, toPlan } from './plan.ts'

const isActive = eq(membershipPlans.isActive, true)

const listPlans = async (db: Database, onlyActive: boolean) => {
  const rows = await db
    .select(planColumns)
    .from(membershipPlans)
    .where(onlyActive ? isActive : undefined)
    .orderBy(desc(membershipPlans.createdAt), desc(membershipPlans.id))
  return { data: rows.map(toPlan) }
}

/**
 * Changes one plan that nobody else changes meanwhile, and records what is different after.
 * @throws AppError conflict for an `etag` that is not the plan's
 */
const change = (
  ctx: Context,
  id: string,
  action: string,
  values: Partial<typeof membershipPlans.$inferInsert>,
  etag?: string,
) => {
  const condition = isPlan(id)
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select(planColumns)
      .from(membershipPlans)
      .where(condition)
      .for('update')
    if (!found) throw noSuchPlan()
    const before = toPlan(found)
    refuseStale(etag, before, 'membership')
    const [changed] = await tx
      .update(membershipPlans)
      .set(values)
      .where(condition)
      .returning(planColumns)
    if (!changed) throw noSuchPlan()
    await changeImage(tx, ctx.jobs, before.image, changed.image)
    const after = toPlan(changed)
    await audit(tx, ctx, { action, subject: id, ...difference(recorded(before), recorded(after)) })
    return after
  })
}

/** The stored path of an image that was really uploaded; a plan may keep the one that it has. */
const readImage = async (
  ctx: Context,
  image: string | null | undefined,
  kept?: string | null,
): Promise<string | null> => {
  if (!image) return null
  return image === kept ? image : requireUpload(ctx, image)
}

/** The values of a new plan; blank features are dropped. */
const readPlan = async (ctx: Context, body: Call<'createMembershipPlan'>['body']) => {
  const { period, description, isActive } = body
  const named = readNameAndPrice(body)
  const features = body.features.map((feature) => feature.trim()).filter(Boolean)
  return {
    ...named,
    period,
    description,
    features,
    isActive,
    image: await readImage(ctx, body.image),
  }
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
  createMembershipPlan: ({ body }, ctx) =>
    answerOnce(
      ctx,
      () => readPlan(ctx, body),
      async (tx, values) => {
        const [row] = await tx.insert(membershipPlans).values(values).returning(planColumns)
        if (!row) throw new Error('nothing was inserted')
        await changeImage(tx, ctx.jobs, null, values.image)
        const data = toPlan(row)
        await audit(tx, ctx, {
          action: 'membership.create',
          subject: data.id,
          after: recorded(data),
        })
        return { message: 'Membership created successfully!', data }
      },
    ),
  updateMembershipPlan: async ({ body }, ctx) => {
    const isSummary = 'summary' in body
    const action = isSummary ? 'membership.update-summary' : 'membership.update'
    const data = await change(ctx, body.id, action, await readEdit(ctx, body), body.etag)
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
      await changeImage(tx, ctx.jobs, row.image, null)
      await audit(tx, ctx, {
        action: 'membership.delete',
        subject: row.id,
        before: recorded(toPlan(row)),
      })
    })
    return { message: 'Membership deleted successfully!' }
  },
})
