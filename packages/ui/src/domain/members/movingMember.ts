import { useSyncExternalStore } from 'react'

/** The member whose row was pressed, or whose page was open last. */
let movingId: string | undefined
const listeners = new Set<() => void>()

/** Makes the row of a member the one that its image and name move from, and back to. */
export function setMovingMember(id: string): void {
  if (id === movingId) return
  movingId = id
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a row is that of the moving member. */
export const useIsMovingMember = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => id === movingId)
