import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isDocumentKey } from '../documents/stored/documentFile.ts'
import { removeLater } from '../files/removeFiles.ts'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { TrashedSubject } from '../kernel/subject.ts'
import { users } from '../platform/database/schema.ts'
import { lockUser, noSuchUser } from './member.ts'
import { restoreBan } from './restoreBan.ts'
import {
  addressTaken,
  setCitizenship,
  setDeleted,
  setHeld,
  setReporterMuted,
  setVerified,
} from './state.ts'

const other = alias(users, 'other')

/** Members, for undoing. An action changes one of these things. */
export const member: TrashedSubject = {
  read: (db, _use, ids, { lock }) => {
    const rows = db
      .select({
        id: users.id,
        isBanned: users.isBanned,
        bannedUntil: users.bannedUntil,
        isVerified: users.isVerified,
        status: users.status,
        badgeRequestStatus: users.badgeRequestStatus,
        isHeld: isNotNull(users.documentsHeldAt),
        isReporterMuted: isNotNull(users.reporterMutedAt),
        isDeleted: isNotNull(users.deletedAt),
      })
      .from(users)
      // Administrators can't be changed here (specification 11).
      .where(and(inArray(users.id, [...ids]), ne(users.role, 'admin')))
    return lock ? rows.for('update') : rows
  },
  restore: async (tx, ctx, entry) => {
    const { subject: id, after } = entry
    const { isBanned, isHeld, isReporterMuted, isDeleted, badgeRequestStatus, ...verification } =
      after
    if (typeof isBanned === 'boolean') return restoreBan(tx, ctx, entry, isBanned)
    if (typeof isDeleted === 'boolean') await setDeleted(tx, ctx, id, isDeleted)
    else if (typeof isHeld === 'boolean') await setHeld(tx, ctx, id, isHeld)
    else if (typeof isReporterMuted === 'boolean') {
      await setReporterMuted(tx, ctx, id, isReporterMuted)
    } else if (typeof badgeRequestStatus === 'number') {
      const user = await lockUser(tx, id)
      if (!user) throw noSuchUser()
      await setCitizenship(tx, ctx, user, badgeRequestStatus)
    } else if ('status' in verification) await setVerified(tx, ctx, id, verification)
    // Another writer left out the value before the action.
    else throw new AppError('notUndoable')
    return audit(tx, ctx, entry)
  },
  trash: {
    table: users,
    // A hold keeps the account, too.
    mayGo: isNull(users.documentsHeldAt),
    remove: async (tx, jobs, rows) => {
      const { passport, badgeFileName: certificate } = users
      const gone = await tx.delete(users).where(rows).returning({ passport, certificate })
      const keys = gone.flatMap((files) => Object.values(files)).filter((key) => key !== null)
      await removeLater(tx, jobs, keys.filter(isDocumentKey))
      return gone.length
    },
    readObstacles: async (db, ids) => {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .innerJoin(
          other,
          and(eq(sql`lower(${other.email})`, sql`lower(${users.email})`), isNull(other.deletedAt)),
        )
        .where(inArray(users.id, [...ids]))
      return new Map(rows.map(({ id }) => [id, addressTaken]))
    },
  },
}
