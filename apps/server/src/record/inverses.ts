import type { Permission } from '@hearth/api/permissions.gen'
import type { AuditRow } from '../audit.ts'
import { baseOf } from '../auditActions.ts'
import { filesPath } from '../platform/files/fileStore.ts'

type Fields = Readonly<Record<string, unknown>>

const announcement = [
  'title',
  'description',
  'date',
  'isActive',
  'isPinned',
  'imageUrl',
  'publishedAt',
] as const
const plan = [
  'name',
  'price',
  'period',
  'description',
  'summary',
  'features',
  'isActive',
  'image',
] as const

/** `isBanned` and `userId` are the author's; see `cases/undoReports.ts`. */
const reported = ['isDeleted', 'isBanned', 'userId'] as const

/**
 * The actions that can be undone, each with the fields that it may change. Undoing restores the
 * fields that the action did change. All other actions have effects outside the database, such as a
 * notification, or leave nothing to restore.
 */
export const inverses = {
  'user.ban': ['isBanned'],
  'user.un-ban': ['isBanned'],
  'user.verify': ['isVerified', 'status'],
  'user.decline': ['status'],
  'user.delete': ['isDeleted'],
  'badge.approve': ['badgeRequestStatus'],
  'badge.reject': ['badgeRequestStatus'],
  'document.hold': ['isHeld'],
  'document.release': ['isHeld'],
  'team.role': ['teamRole'],
  'team.suspend': ['isSuspended'],
  'team.resume': ['isSuspended'],
  'post.delete': ['isDeleted'],
  'report.keep': reported,
  'report.hide': reported,
  'report.hide-and-ban': reported,
  'announcement.delete': ['isDeleted'],
  'announcement.update': announcement,
  'announcement.toggle-status': ['isActive'],
  'announcement.toggle-pinned': ['isPinned'],
  'membership.delete': ['isDeleted'],
  'membership.update': plan,
  'membership.update-summary': plan,
  'membership.set-active': ['isActive'],
} as const satisfies Record<string, readonly string[]>

/** The permissions that undoing an action needs, all of them, in addition to `record.undo`. */
export const undoPermissions = {
  'user.ban': 'members.ban',
  'user.un-ban': 'members.ban',
  'user.verify': 'members.verify',
  'user.decline': 'members.verify',
  'user.delete': 'members.delete',
  'badge.approve': 'requests.decide',
  'badge.reject': 'requests.decide',
  'document.hold': 'documents.view',
  'document.release': 'documents.view',
  'team.role': 'team.manage',
  'team.suspend': 'team.manage',
  'team.resume': 'team.manage',
  'post.delete': 'posts.moderate',
  'report.keep': 'posts.moderate',
  'report.hide': 'posts.moderate',
  'report.hide-and-ban': ['posts.moderate', 'members.ban'],
  'announcement.delete': 'announcements.write',
  'announcement.update': 'announcements.write',
  'announcement.toggle-status': 'announcements.write',
  'announcement.toggle-pinned': 'announcements.write',
  'membership.delete': 'plans.write',
  'membership.update': 'plans.write',
  'membership.update-summary': 'plans.write',
  'membership.set-active': 'plans.write',
} as const satisfies Record<keyof typeof inverses, Permission | readonly Permission[]>

/** Whether an action is in the table of inverses. */
export const isUndoable = (action: string): action is keyof typeof inverses =>
  Object.hasOwn(inverses, action)

const pick = (from: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]))

/** Whether an image cannot be restored: an upload is removed when another image replaces it. */
const isLost = (value: unknown): boolean =>
  typeof value === 'string' &&
  URL.parse(value, 'http://localhost')?.pathname.startsWith(filesPath) === true

/**
 * The changed fields before and after an action or an undoing; undefined if it cannot be undone. The
 * undoing of an undoing does the action again.
 */
export const inverseOf = ({
  action,
  before,
  after,
}: AuditRow): { readonly before: Fields; readonly after: Fields } | undefined => {
  const base = baseOf(action)
  if (!before || !after || !isUndoable(base)) return undefined
  const names: readonly string[] = inverses[base]
  const changed = names.filter((name) => name in after)
  if (changed.length === 0 || changed.some((name) => isImage(name) && isLost(before[name]))) {
    return undefined
  }
  return { before: pick(before, changed), after: pick(after, changed) }
}

const isImage = (name: string): boolean => name === 'image' || name === 'imageUrl'
