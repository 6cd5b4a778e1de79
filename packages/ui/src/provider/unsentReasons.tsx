import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { ReasonInput } from '../reasonInput'
import { useHearth } from './HearthProvider'

/** Reasons that were typed and not sent, by the question that asked for them. */
export type UnsentReasons = Map<string, ReasonInput>

const SessionReasons = createContext<UnsentReasons | undefined>(undefined)

const KEY = 'unsent reasons'

/**
 * Gives the questions below it the unsent reasons of one session. They are kept as drafts are: when
 * the session ends, they wait for their author, whether their question is open or was closed.
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
  const { unsentReasons } = useHearth()
  return useContext(SessionReasons) ?? unsentReasons
}

/**
 * Keeps a reason until it is sent. One without words is not kept: a switch alone is quicker pressed
 * again than noticed.
 */
export function keepReason(reasons: UnsentReasons, key: string, given: ReasonInput | undefined) {
  if (given?.reason.trim()) reasons.set(key, given)
  else reasons.delete(key)
}
