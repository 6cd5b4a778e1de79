import { planPrice } from '@hearth/api/limits.gen'
import { and, eq, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { AppError, fieldErrors } from '../kernel/errors.ts'
import { etagOf } from '../kernel/etag.ts'
import { membershipPlans } from '../platform/database/schema.ts'

/** The columns of a membership plan that the API returns. */
export const planColumns = {
  id: membershipPlans.id,
  name: membershipPlans.name,
  price: membershipPlans.price,
  period: membershipPlans.period,
  description: membershipPlans.description,
  summary: membershipPlans.summary,
  features: membershipPlans.features,
  isActive: membershipPlans.isActive,
  image: membershipPlans.image,
  createdAt: membershipPlans.createdAt,
  updatedAt: membershipPlans.updatedAt,
  etag: etagOf(membershipPlans.updatedAt),
}

type Columns = typeof membershipPlans.$inferSelect
type Row = Pick<Columns, Exclude<keyof typeof planColumns, 'etag'>> & { etag: string }

/** A plan in the shape of the contract. */
export const toPlan = (row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** The fields for the audit log, which has the id elsewhere. */
export const recorded = ({ id: _id, etag: _etag, ...rest }: ReturnType<typeof toPlan>) => rest

export const noSuchPlan = () => new AppError('notFound', { message: 'Membership not found' })

/** Plans outside the trash. */
export const isNotDeleted = isNull(membershipPlans.deletedAt)

/** @throws AppError notFound for an id that is not a UUID */
export const isPlan = (id: string) => {
  if (!validate(id)) throw noSuchPlan()
  return and(eq(membershipPlans.id, id), isNotDeleted)
}

/**
 * The typed price: digits with at most two decimals, from 0 to the contract's maximum.
 * @throws AppError unprocessable on `price`
 */
const readPrice = (typed: number | string): number => {
  const text = String(typed).trim()
  const price = Number(text)
  if (/^\d+(\.\d{1,2})?$/.test(text) && price <= planPrice) return price
  throw fieldErrors({
    field: 'price',
    message: `Price must be a number from 0 to ${planPrice} with at most 2 decimals`,
  })
}

/**
 * Name and price, which both kinds of edit contain.
 * @throws AppError unprocessable with the field
 */
export const readNameAndPrice = ({ name, price }: { name: string; price: number | string }) => {
  if (name.trim() === '') throw fieldErrors({ field: 'name', message: 'Tier name is required' })
  return { name: name.trim(), price: readPrice(price) }
}
