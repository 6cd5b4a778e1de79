import type { RecordAction } from '@hearth/ui/domain/record'
import { localize } from '@hearth/ui/text/localize'
import { count } from '@hearth/ui/text/numbers'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

/** No message: the list shows the result. */
const seen = { success: 'silent', failure: errorTexts.somethingWentWrong } as const

/** Messages of the record's calls. */
export const recordMessages = localize('recordMessages', {
  undoEntry: { success: { always: 'Undone' }, failure: errorTexts.somethingWentWrong },
  redoEntry: { success: { always: 'Redone' }, failure: errorTexts.somethingWentWrong },
  markDigest: seen,
  restore: { success: { always: 'Restored' }, failure: errorTexts.somethingWentWrong },
  createNote: seen,
  createNoteElsewhere: {
    success: { always: 'Note added' },
    failure: errorTexts.somethingWentWrong,
  },
  updateNote: seen,
  eraseUser: {
    success: { always: 'Erased from the record' },
    failure: errorTexts.somethingWentWrong,
  },
  replaceReasonTemplates: {
    success: { always: 'Reasons saved' },
    failure: errorTexts.somethingWentWrong,
  },
  deleteNote: { success: { always: 'Note deleted' }, failure: errorTexts.somethingWentWrong },
} satisfies Record<string, Outcome>)

/** Texts of an undo that does not ask first. */
export const undoWords = localize('undoWords', {
  undo: 'Undo',
  redo: 'Redo',
  /** What was undone: `many` of an action, or a number alone. */
  undone: (what: string) => `${what} undone`,
  redone: (what: string) => `${what} redone`,
  partlyUndone: (what: string, left: number) => `${what} undone, ${count(left)} couldn't be undone`,
  partlyRedone: (what: string, left: number) => `${what} redone, ${count(left)} couldn't be redone`,
  many: {
    'user.ban': (of: number) => (of === 1 ? '1 ban' : `${count(of)} bans`),
    'user.un-ban': (of: number) => (of === 1 ? '1 unban' : `${count(of)} unbans`),
    'user.verify': (of: number) => (of === 1 ? '1 verification' : `${count(of)} verifications`),
    'user.decline': (of: number) => (of === 1 ? '1 decline' : `${count(of)} declines`),
    'user.delete': (of: number) => (of === 1 ? '1 deletion' : `${count(of)} deletions`),
    'badge.approve': (of: number) => (of === 1 ? '1 approval' : `${count(of)} approvals`),
    'badge.reject': (of: number) => (of === 1 ? '1 rejection' : `${count(of)} rejections`),
    'post.delete': (of: number) => (of === 1 ? '1 deletion' : `${count(of)} deletions`),
  } satisfies Partial<Record<RecordAction, (of: number) => string>>,
  nothing: 'You have done nothing in the last hour that can be undone.',
  /** What was undone, before the name of its subject. */
  actions: {
    'user.ban': 'Ban undone',
    'user.un-ban': 'Unban undone',
    'user.verify': 'Verification undone',
    'user.decline': 'Decline undone',
    'user.delete': 'Deletion undone',
    'badge.approve': 'Approval undone',
    'badge.reject': 'Rejection undone',
    'post.delete': 'Deletion undone',
    'announcement.delete': 'Deletion undone',
    'membership.delete': 'Deletion undone',
  } satisfies Partial<Record<RecordAction, string>>,
})
