import type { ReactNode } from 'react'
import type { Loadable } from '../../loadable'
import type { Question } from '../Confirm/useConfirm'
import type { Shortcut } from '../KeyboardShortcuts/KeyboardShortcuts'

/** Where the question of a decision opens, and which of its buttons has the focus. */
export type AskOptions = Pick<Question, 'initialFocus' | 'near' | 'confirmKey'>

/** A decision about a case: its button and its key. */
export interface CaseAction {
  /** Unique among the decisions of a case: 'approve'. */
  id: string
  /** The decision as a verb: 'Approve'. */
  label: string
  /** From lucide-react: `<Check />`. */
  icon: ReactNode
  /** Its single key, in lower case: 'a'. */
  singleKey: string
  /** The primary button; at most one of the decisions. @default false */
  isPrimary?: boolean
}

/** The part of the props that the queue gives: see CaseQueue. */
export interface CaseControls {
  /** Id of the case. */
  id: string
  /** Name of the case in the queue; undefined if the queue does not have it. */
  name: string | undefined
  /**
   * `loading`: the queue has not arrived, or a decision is under way. `pending`: it can be decided.
   * `decided`: somebody has decided it. `none`: no case is left.
   */
  status: 'loading' | 'pending' | 'decided' | 'none'
  /** Place among the cases that wait, from 1, and their number. */
  position: { at: number; total: number }
  /** The case before it; undefined for none. */
  previousId: string | undefined
  /** The case after it; undefined for none. */
  nextId: string | undefined
  /** A question is open. */
  isAsking: boolean
  /** The person has decided it, and the decision was not saved. @default false */
  isReturned?: boolean
  /** What the person may decide, the primary decision first; none where they may not. */
  decisions: readonly CaseAction[]
  /** Why a decision is not possible for this case, by its id. @default all are possible */
  disabledReasons?: Readonly<Record<string, string | undefined>>
  /** Opens the question of a decision. */
  onAsk: (decisionId: string, options: AskOptions) => void
  /** Opens another case. */
  onReview: (id: string) => void
  /** Closes the case. */
  onClose: () => void
}

/** The words of one kind of case. */
export interface CaseWords {
  /** Its title while its name is not known. */
  title: string
  /** Why there is no case before it. */
  isFirst: string
  /** Why there is no case after it. */
  isLast: string
  /** Title when no case is left. */
  noneLeft: string
  /** The sentence below that. */
  none: string
  /** Message of a failed load. */
  failed: string
  /** Why it cannot be decided: somebody has. */
  decided: string
  /** The same as a notice above the case. */
  decidedNotice: string
}

export interface CaseViewProps<T> extends CaseControls {
  /** What the case is about. */
  content: Loadable<T>
  /** The name of the loaded case, where the queue has none. */
  nameOf: (data: T) => string
  /** Renders the title. @default as text */
  renderTitle?: (title: string) => ReactNode
  /** The words of this kind of case. */
  words: CaseWords
  /**
   * Renders who decided the case and when (ConflictNotice). It gets the notice to show while the
   * author is unknown. @default that notice
   */
  decision?: ((otherwise: ReactNode) => ReactNode) | undefined
  /** The button that has the focus in the question of the primary decision. @default 'cancel' */
  initialFocus?: 'cancel' | 'confirm'
  /** Stands above the content: who else looks at the case (CaseViewers). @default nothing */
  notice?: ReactNode
  /** Whether the keys of the decisions, S, J and K work. */
  singleKeys: boolean
  /** Called with the new choice (WCAG 2.1.4). */
  onSingleKeysChange: (isOn: boolean) => void
  /** Keys of the content, listed after those of the decisions. @default none */
  hints?: readonly Shortcut[]
  /** Renders the loaded case. */
  children: (data: T) => ReactNode
}
