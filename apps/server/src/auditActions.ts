/** What an action can be done to. */
export type SubjectKind = 'member' | 'post' | 'announcement' | 'plan'

/**
 * The actions that the record shows, and what they are done to; null for something else. The audit
 * log holds more, such as sign-ins and emails: those are for operators.
 */
const actions = {
  'user.ban': 'member',
  'user.un-ban': 'member',
  'user.view': 'member',
  'user.verify': 'member',
  'user.delete': 'member',
  'user.delete-own': 'member',
  'badge.approve': 'member',
  'badge.reject': 'member',
  'email.verify': 'member',
  'note.update': 'member',
  'note.delete': 'member',
  'push.send': 'member',
  'document.download': 'member',
  'admin.create': 'member',
  'admin.end': 'member',
  'totp.reset': 'member',
  'session.revoke': 'member',
  'post.delete': 'post',
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
  'user.list': null,
  'invite.list': null,
  'badge.list': null,
  'post.list': null,
} as const satisfies Record<string, SubjectKind | null>

/** An action that the record shows. */
export type RecordAction = keyof typeof actions

/** The actions that only the audit log has, for operators. */
type OperatorAction =
  | `email.send-${'delete-key' | 'reset' | 'verify'}`
  | 'email.verify-asked'
  | 'files.sweep'
  | 'keys.rotate'
  | 'password.reset'
  | 'password.reset-asked'
  | 'password.void'
  | 'record.accept-break'
  | 'record.reseal'
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
  | 'upload.grant'
  | 'user.delete-key-asked'
  | 'user.delete-own-refused'

/** What the audit log may say was done. A new action is in one of the two lists above. */
export type AuditAction = RecordAction | OperatorAction | `${RecordAction}.undo`

const suffix = '.undo'

/** The action that undoes another one. */
export const undoOf = <Action extends string>(action: Action): `${Action}.undo` =>
  `${action}${suffix}`

/** Whether the record shows an action of the audit log, as it was first done. */
export const isRecordAction = (action: string): action is RecordAction =>
  Object.hasOwn(actions, action)

/** The action without `.undo`. */
const baseOf = (action: string): string =>
  action.endsWith(suffix) ? action.slice(0, -suffix.length) : action

/**
 * What an action, or its undoing, is done to; null for something else, undefined for an action
 * that the record does not show.
 */
export const subjectKindOf = (action: string): SubjectKind | null | undefined => {
  const known: Readonly<Record<string, SubjectKind | null>> = actions
  const base = baseOf(action)
  return Object.hasOwn(known, base) ? known[base] : undefined
}

/** Shown only to those who ask: everything that was read would bury everything else. */
const onRequest: ReadonlySet<string> = new Set([
  'user.view',
  'user.list',
  'invite.list',
  'badge.list',
  'post.list',
])

const usual = Object.keys(actions).filter((name) => !onRequest.has(name))

/**
 * The named actions that the record shows, each with its undoing; without names all but views.
 */
export const shownActions = (names: readonly string[] = usual): string[] =>
  [...new Set(names)]
    .filter((name) => Object.hasOwn(actions, name))
    .flatMap((name) => [name, undoOf(name)])
