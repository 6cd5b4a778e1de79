import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useHearth } from '../../provider/HearthProvider'
import { createMemory, useMemory } from '../../provider/memory'
import { lengthOf } from '../../text/lengthOf'

/** The reason for an action, and whether the member gets it by email. */
export interface ReasonInput {
  reason: string
  notify: boolean
  /** The author of a reported post gets an email too, about the ban. @default false */
  notifyAuthor?: boolean
  /** When a ban ends, in ISO 8601. @default it has no end */
  until?: string | undefined
  /** A note for the team about the member, never sent by email. @default no note */
  note?: string | undefined
}

/** What a question passes to the field for its reason. */
export interface ReasonProps {
  /** The reason; undefined while there is none. */
  value: ReasonInput | undefined
  /** Called with the new value on every change. */
  onChange: (value: ReasonInput | undefined) => void
  /** The action is under way. @default false */
  isDisabled?: boolean | undefined
  /** The action needs a reason. @default false */
  isRequired?: boolean | undefined
  /**
   * The person has confirmed without it, or with one of another length: the field says so and takes
   * the focus. @default false
   */
  isMissing?: boolean | undefined
}

/** Asks for a reason in a question. */
export interface ReasonRequest {
  /** Names the action and its object: a reason that was not sent comes back with it. */
  draft: string
  /** The action needs a reason: it is not confirmed without one. @default false */
  isRequired?: boolean
  /** The lengths of a required reason, in characters: any other is not confirmed. @default not empty */
  lengths?: readonly [least: number, most: number]
  /** Renders the field. */
  field: (props: ReasonProps) => ReactNode
}

/** Reasons that were typed and not sent, by the draft of their request. */
type UnsentReasons = Map<string, ReasonInput>

const SessionReasons = createContext<UnsentReasons | undefined>(undefined)

/** Without a session: in stories, and in an application without accounts. */
const reasonsOfProvider = createMemory<UnsentReasons>(() => new Map())

const KEY = 'unsent reasons'

/**
 * Gives the questions below it the unsent reasons of one session. When the session ends, they are
 * saved as the drafts of forms are, whether their question is open or was closed.
 */
export function UnsentReasonsProvider({ children }: { children: ReactNode }) {
  const { drafts } = useHearth()
  const [reasons] = useState(() => new Map(drafts.find(KEY) as UnsentReasons | undefined))
  useEffect(
    () => drafts.hold(KEY, () => (reasons.size > 0 ? new Map(reasons) : undefined)),
    [drafts, reasons],
  )
  return <SessionReasons value={reasons}>{children}</SessionReasons>
}

/** The unsent reasons of the session; without a session those of the nearest HearthProvider. */
export function useUnsentReasons(): UnsentReasons {
  const reasons = useMemory(reasonsOfProvider)
  return useContext(SessionReasons) ?? reasons
}

/** Whether the question can be confirmed with this reason. */
export function isEnough(
  { isRequired = false, lengths: [least, most] = [1, Number.POSITIVE_INFINITY] }: ReasonRequest,
  given: ReasonInput | undefined,
): boolean {
  const length = lengthOf(given?.reason.trim() ?? '')
  return (!isRequired && length === 0) || (length >= least && length <= most)
}

/**
 * Keeps a reason until it is sent. The switch alone is not kept: pressing it again is quicker than
 * noticing that it is on.
 */
export function keepReason(reasons: UnsentReasons, key: string, given: ReasonInput | undefined) {
  if (given?.reason.trim() || given?.note?.trim()) reasons.set(key, given)
  else reasons.delete(key)
}
