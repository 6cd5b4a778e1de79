import type { Permission } from '@hearth/api/permissions.gen'
import type { AuditRow } from '../kernel/audit.ts'
import { baseOf } from '../kernel/auditActions.ts'
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

/** `isBanned` and `userId` are the author's; see `desk/undoReports.ts`. */
const reported = ['isDeleted', 'isBanned', 'userId'] as const

interface Inverse {
  /** The fields that the action may change. Undoing restores those that it did change. */
  readonly fields: readonly string[]
  /** What undoing needs in addition to `record.undo`: all of them. */
  readonly permissions: readonly Permission[]
}

/**
 * The actions that can be undone. All others have effects outside the database, such as a
 * notification, or leave nothing to restore.
 */
export const inverses = {
  'user.ban': { fields: ['isBanned'], permissions: ['members.ban'] },
  'user.un-ban': { fields: ['isBanned'], permissions: ['members.ban'] },
  'user.verify': { fields: ['isVerified', 'status'], permissions: ['members.verify'] },
  'user.decline': { fields: ['status'], permissions: ['members.verify'] },
  'user.delete': { fields: ['isDeleted'], permissions: ['members.delete'] },
  'badge.approve': { fields: ['badgeRequestStatus'], permissions: ['requests.decide'] },
  'badge.reject': { fields: ['badgeRequestStatus'], permissions: ['requests.decide'] },
  'document.hold': { fields: ['isHeld'], permissions: ['documents.view'] },
  'document.release': { fields: ['isHeld'], permissions: ['documents.view'] },
  'team.role': { fields: ['teamRole'], permissions: ['team.manage'] },
  'team.suspend': { fields: ['isSuspended'], permissions: ['team.manage'] },
  'team.resume': { fields: ['isSuspended'], permissions: ['team.manage'] },
  'post.delete': { fields: ['isDeleted'], permissions: ['posts.moderate'] },
  'report.keep': { fields: reported, permissions: ['posts.moderate'] },
  'report.hide': { fields: reported, permissions: ['posts.moderate'] },
  'report.hide-and-ban': { fields: reported, permissions: ['posts.moderate', 'members.ban'] },
  'announcement.delete': { fields: ['isDeleted'], permissions: ['announcements.write'] },
  'announcement.update': { fields: announcement, permissions: ['announcements.write'] },
  'announcement.toggle-status': { fields: ['isActive'], permissions: ['announcements.write'] },
  'announcement.toggle-pinned': { fields: ['isPinned'], permissions: ['announcements.write'] },
  'membership.delete': { fields: ['isDeleted'], permissions: ['plans.write'] },
  'membership.update': { fields: plan, permissions: ['plans.write'] },
  'membership.update-summary': { fields: plan, permissions: ['plans.write'] },
  'membership.set-active': { fields: ['isActive'], permissions: ['plans.write'] },
} as const satisfies Record<string, Inverse>

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
  const names: readonly string[] = inverses[base].fields
  const changed = names.filter((name) => name in after)
  if (changed.length === 0 || changed.some((name) => isImage(name) && isLost(before[name]))) {
    return undefined
  }
  return { before: pick(before, changed), after: pick(after, changed) }
}

const isImage = (name: string): boolean => name === 'image' || name === 'imageUrl'
