import { useEffect, useEffectEvent, useState } from 'react'
import { useHearth } from '../provider/HearthProvider'

/**
 * The draft that was saved under a key when a session ended; read once. The cast is safe because
 * only the same line of code writes under that key.
 */
export function useSavedDraft<Value>(key: string | undefined): Value | undefined {
  const { drafts } = useHearth()
  const [kept] = useState(() => (key === undefined ? undefined : drafts.find(key)))
  return kept as Value | undefined
}

/** Sets what to save under a key if the session ends now; undefined for nothing. */
export function usePreservedDraft(key: string | undefined, value: unknown): void {
  const { drafts } = useHearth()
  const current = useEffectEvent(() => value)
  useEffect(
    () => (key === undefined ? undefined : drafts.hold(key, () => current())),
    [drafts, key],
  )
}

/**
 * Whether a restored draft is still unsaved: for DraftNote. Input typed after it was saved or
 * discarded does not count.
 */
export function useIsRestored(kept: unknown, isUnsaved: boolean): boolean {
  const [isRestored, setRestored] = useState(kept !== undefined)
  if (isRestored && !isUnsaved) setRestored(false)
  return isRestored && isUnsaved
}
