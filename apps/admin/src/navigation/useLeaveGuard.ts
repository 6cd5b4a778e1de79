import type { LeaveGuard } from '@hearth/ui/patterns/UnsavedChanges/useUnsavedChanges'
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { guards, mayLeave } from './openDrafts'

/** Only another path is another page: a change of the search alone loses nothing. */
const shouldBlock: ShouldBlockFn = async ({ current, next }) =>
  current.pathname !== next.pathname && !(await mayLeave())

/**
 * Lets a screen ask about unsaved changes before the router goes to another page; give it the
 * ref. After a save, or where the screen has already asked, navigate with `ignoreBlocker`.
 */
export function useLeaveGuard(): RefObject<LeaveGuard | null> {
  const guard = useRef<LeaveGuard>(null)
  useEffect(() => {
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [])
  // The screen handles the browser's own question itself, only while something is unsaved.
  useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: false })
  return guard
}
