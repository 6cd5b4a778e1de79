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
  undone: (of: number) => `${count(of)} undone`,
  redone: (of: number) => `${count(of)} redone`,
  partlyUndone: (of: number, left: number) =>
    `${count(of)} undone, ${count(left)} couldn't be undone`,
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
