import { and, eq, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { AppError, fieldErrors } from '../errors.ts'
import { etagOf } from '../etag.ts'
import { membershipPlans } from '../platform/database/schema.ts'

/** The columns of a membership plan that leave the server. */
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

/** A plan as the contract has it. */
export const toPlan = (row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** The fields that the audit log keeps, besides the id. */
export const recorded = ({ id: _id, etag: _etag, ...rest }: ReturnType<typeof toPlan>) => rest

export const noSuchPlan = () => new AppError('notFound', { message: 'Membership not found' })

/** Plans that calls know of. The others wait to be brought back, or for their end. */
export const isNotDeleted = isNull(membershipPlans.deletedAt)

/**
 * The condition that names one plan.
 * @throws AppError notFound
 */
export const isPlan = (id: string) => {
  if (!validate(id)) throw noSuchPlan()
  return and(eq(membershipPlans.id, id), isNotDeleted)
}

const highestPrice = 1_000_000

/**
 * The price of a body as typed: digits with at most two decimals, from 0 to a million.
 * @throws AppError unprocessable on `price`
 */
const readPrice = (typed: number | string): number => {
  const text = String(typed).trim()
  const price = Number(text)
  if (/^\d+(\.\d{1,2})?$/.test(text) && price <= highestPrice) return price
  throw fieldErrors({
    field: 'price',
    message: 'Price must be a number from 0 to 1000000 with at most 2 decimals',
  })
}

/**
 * Name and price, as both kinds of edit carry them.
 * @throws AppError unprocessable with the field
 */
export const readNameAndPrice = ({ name, price }: { name: string; price: number | string }) => {
  if (name.trim() === '') throw fieldErrors({ field: 'name', message: 'Tier name is required' })
  return { name: name.trim(), price: readPrice(price) }
}
