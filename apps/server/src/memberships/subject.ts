import { inArray, isNotNull } from 'drizzle-orm'
import { changeImage } from '../files/uploads.ts'
import { audit } from '../kernel/audit.ts'
import { type TrashedSubject, toDeletedAt } from '../kernel/subject.ts'
import { membershipPlans } from '../platform/database/schema.ts'
import { setPlan } from './change.ts'
import { planColumns, toPlan } from './plan.ts'

/** Plans, for undoing. */
export const plan: TrashedSubject = {
  read: async (db, _use, ids, { lock }) => {
    const rows = db
      .select({ ...planColumns, isDeleted: isNotNull(membershipPlans.deletedAt) })
      .from(membershipPlans)
      .where(inArray(membershipPlans.id, [...ids]))
    const found = await (lock ? rows.for('update') : rows)
    return found.map(({ isDeleted, ...row }) => ({ ...toPlan(row), isDeleted }))
  },
  restore: async (tx, ctx, entry) => {
    const { isDeleted, ...values } = entry.after
    await setPlan(tx, ctx, entry.subject, { ...values, ...toDeletedAt(ctx, isDeleted) })
    return audit(tx, ctx, entry)
  },
  trash: {
    table: membershipPlans,
    remove: async (tx, jobs, rows) => {
      const { image } = membershipPlans
      const gone = await tx.delete(membershipPlans).where(rows).returning({ image })
      for (const { image } of gone) await changeImage(tx, jobs, image, null)
      return gone.length
    },
  },
}
