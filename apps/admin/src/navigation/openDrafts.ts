import type { LeaveGuard } from '@hearth/ui/patterns/UnsavedChanges/useUnsavedChanges'
import type { RefObject } from 'react'

/** Where drafts can be open; there is one at most, and none on most pages. */
export const guards = new Set<RefObject<LeaveGuard | null>>()

/** Whether the person gives up what is being written, if anything is. */
export async function mayLeave(): Promise<boolean> {
  for (const { current } of guards) {
    if (current && !(await current.confirmLeave())) return false
  }
  return true
}
