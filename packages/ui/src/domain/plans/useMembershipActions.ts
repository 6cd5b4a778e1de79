import type { ReactNode } from 'react'
import type { Question } from '../../patterns/Confirm/useConfirm'
import { isolate } from '../../text/people'
import { useDeletionConfirm } from '../trash/trash'
import { type MembershipRow, membershipName, membershipPrice } from './membershipsModel'
import { membershipsText as text } from './membershipsText'

/**
 * An action on a membership plan, called after the person has confirmed it. The dialog waits
 * while the promise is pending, closes when it resolves, and stays open for another try when it
 * rejects; the caller says why in a toast.
 */
type MembershipAction = (plan: MembershipRow) => Promise<unknown>

/** What an administrator can do with a plan, each after its question. */
export interface MembershipActions {
  /** Lets members choose the plan. */
  onActivate: MembershipAction
  /** Keeps the plan, but prevents members from choosing it. */
  onDeactivate: MembershipAction
  /** Deletes the plan for good. */
  onDelete: MembershipAction
}

type MembershipActionName = 'activate' | 'deactivate' | 'delete'

interface AskedActions {
  /** Opens the question before an action. */
  askAbout: (action: MembershipActionName, plan: MembershipRow) => void
  /** Render it once. */
  dialog: ReactNode
  /** True while a question is open. */
  isAsking: boolean
}

const words: Record<MembershipActionName, Omit<Question, 'detail' | 'onConfirm'>> = {
  activate: {
    title: text.activateTitle,
    description: text.askActivate,
    confirmLabel: text.activate,
  },
  deactivate: {
    title: text.deactivateTitle,
    description: text.askDeactivate,
    confirmLabel: text.deactivate,
    tone: 'critical',
  },
  delete: {
    title: text.deleteTitle,
    description: text.askDelete,
    isFinal: true,
    confirmLabel: text.delete,
    tone: 'critical',
  },
}

/** The stated questions, each with the name and the price of its plan. */
export function useMembershipActions({
  onActivate,
  onDeactivate,
  onDelete,
}: MembershipActions): AskedActions {
  const { ask, dialog, isAsking } = useDeletionConfirm()
  const actions = { activate: onActivate, deactivate: onDeactivate, delete: onDelete }
  return {
    askAbout: (action, plan) =>
      ask({
        ...words[action],
        detail: `${isolate(membershipName(plan))} · ${membershipPrice(plan)}`,
        onConfirm: () => actions[action](plan),
      }),
    dialog,
    isAsking,
  }
}
