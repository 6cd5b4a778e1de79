import type { ReactNode } from 'react'
import type { ReasonInput, ReasonRequest } from '../../patterns/Confirm/useConfirm'
import type { RowAction } from '../../patterns/List/List'
import { useDeletionConfirm } from '../trash/trash'
import type { DocumentSlots } from './UserDocuments'
import { type UserActionName, userActions } from './userActions'
import { userQuestion } from './userQuestion'
import type { UserRow } from './usersModel'

/**
 * An action on a user, called after the person has confirmed it. The dialog waits while the
 * promise is pending, closes when it resolves, and stays open for another try when it rejects;
 * the caller says why in a toast. A rejection ends here: it is never left unhandled.
 */
type UserAction = (user: UserRow, reason?: ReasonInput) => Promise<unknown>

/** Renders the field for the reason of an action, see ReasonField. */
type UserReason = (action: UserActionName, user: UserRow) => ReasonRequest | undefined

/**
 * The actions on a user besides links, each after its question. One without a handler is not
 * offered: the person may not do it.
 */
export interface UserActionHandlers {
  /** Verifies. */
  onVerify?: UserAction | undefined
  /** Bans. */
  onBan?: UserAction | undefined
  /** Lifts the ban. */
  onUnban?: UserAction | undefined
  /**
   * The reason field in the questions of ban, unban and delete; their actions get the reason.
   * @default no reason
   */
  reason?: UserReason | undefined
  /**
   * Deletes for good. The user disappears with the next data, or the caller leaves the page. It
   * resolves to 'conflict' when the user may not be deleted.
   */
  onDelete?: UserAction | undefined
}

interface UserActions {
  /** The actions on one user, in reading order. */
  actionsOf: (user: UserRow) => readonly RowAction[]
  /** Render it once. */
  dialog: ReactNode
  /** True while a question is open. */
  isAsking: boolean
}

/** The actions on users, with the questions before them (specification 2.15). */
export function useUserActions({
  onVerify,
  onBan,
  onUnban,
  onDelete,
  onDownload,
  reason,
}: UserActionHandlers & Pick<DocumentSlots, 'onDownload'>): UserActions {
  const { ask, dialog, isAsking } = useDeletionConfirm()
  const actions: Record<UserActionName, UserAction | undefined> = {
    verify: onVerify,
    ban: onBan,
    unban: onUnban,
    delete: onDelete,
  }
  const askAbout = (action: UserActionName, user: UserRow) =>
    ask({
      ...userQuestion(action, user, async (given) => actions[action]?.(user, given)),
      reason: reason?.(action, user),
    })

  return {
    actionsOf: (user) =>
      userActions(user, askAbout, (action) => actions[action] !== undefined, onDownload),
    dialog,
    isAsking,
  }
}
