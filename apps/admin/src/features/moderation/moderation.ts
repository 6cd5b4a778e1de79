import type { Answer, Input } from '@hearth/api/operation'
import type { CallPermissions, Permission } from '@hearth/api/permissions.gen'
import type { ReasonInput } from '@hearth/ui/patterns/Confirm/useConfirm'
import { personName, plainText } from '@hearth/ui/text/people'
import type { Outcome } from '../../errors/outcome'
import { moderationMessages as messages } from './messages'

/** The actions that take a reason. The answer to an appeal is no reason. */
export type ReasonedAction = Exclude<
  Answer<'listReasonTemplates'>['data'][number]['kind'],
  'appeal'
>

/** What an administrator can do with a member, a post or a citizenship request. */
export type ModerationAction = ReasonedAction | 'verify' | 'approve'

type ModerationCall = keyof typeof messages

interface RowOf<Call extends ModerationCall> {
  /** The permission of the call. A person without it is not offered the action. */
  permission: CallPermissions[Call]
  /** The call of the specification. */
  plain: Call
  /** The call that does the same and saves a reason. @default the action takes no reason */
  reasoned?: ModerationCall
  /** The body of both. @default none */
  body?: Pick<Input<'decideBadge'>['body'], 'approved'>
}

/** The permission must be that of the call: any other does not compile. */
type Row = { [Call in ModerationCall]: RowOf<Call> }[ModerationCall]

/** The calls of each action; hooks, bulk actions, busy ids and messages follow from this table. */
const moderation: Readonly<Record<ModerationAction, Row>> = {
  verify: { permission: 'members.verify', plain: 'verifyUser' },
  ban: { permission: 'members.ban', plain: 'banUser', reasoned: 'banUserWithReason' },
  unban: { permission: 'members.ban', plain: 'unbanUser', reasoned: 'unbanUserWithReason' },
  delete: { permission: 'members.delete', plain: 'deleteUser', reasoned: 'deleteUserWithReason' },
  approve: { permission: 'requests.decide', plain: 'decideBadge', body: { approved: 2 } },
  reject: {
    permission: 'requests.decide',
    plain: 'decideBadge',
    reasoned: 'decideBadge',
    body: { approved: 0 },
  },
  decline: {
    permission: 'members.verify',
    plain: 'declineUser',
    reasoned: 'declineUser',
  },
  deletePost: {
    permission: 'posts.moderate',
    plain: 'deletePost',
    reasoned: 'deletePostWithReason',
  },
}

/** The permission that a person needs to be offered an action. */
export const permissionOf = (action: ModerationAction): Permission => moderation[action].permission

/** The call of an action, with or without a reason, and its messages. */
export function callOf(
  action: ModerationAction,
  { withReason }: { withReason: boolean },
): { call: ModerationCall; outcome: Outcome } {
  const { plain, reasoned = plain } = moderation[action]
  const call = withReason ? reasoned : plain
  return { call, outcome: messages[call] }
}

/** Every call of these actions. */
export const callsOf = (actions: readonly ModerationAction[]): readonly ModerationCall[] =>
  actions.flatMap((action) =>
    [false, true].map((withReason) => callOf(action, { withReason }).call),
  )

/** What a record is called: the title of a post, or the name of a person. */
export interface Named {
  title?: string | null | undefined
  fullName?: string | null | undefined
  email?: string | null | undefined
}

/** The name of a record in a message. */
export const nameOf = (record: Named): string =>
  'title' in record ? plainText(record.title) : personName(record)

/** The note for the team, as a part of a body. A blank note is left out. */
export const noteOf = ({ note = '' }: ReasonInput): { note?: string } =>
  note.trim() ? { note: note.trim() } : {}

/** The reason that a call requires and the note for the team, as a body. */
export const reasonAndNoteOf = (given?: ReasonInput): { reason: string; note?: string } => ({
  reason: given?.reason.trim() ?? '',
  ...(given && noteOf(given)),
})

/** What the call of an action takes. A blank reason counts as none. */
export function inputOf(
  action: ModerationAction,
  id: string,
  given?: ReasonInput,
): Input<ModerationCall> {
  const path = { id }
  const { body } = moderation[action]
  if (!given) return body ? { path, body } : { path }
  const reason = given.reason.trim()
  const notice = { ...(reason && { reason }), ...(given.notify && { notify: true }) }
  const note = noteOf(given)
  const end = given.until !== undefined && { until: given.until }
  return { path, body: { ...body, ...notice, ...note, ...end } }
}
