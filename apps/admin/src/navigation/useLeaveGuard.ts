import type { LeaveGuard } from '@hearth/ui/patterns/UnsavedChanges/useUnsavedChanges'
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { guards, mayDiscard } from './openDrafts'

/** Whether a navigation leaves the draft: it goes to another page, or to another draft. */
const isLeft = (
  { current, next }: Parameters<ShouldBlockFn>[0],
  draft: string | undefined,
): boolean =>
  current.pathname !== next.pathname ||
  (draft !== undefined && Object(current.search)[draft] !== Object(next.search)[draft])

/**
 * Lets a screen ask about unsaved changes before the router goes to another page; give it the
 * ref. After a save, or where the screen has already asked, navigate with `ignoreBlocker`.
 * @param draft the search parameter that names the draft; other changes of the search lose nothing
 */
export function useLeaveGuard(draft?: string): RefObject<LeaveGuard | null> {
  const guard = useRef<LeaveGuard>(null)
  useEffect(() => {
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [])
  // The screen handles the browser's own question itself, only while something is unsaved.
  useBlocker({
    shouldBlockFn: async (to) => isLeft(to, draft) && !(await mayDiscard(guard)),
    enableBeforeUnload: false,
  })
  return guard
}
