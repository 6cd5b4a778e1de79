import { sql } from 'drizzle-orm'
import { hasSecondFactor } from '../auth/accounts.ts'
import type { Config } from '../config/config.ts'
import type { DocumentLinks } from '../documents/stored/links.ts'
import type { Answer, Session } from '../kernel/operation.ts'
import { hasPermission } from '../kernel/permissions.ts'
import { devices, memberNoteCounts, users } from '../platform/database/schema.ts'

type User = Answer<'listUsers'>['data'][number]

/** The columns of a member for answers: never a hash, a seed or a device token. */
export const userColumns = {
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  phone: users.phone,
  country: users.country,
  dateOfBirth: users.dateOfBirth,
  profilePic: users.profilePic,
  passport: users.passport,
  role: users.role,
  status: users.status,
  isVerified: users.isVerified,
  isBanned: users.isBanned,
  bannedUntil: users.bannedUntil,
  isEmailVerified: users.isEmailVerified,
  badgeRequestStatus: users.badgeRequestStatus,
  badgeFileName: users.badgeFileName,
  devicesCount: sql<number>`(select count(*)::int from ${devices} where ${devices}.user_id = ${users}.id)`,
  is2FAEnabled: hasSecondFactor,
  joinedAt: users.createdAt,
  noteCount: sql<number>`coalesce((select notes from ${memberNoteCounts} where ${memberNoteCounts}.user_id = ${users}.id), 0)`,
}

type Row = Omit<
  User,
  'status' | 'bannedUntil' | 'badgeRequestStatus' | 'noteCount' | 'joinedAt'
> & {
  status: (typeof users.$inferSelect)['status']
  bannedUntil: Date | null
  badgeRequestStatus: number
  noteCount: number
  joinedAt: Date
}

/** The status of a request for citizenship in the shape of the contract. */
export const toBadgeRequestStatus = (code: number): User['badgeRequestStatus'] =>
  code === 1 || code === 2 ? code : 0

interface Use {
  readonly links: DocumentLinks
  readonly config: Config
  readonly now: Date
  /** The caller. Without `documents.view` the links are left out. */
  readonly actor: Pick<Session, 'teamRole'>
}

/**
 * A row in the shape of the contract. A ban replaces the status, and documents become signed links.
 * The end of a ban and the number of notes belong to the feature `record`, and the time of joining to
 * `sort`.
 */
export const toUser = (
  { bannedUntil, noteCount, joinedAt, ...row }: Row,
  { links, config, now, actor }: Use,
): User => ({
  ...row,
  status: row.isBanned ? 'banned' : row.status,
  badgeRequestStatus: toBadgeRequestStatus(row.badgeRequestStatus),
  ...(hasPermission(actor.teamRole, 'documents.view')
    ? {
        passport: links.make('passport', row.id, row.passport, now),
        badgeFileName: links.make('certificate', row.id, row.badgeFileName, now),
      }
    : { passport: null, badgeFileName: null }),
  ...(config.features.includes('record') && {
    bannedUntil: bannedUntil?.toISOString() ?? null,
    noteCount,
  }),
  ...(config.features.includes('sort') && { joinedAt: joinedAt.toISOString() }),
})
