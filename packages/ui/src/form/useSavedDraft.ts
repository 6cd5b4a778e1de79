import { useEffect, useEffectEvent, useState } from 'react'
import { useHearth } from '../provider/HearthProvider'

/**
 * What was kept under a key when a session ended; read once. The store only returns what the same
 * line of code put in, so its type is known and not checked.
 */
export function useSavedDraft<Value>(key: string | undefined): Value | undefined {
  const { drafts } = useHearth()
  const [kept] = useState(() => (key === undefined ? undefined : drafts.find(key)))
  return kept as Value | undefined
}

/** Declares what to keep under a key if the session ends now; undefined for nothing. */
export function usePreservedDraft(key: string | undefined, value: unknown): void {
  const { drafts } = useHearth()
  const current = useEffectEvent(() => value)
  useEffect(
    () => (key === undefined ? undefined : drafts.hold(key, () => current())),
    [drafts, key],
  )
}

/**
 * Whether something that was kept is still unsaved: for DraftNote. What is typed after the last of
 * it was saved or discarded was never kept.
 */
export function useIsRestored(kept: unknown, isUnsaved: boolean): boolean {
  const [isRestored, setRestored] = useState(kept !== undefined)
  if (isRestored && !isUnsaved) setRestored(false)
  return isRestored && isUnsaved
}
