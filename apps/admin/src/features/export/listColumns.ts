import type { Answer, OperationId } from '@hearth/api/operation'
import type { Columns } from '@hearth/ui/csv'

/** The rows of a list. */
export type RowOf<Id extends OperationId> =
  Answer<Id> extends { data: readonly (infer Row)[] } ? Row : never

const users: Columns<RowOf<'listUsers'>> = {
  id: ({ id }) => id,
  fullName: ({ fullName }) => fullName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  country: ({ country }) => country,
  dateOfBirth: ({ dateOfBirth }) => dateOfBirth,
  status: ({ status }) => status,
  isVerified: ({ isVerified }) => isVerified,
  isBanned: ({ isBanned }) => isBanned,
  isEmailVerified: ({ isEmailVerified }) => isEmailVerified,
  badgeRequestStatus: ({ badgeRequestStatus }) => badgeRequestStatus,
}

/** More columns where the backend sorts members. */
const joined: Columns<RowOf<'listUsers'>> = { joinedAt: ({ joinedAt }) => joinedAt }

const badgeRequests: Columns<RowOf<'listPendingBadges'>> = {
  id: ({ id }) => id,
  fullName: ({ fullName }) => fullName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
}

const posts: Columns<RowOf<'listPosts'>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  createdAt: ({ createdAt }) => createdAt,
  authorName: ({ user }) => user.fullName,
  authorEmail: ({ user }) => user.email,
}

const announcements: Columns<RowOf<'listAnnouncements'>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  date: ({ date }) => date,
  publishedAt: ({ publishedAt }) => publishedAt,
  isActive: ({ isActive }) => isActive,
  isPinned: ({ isPinned }) => isPinned,
  imageUrl: ({ imageUrl }) => imageUrl,
}

const memberships: Columns<RowOf<'listMembershipPlans'>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  price: ({ price }) => price,
  period: ({ period }) => period,
  isActive: ({ isActive = true }) => isActive,
  description: ({ description }) => description,
  summary: ({ summary }) => summary,
  features: ({ features = [] }) => features.join('\n'),
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
}

const invites: Columns<RowOf<'listInvites'>> = {
  id: ({ id }) => id,
  invitedTo: ({ invitedTo }) => invitedTo,
  status: ({ status }) => status,
  createdAt: ({ createdAt }) => createdAt,
}

const record: Columns<RowOf<'listRecord'>> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  action: ({ action }) => action,
  actorId: ({ actor }) => actor?.id,
  actorName: ({ actor }) => actor?.name,
  subjectKind: ({ subject }) => subject?.kind,
  subjectId: ({ subject }) => subject?.id,
  subjectName: ({ subject }) => subject?.name,
  reason: ({ reason }) => reason,
  changes: ({ changes = [] }) =>
    changes
      .map(({ field, before, after }) => `${field}: ${before ?? ''} > ${after ?? ''}`)
      .join('\n'),
  undoes: ({ undoes }) => undoes,
}

/**
 * The columns of each list: names and values are those of the contract, the same in every language.
 * Links to documents are left out: they expire, and each download of a document is recorded.
 */
export const columns = {
  users,
  joined,
  badgeRequests,
  posts,
  announcements,
  memberships,
  invites,
  record,
} as const
