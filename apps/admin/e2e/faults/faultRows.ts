import type { actions, RecordAction } from '@hearth/api/actions.gen'
import type { RowName } from './actions'

/** The actions that the panel does by a call; all others are done by jobs, operators and reads. */
type ActionOfPanel = {
  [Action in RecordAction]: (typeof actions)[Action]['calls'] extends readonly [] ? never : Action
}[RecordAction]

/** A file of `e2e` that tries the failures of an action by itself. */
type Elsewhere = { readonly file: `${string}.e2e.ts` }

/**
 * The rows of `actions.ts` that try the faults of each action of the record. A new action of the
 * panel does not compile without one.
 */
export const faultRows = {
  'user.ban': ['ban'],
  'user.un-ban': ['unban'],
  'user.verify': ['verify a user'],
  'user.decline': { file: 'desk.e2e.ts' },
  'email.verify': { file: 'verify.e2e.ts' },
  'badge.approve': ['approve a badge'],
  'badge.reject': ['reject a badge'],
  'user.delete': ['delete a user', 'delete a user with a reason'],
  'user.delete-own': ['delete the own account'],
  'post.delete': ['delete a post'],
  'announcement.delete': ['delete an announcement'],
  'announcement.create': ['create an announcement'],
  'announcement.update': ['edit an announcement'],
  'announcement.toggle-status': ['switch an announcement'],
  'announcement.toggle-pinned': ['pin an announcement'],
  'membership.delete': ['delete a membership'],
  'membership.create': ['create a membership'],
  'membership.update': ['edit a membership'],
  'membership.update-summary': ['write a summary'],
  'membership.set-active': ['deactivate a membership'],
  'report.keep': ['keep a reported post'],
  'report.hide': ['hide a reported post'],
  'report.hide-and-ban': ['hide a reported post and ban its author'],
  'document.hold': ['hold documents'],
  'document.release': ['release documents'],
  'reporter.mute': { file: 'notices.e2e.ts' },
  'reporter.unmute': { file: 'notices.e2e.ts' },
  'appeal.uphold': { file: 'appeals.e2e.ts' },
  'appeal.overturn': { file: 'appeals.e2e.ts' },
  'push.send': ['send a notification'],
  'push.refuse': ['send a notification'],
  'user.export': { file: 'my-data.e2e.ts' },
  'user.export-own': { file: 'my-data.e2e.ts' },
  'list.export': { file: 'export.e2e.ts' },
  'admin.end': ['end the access of an administrator'],
  'team.invite': ['invite a person'],
  'team.resend': ['send an invitation again'],
  'team.revoke': ['revoke an invitation'],
  'team.join': ['join the team'],
  'team.role': ['change a role'],
  'team.suspend': ['suspend an administrator'],
  'team.resume': ['lift a suspension'],
  'totp.reset': ['reset a second factor'],
  'note.update': { file: 'faults/record.e2e.ts' },
  'note.delete': ['delete a note'],
  'user.erase': ['erase a member from the record'],
  'reason-templates.update': ['edit the reasons'],
} satisfies Readonly<Record<ActionOfPanel, readonly [RowName, ...RowName[]] | Elsewhere>>
