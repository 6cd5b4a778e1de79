import { type Edit, type EditId, isSavedIn } from '@hearth/api/edit'
import type { MutationId } from '@hearth/api/operation'
import { own } from '@hearth/api/shape'
import { type ToastDetails, toast } from '@hearth/ui/components/Toast/toastQueue'
import { plainText } from '@hearth/ui/text/people'
import type { QueryClient } from '@tanstack/react-query'
import { errorTexts } from '../../errors/errorTexts'
import { may } from '../../session/permissions'
import { keepsRecord } from './keepsRecord'
import { undoWords } from './messages'

/** The actions that the record can undo, each with the calls that make its entry. */
const calls: Readonly<Record<string, readonly MutationId[]>> = {
  'user.verify': ['verifyUser'],
  'user.decline': ['declineUser'],
  'document.hold': ['holdDocuments'],
  'document.release': ['releaseDocuments'],
  'user.ban': ['banUser', 'banUserWithReason'],
  'user.un-ban': ['unbanUser', 'unbanUserWithReason'],
  'user.delete': ['deleteUser', 'deleteUserWithReason'],
  'post.delete': ['deletePost', 'deletePostWithReason'],
  'announcement.delete': ['deleteAnnouncement'],
  'announcement.update': ['updateAnnouncement'],
  'announcement.toggle-status': ['toggleAnnouncementStatus'],
  'announcement.toggle-pinned': ['toggleAnnouncementPinned'],
  'membership.delete': ['deleteMembershipPlan'],
  'membership.update': ['updateMembershipPlan'],
  'membership.update-summary': ['updateMembershipPlan'],
  'membership.set-active': ['setMembershipPlanActive'],
}

/** The decisions of the calls that have several, by what tells them apart in the body. */
const decisions: Readonly<Record<string, string>> = {
  0: 'badge.reject',
  2: 'badge.approve',
  keep: 'report.keep',
  hide: 'report.hide',
  hideAndBan: 'report.hide-and-ban',
}

/**
 * Undoes the last action of the signed-in person. The code loads with the first call. If a deploy
 * removed it, the record page can still undo the action.
 */
export const undoNewest: UndoNewest = (...given) =>
  import('./slots')
    .then(({ undoNewest }) => undoNewest(...given))
    .catch(() => toast.error(errorTexts.outdated))

type UndoNewest = typeof import('./undo').undoNewest

/** The name among the saved fields of an edit. */
function titleOf(body: unknown): string | undefined {
  const title = own(body, 'title') ?? own(body, 'name')
  return typeof title === 'string' ? plainText(title) : undefined
}

/** The subject of a change. */
export interface Change {
  path?: { id?: string } | undefined
  body?: unknown
  /** The name of the person or thing. */
  name?: string | undefined
}

/**
 * The actions that the entry of a change may have, separated by commas; undefined if it cannot be
 * undone.
 */
export function kindsOf(id: MutationId, { body }: Change): string | undefined {
  if (id === 'decideBadge') return decisions[String(own(body, 'approved'))]
  if (id === 'decideReport') return decisions[String(own(body, 'outcome'))]
  const kinds = Object.keys(calls).filter((kind) => calls[kind]?.includes(id))
  return kinds.join() || undefined
}

/**
 * What the toast of a change adds to its message: the name, and Undo where the deployment keeps a
 * record.
 */
export function undoable(id: MutationId, change: Change, client: QueryClient): ToastDetails {
  const { path, body } = change
  const about = change.name ?? titleOf(body)
  const subject = path?.id ?? own(body, 'id')
  const kinds = kindsOf(id, change)
  if (kinds === undefined || typeof subject !== 'string' || !mayUndo()) return { about }
  const onPress = () => void undoNewest(client, { kinds, subject })
  return { about, action: { label: undoWords.undo, onPress } }
}

/** Whether the deployment keeps a record, and the person may undo by it. */
export const mayUndo = (): boolean => keepsRecord() && may('record.undo') && may('record.read')

/**
 * The same for an edit. An edit that changed nothing has no Undo: it would undo an earlier action.
 */
export const undoableEdit = <Id extends EditId>(id: Id, one: Edit<Id>, client: QueryClient) =>
  isSavedIn(one.seen, one, one.body) ? {} : undoable(id, one, client)
