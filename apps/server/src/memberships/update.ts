import type { Call, Context, Handler } from '../kernel/operation.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { changePlan } from './change.ts'
import { readImage } from './image.ts'
import { isPlan, noSuchPlan, readNameAndPrice } from './plan.ts'

/** The values of the edit form or of the inline summary. Fields missing from the body stay. */
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
  if (!before) throw noSuchPlan()
  return { ...values, image: await readImage(ctx, image, before.image) }
}

/** Changes a plan by its form, or only its summary. */
export const updateMembershipPlan: Handler<'updateMembershipPlan'> = async ({ body }, ctx) => {
  const isSummary = 'summary' in body
  const action = isSummary ? 'membership.update-summary' : 'membership.update'
  const data = await changePlan(ctx, body.id, action, await readEdit(ctx, body), body.etag)
  const message = isSummary ? 'Summary updated successfully!' : 'Membership updated successfully!'
  return { message, data }
}
