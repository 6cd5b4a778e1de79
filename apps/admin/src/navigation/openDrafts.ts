import type { LeaveGuard } from '@hearth/ui/patterns/UnsavedChanges/useUnsavedChanges'
import type { RefObject } from 'react'

type Guard = RefObject<LeaveGuard | null>

/** The forms of the page that may hold a draft. */
export const guards = new Set<Guard>()

/** Whether the person agrees to discard the draft of one form, if there is one. */
export const mayDiscard = async ({ current }: Guard): Promise<boolean> =>
  current === null || current.confirmLeave()

/** Whether the person agrees to discard every draft of the page, one after the other. */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) {
    if (!(await mayDiscard(guard))) return false
  }
  return true
}
