import type { LeaveGuard } from '@hearth/ui/patterns/UnsavedChanges/useUnsavedChanges'
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** The drafts that are open; there is one at most, and none on most pages. */
const guards = new Set<RefObject<LeaveGuard | null>>()

/** Whether the person gives up what is being written, if anything is. */
export async function mayLeave(): Promise<boolean> {
  for (const { current } of guards) {
    if (current && !(await current.confirmLeave())) return false
  }
  return true
}

/** Another page is another path: what only changes the search takes nothing away. */
const shouldBlock: ShouldBlockFn = async ({ current, next }) =>
  current.pathname !== next.pathname && !(await mayLeave())

/**
 * Lets a screen ask about unsaved changes before the router leads to another page; hand it the ref.
 * After a save, and where the screen has asked already, go past it with `ignoreBlocker`.
 */
export function useLeaveGuard(): RefObject<LeaveGuard | null> {
  const guard = useRef<LeaveGuard>(null)
  useEffect(() => {
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [])
  // The screen asks the browser by itself, and only while something is unsaved.
  useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: false })
  return guard
}
