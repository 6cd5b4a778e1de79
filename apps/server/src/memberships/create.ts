import { changeImage } from '../files/uploads.ts'
import { answerOnce } from '../idempotency/idempotency.ts'
import { audit } from '../kernel/audit.ts'
import type { Call, Context, Handler } from '../kernel/operation.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { readImage } from './image.ts'
import { planColumns, readNameAndPrice, recorded, toPlan } from './plan.ts'

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

/** Creates a plan, once for each `Idempotency-Key`. */
export const createMembershipPlan: Handler<'createMembershipPlan'> = ({ body }, ctx) =>
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
  )
