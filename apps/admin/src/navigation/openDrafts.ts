import type { LeaveGuard } from '@hearth/ui/patterns/UnsavedChanges/useUnsavedChanges'
import type { RefObject } from 'react'

/** The open drafts: one at most, and none on most pages. */
export const guards = new Set<RefObject<LeaveGuard | null>>()

/** Whether the person agrees to discard the open draft, if there is one. */
export async function mayLeave(): Promise<boolean> {
  for (const { current } of guards) {
    if (current && !(await current.confirmLeave())) return false
  }
  return true
}
