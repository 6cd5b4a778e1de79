import { type Edit, type EditId, isSavedIn } from '@hearth/api/edit'
import type { MutationId } from '@hearth/api/operation'
import { own } from '@hearth/api/shape'
import { type ToastDetails, toast } from '@hearth/ui/components/Toast/toastQueue'
import { plainText } from '@hearth/ui/text/people'
import type { QueryClient } from '@tanstack/react-query'
import { errorTexts } from '../../errors/errorTexts'
import { keepsRecord } from './keepsRecord'
import { loadSlots } from './loadSlots'
import { undoWords } from './messages'

/** The changes that the record can undo, each with the actions that its entry may have. */
const actions: Readonly<Partial<Record<MutationId, string>>> = {
  verifyUser: 'user.verify',
  banUser: 'user.ban',
  banUserWithReason: 'user.ban',
  unbanUser: 'user.un-ban',
  unbanUserWithReason: 'user.un-ban',
  deleteUser: 'user.delete',
  deleteUserWithReason: 'user.delete',
  deletePost: 'post.delete',
  deletePostWithReason: 'post.delete',
  deleteAnnouncement: 'announcement.delete',
  updateAnnouncement: 'announcement.update',
  toggleAnnouncementStatus: 'announcement.toggle-status',
  toggleAnnouncementPinned: 'announcement.toggle-pinned',
  deleteMembershipPlan: 'membership.delete',
  updateMembershipPlan: 'membership.update,membership.update-summary',
  setMembershipPlanActive: 'membership.set-active',
}

/** The two decisions of `decideBadge`. */
const decisions: Readonly<Record<number, string>> = { 0: 'badge.reject', 2: 'badge.approve' }

/**
 * Undoes what the signed-in person has done last, at once. The code loads with the first call; when
 * it is gone after a deploy, the page of the record can undo it too.
 */
export const undoNewest: UndoNewest = (...given) =>
  loadSlots()
    .then(({ undoNewest }) => undoNewest(...given))
    .catch(() => toast.error(errorTexts.outdated))

type UndoNewest = Awaited<ReturnType<typeof loadSlots>>['undoNewest']

/** The name in what an edit saves. */
function titleOf(body: unknown): string | undefined {
  const title = own(body, 'title') ?? own(body, 'name')
  return typeof title === 'string' ? plainText(title) : undefined
}

/** What a change was about. */
export interface Change {
  path?: { id?: string } | undefined
  body?: unknown
  /** The name of the person or thing. */
  name?: string | undefined
}

/** The actions that the entry of a change may have; undefined if it cannot be undone. */
export const kindsOf = (id: MutationId, { body }: Change): string | undefined =>
  id === 'decideBadge' ? decisions[Number(own(body, 'approved'))] : actions[id]

/**
 * What the toast of a change adds to its message: the name, and Undo where the deployment keeps a
 * record.
 */
export function undoable(id: MutationId, change: Change, client: QueryClient): ToastDetails {
  const { path, body } = change
  const about = change.name ?? titleOf(body)
  const subject = path?.id ?? own(body, 'id')
  const kinds = kindsOf(id, change)
  if (kinds === undefined || typeof subject !== 'string' || !keepsRecord()) return { about }
  const onPress = () => void undoNewest(client, { kinds, subject })
  return { about, action: { label: undoWords.undo, onPress } }
}

/** The same for an edit: where it changed nothing, Undo would undo an earlier action. */
export const undoableEdit = <Id extends EditId>(id: Id, one: Edit<Id>, client: QueryClient) =>
  isSavedIn(one.seen, one, one.body) ? {} : undoable(id, one, client)
