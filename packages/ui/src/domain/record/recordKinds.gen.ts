// Generated from openapi/ by `pnpm generate`. Do not edit.

/** The kinds that filter the record: their actions, each together with its undo. */
export const RECORD_KINDS = {
  all: [],
  bans: ['user.ban', 'user.un-ban', 'user.ban-end'],
  verifications: ['user.verify', 'user.decline', 'email.verify'],
  citizenship: ['badge.approve', 'badge.reject'],
  deletions: ['user.delete', 'user.delete-own', 'post.delete', 'announcement.delete', 'membership.delete', 'report.hide', 'report.hide-and-ban'],
  announcements: ['announcement.delete', 'announcement.create', 'announcement.update', 'announcement.toggle-status', 'announcement.toggle-pinned'],
  memberships: ['membership.delete', 'membership.create', 'membership.update', 'membership.update-summary', 'membership.set-active'],
  reports: ['report.keep', 'report.hide', 'report.hide-and-ban', 'reporter.mute', 'reporter.unmute'],
  appeals: ['appeal.uphold', 'appeal.overturn'],
  documents: ['document.download', 'document.view', 'document.hold', 'document.release', 'document.delete', 'document.limit', 'certificate.issue', 'certificate.withdraw'],
  push: ['push.send', 'push.refuse'],
  views: ['user.view', 'user.list', 'invite.list', 'badge.list', 'post.list'],
  exports: ['user.export', 'user.export-own', 'list.export'],
  stewards: ['admin.create', 'admin.end', 'team.invite', 'team.resend', 'team.revoke', 'team.join', 'team.role', 'team.suspend', 'team.resume', 'totp.reset', 'session.revoke'],
} as const

/** The kinds of items in the trash, for its filter. */
export const TRASH_KINDS = ['all', 'member', 'post', 'announcement', 'plan'] as const

/** Actions of jobs: an entry of theirs without an actor was not made by anybody. */
export const AUTOMATIC_ACTIONS: readonly string[] = ['user.ban-end', 'document.delete', 'certificate.issue', 'backup.drill', 'backup.drill-fail', 'record.erase']

/** Every action that the record shows. */
export type RecordAction =
  | 'user.ban'
  | 'user.un-ban'
  | 'user.ban-end'
  | 'user.verify'
  | 'user.decline'
  | 'email.verify'
  | 'badge.approve'
  | 'badge.reject'
  | 'user.delete'
  | 'user.delete-own'
  | 'post.delete'
  | 'announcement.delete'
  | 'announcement.create'
  | 'announcement.update'
  | 'announcement.toggle-status'
  | 'announcement.toggle-pinned'
  | 'membership.delete'
  | 'membership.create'
  | 'membership.update'
  | 'membership.update-summary'
  | 'membership.set-active'
  | 'report.keep'
  | 'report.hide'
  | 'report.hide-and-ban'
  | 'reporter.mute'
  | 'reporter.unmute'
  | 'appeal.uphold'
  | 'appeal.overturn'
  | 'document.download'
  | 'document.view'
  | 'document.hold'
  | 'document.release'
  | 'document.delete'
  | 'document.limit'
  | 'certificate.issue'
  | 'certificate.withdraw'
  | 'push.send'
  | 'push.refuse'
  | 'user.view'
  | 'user.list'
  | 'invite.list'
  | 'badge.list'
  | 'post.list'
  | 'user.export'
  | 'user.export-own'
  | 'list.export'
  | 'admin.create'
  | 'admin.end'
  | 'team.invite'
  | 'team.resend'
  | 'team.revoke'
  | 'team.join'
  | 'team.role'
  | 'team.suspend'
  | 'team.resume'
  | 'totp.reset'
  | 'session.revoke'
  | 'note.update'
  | 'note.delete'
  | 'reason-templates.update'
  | 'record.export'
  | 'backup.make'
  | 'backup.restore'
  | 'backup.drill'
  | 'backup.drill-fail'
  | 'user.erase'
  | 'record.erase'
