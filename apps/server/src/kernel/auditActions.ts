import { announcements, membershipPlans, posts } from '../platform/database/schema.ts'

/** The kinds of record with a name of their own, each with its table and the column of the name. */
export const namedKinds = {
  post: { table: posts, name: posts.title },
  announcement: { table: announcements, name: announcements.title },
  plan: { table: membershipPlans, name: membershipPlans.name },
} as const

/** A kind of record with a name of its own; a person has the name of the account. */
export type NamedKind = keyof typeof namedKinds

/** The kinds of record that actions can change. */
export type SubjectKind = 'member' | 'administrator' | NamedKind

/**
 * The actions that the record shows, each with the kind of its subject; null if there is none. The
 * audit log contains more, such as sign-ins and emails, for operators.
 */
const actions = {
  'user.ban': 'member',
  'user.un-ban': 'member',
  'user.view': 'member',
  'user.verify': 'member',
  'user.decline': 'member',
  'user.delete': 'member',
  'user.delete-own': 'member',
  'badge.approve': 'member',
  'badge.reject': 'member',
  'email.verify': 'member',
  'note.update': 'member',
  'note.delete': 'member',
  'push.send': 'member',
  'push.refuse': null,
  'document.download': 'member',
  'document.view': 'member',
  'document.hold': 'member',
  'document.release': 'member',
  'document.delete': 'member',
  'document.limit': null,
  'certificate.issue': 'member',
  'certificate.withdraw': 'member',
  'admin.create': 'member',
  'admin.end': 'member',
  'totp.reset': 'member',
  'session.revoke': 'member',
  'team.join': 'administrator',
  'team.role': 'administrator',
  'team.suspend': 'administrator',
  'team.resume': 'administrator',
  'team.invite': null,
  'team.resend': null,
  'team.revoke': null,
  'post.delete': 'post',
  'report.keep': 'post',
  'report.hide': 'post',
  'report.hide-and-ban': 'post',
  'announcement.create': 'announcement',
  'announcement.update': 'announcement',
  'announcement.toggle-status': 'announcement',
  'announcement.toggle-pinned': 'announcement',
  'announcement.delete': 'announcement',
  'membership.create': 'plan',
  'membership.update': 'plan',
  'membership.update-summary': 'plan',
  'membership.set-active': 'plan',
  'membership.delete': 'plan',
  'reason-templates.update': null,
  'record.export': null,
  'list.export': null,
  'user.list': null,
  'invite.list': null,
  'badge.list': null,
  'post.list': null,
} as const satisfies Record<string, SubjectKind | null>

/** An action that the record shows. */
export type RecordAction = keyof typeof actions

/** Actions that are only in the audit log, for operators. */
type OperatorAction =
  | `email.send-${'delete-key' | 'reset' | 'verify'}`
  | 'email.verify-asked'
  | 'files.sweep'
  | 'keys.rotate'
  | 'passkey.add'
  | 'passkey.refuse'
  | 'passkey.remove'
  | 'password.change'
  | 'password.reset'
  | 'password.reset-asked'
  | 'password.void'
  | 'record.accept-break'
  | 'record.reseal'
  | 'recovery-code.use'
  | 'recovery-codes.make'
  | 'session.end'
  | 'session.password'
  | 'session.password-refused'
  | 'session.sign-in'
  | 'session.sign-out'
  | 'totp.confirmed'
  | 'totp.enrolled'
  | 'totp.locked'
  | 'totp.refused'
  | 'totp.set-up'
  | 'totp.set-up-refused'
  | 'totp.used'
  | 'upload.grant'
  | 'user.delete-key-asked'
  | 'user.delete-own-refused'

/** All actions of the audit log. Add a new action to one of the two lists above. */
export type AuditAction = RecordAction | OperatorAction | `${RecordAction}.undo`

const suffix = '.undo'

/** The action that undoes another one. */
export const undoOf = <Action extends string>(action: Action): `${Action}.undo` =>
  `${action}${suffix}`

/** Whether the record shows an action of the audit log. False for an undoing. */
export const isRecordAction = (action: string): action is RecordAction =>
  Object.hasOwn(actions, action)

/** Whether an action undoes another one. */
export const isUndoing = (action: string): boolean => action.endsWith(suffix)

/** The action without `.undo`. */
export const baseOf = (action: string): string =>
  isUndoing(action) ? action.slice(0, -suffix.length) : action

/**
 * The kind of subject of an action or its undoing. Null if it has none, undefined if the record does
 * not show the action.
 */
export const subjectKindOf = (action: string): SubjectKind | null | undefined => {
  const known: Readonly<Record<string, SubjectKind | null>> = actions
  const base = baseOf(action)
  return Object.hasOwn(known, base) ? known[base] : undefined
}

/** Shown only on request: views would outnumber all other entries. */
const onRequest: ReadonlySet<string> = new Set([
  'user.view',
  'user.list',
  'invite.list',
  'badge.list',
  'post.list',
])

const defaultActions = Object.keys(actions).filter((name) => !onRequest.has(name))

/** The named actions and their undoings, if the record shows them. By default all but views. */
export const shownActions = (names: readonly string[] = defaultActions): string[] =>
  [...new Set(names)]
    .filter((name) => Object.hasOwn(actions, name))
    .flatMap((name) => [name, undoOf(name)])
