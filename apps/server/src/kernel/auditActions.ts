import { actions, type RecordAction } from '@hearth/api/actions.gen'
import type { Permission } from '@hearth/api/permissions.gen'
import { announcements, membershipPlans, posts } from '../platform/database/schema.ts'

export type { RecordAction }

/** The kinds of record with a name of their own, each with its table and the column of the name. */
export const namedKinds = {
  post: { table: posts, name: posts.title },
  announcement: { table: announcements, name: announcements.title },
  plan: { table: membershipPlans, name: membershipPlans.name },
} as const satisfies Record<NamedKind, object>

/** The kinds of record that actions can change. */
export type SubjectKind = NonNullable<ActionTable[RecordAction]['subject']>

/** A kind of record with a name of its own; a person has the name of the account. */
export type NamedKind = Exclude<SubjectKind, 'member' | 'administrator'>

type ActionTable = typeof actions

/** The actions that decide about a person or a post. */
export type DecisionAction = {
  [Action in RecordAction]: ActionTable[Action]['isDecision'] extends true ? Action : never
}[RecordAction]

/** The actions that can be undone. */
export type UndoableAction = {
  [Action in RecordAction]: ActionTable[Action]['fields'] extends readonly [] ? never : Action
}[RecordAction]

/** The kinds of record that a deletion puts in the trash. */
export type TrashKind = NonNullable<
  {
    [Action in RecordAction]: 'isDeleted' extends ActionTable[Action]['fields'][number]
      ? ActionTable[Action]['subject']
      : never
  }[RecordAction]
>

/** What an action of the contract's table says about itself. */
interface ActionRow {
  readonly subject: SubjectKind | null
  readonly fields: readonly string[]
  readonly permissions: readonly Permission[]
  readonly opposite: RecordAction | null
  readonly isDecision: boolean
  readonly isAutomatic: boolean
  readonly notice: string | null
  readonly filters: readonly string[]
}

/**
 * The actions that the record shows. The audit log contains more, such as sign-ins and emails, for
 * operators.
 */
const rows: Readonly<Record<RecordAction, ActionRow>> = actions

const names = Object.keys(actions) as RecordAction[]

/** The actions whose row has a property. */
export const actionsWhere = (matches: (row: ActionRow) => boolean): RecordAction[] =>
  names.filter((name) => matches(rows[name]))

/** The actions that record views. Their entries end after a year. */
export const viewActions: readonly RecordAction[] = [
  ...actionsWhere(({ filters }) => filters.includes('views')),
  'document.view',
  'document.download',
]

/** Actions that are only in the audit log, for operators. */
type OperatorAction =
  | 'appeal.links-asked'
  | `email.send-${'data-key' | 'delete-key' | 'reset' | 'verify'}`
  | 'email.verify-asked'
  | 'files.sweep'
  | 'keys.rotate'
  | 'notice.send'
  | 'own-data.download'
  | 'own-data.key-asked'
  | 'own-data.refused'
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

/**
 * All actions of the audit log. A new action is in `openapi/actions.yaml` if the record shows it, and
 * in the list above otherwise.
 */
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

/** The row of an action; undefined if the record does not show it. */
const rowOf = (action: string): ActionRow | undefined =>
  isRecordAction(action) ? rows[action] : undefined

/**
 * The kind of subject of an action or its undoing. Null if it has none, undefined if the record does
 * not show the action.
 */
export const subjectKindOf = (action: string): SubjectKind | null | undefined =>
  rowOf(baseOf(action))?.subject

/** The fields that an action or its undoing may change; none if it cannot be undone. */
export const fieldsOf = (action: string): readonly string[] => rowOf(baseOf(action))?.fields ?? []

/** What undoing an action needs in addition to `record.undo`: all of them. */
export const undoPermissionsOf = (action: string): readonly Permission[] =>
  rowOf(baseOf(action))?.permissions ?? []

/** The action that has the effect of an action or an undoing; undefined for an unknown effect. */
export const effectOf = (action: string): RecordAction | undefined => {
  const base = baseOf(action)
  if (!isRecordAction(base)) return undefined
  return isUndoing(action) ? (rows[base].opposite ?? undefined) : base
}

/** Whether an entry is of a job, and not of an operator at the shell. */
export const isAutomatic = ({
  action,
  actor,
}: {
  readonly action: string
  readonly actor: unknown
}): boolean => actor === null && rowOf(action)?.isAutomatic === true

const isView = ({ filters }: ActionRow): boolean => filters.includes('views')

/** Without views, which are shown only on request: they would outnumber all other entries. */
const defaultActions = actionsWhere((row) => !isView(row))

/** The named actions and their undoings, if the record shows them. By default all but views. */
export const shownActions = (wanted: readonly string[] = defaultActions): string[] =>
  [...new Set(wanted)].filter(isRecordAction).flatMap((name) => [name, undoOf(name)])
