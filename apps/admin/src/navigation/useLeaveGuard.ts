import type { LeaveGuard } from '@hearth/ui/patterns/UnsavedChanges/useUnsavedChanges'
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { guards, mayLeave } from './openDrafts'

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
