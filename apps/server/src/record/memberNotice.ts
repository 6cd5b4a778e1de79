import { actions, type RecordAction } from '@hearth/api/actions.gen'
import { isRecordAction } from '../kernel/auditActions.ts'

/** An action that a member can be emailed about, by its name in the contract's `EmailPreview`. */
export type MemberNotice = Exclude<(typeof actions)[RecordAction]['notice'], 'team' | null>

/** A decision about a reported post sends the email of the equivalent action, such as a ban. */
const effects: Readonly<Partial<Record<RecordAction, RecordAction>>> = {
  'report.hide': 'post.delete',
  'report.hide-and-ban': 'user.ban',
}

const effectOf = (action: RecordAction): RecordAction => effects[action] ?? action

/** The notice for an action of the record; undefined if members get no email about it. */
export const noticeFor = (action: string): MemberNotice | undefined => {
  const notice = isRecordAction(action) ? actions[effectOf(action)].notice : null
  return notice === 'team' || notice === null ? undefined : notice
}

/** The notices of decisions against which a person can appeal. */
const appealable = [
  'ban',
  'delete',
  'reject',
  'decline',
  'deletePost',
] as const satisfies readonly MemberNotice[]

export type AppealableNotice = (typeof appealable)[number]

/** Whether a person may want to contest what a notice is about. */
export const isAppealable = (notice: MemberNotice | undefined): notice is AppealableNotice =>
  appealable.some((one) => one === notice)

/** The actions of the record against which a person can appeal. */
export const appealableActions: readonly RecordAction[] = (
  Object.keys(actions) as RecordAction[]
).filter((action) => isAppealable(noticeFor(action)))
