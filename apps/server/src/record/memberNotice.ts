import { actions, type RecordAction } from '@hearth/api/actions.gen'
import { isRecordAction } from '../kernel/auditActions.ts'

/** An action that a member can be emailed about, by its name in the contract's `EmailPreview`. */
export type MemberNotice = Exclude<(typeof actions)[RecordAction]['notice'], 'team' | null>

/** The decision that bans the author of a reported post has the email of every ban. */
const effectOf = (action: RecordAction): RecordAction =>
  action === 'report.hide-and-ban' ? 'user.ban' : action

/** The notice for an action of the record; undefined if members get no email about it. */
export const noticeFor = (action: string): MemberNotice | undefined => {
  const notice = isRecordAction(action) ? actions[effectOf(action)].notice : null
  return notice === 'team' || notice === null ? undefined : notice
}
