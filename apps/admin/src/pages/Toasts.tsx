import { toastQueue } from '@hearth/ui/components/Toast/toastQueue'
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'

/** Nothing, where a deploy took its code away: words that cannot be shown must not take the page away. */
const ToastRegion = lazy<ComponentType>(() =>
  import('@hearth/ui/components/Toast')
    .then(({ ToastRegion }) => ({ default: ToastRegion }))
    .catch(() => ({ default: () => null })),
)

const subscribe = (listener: () => void) => toastQueue.subscribe(listener)
const hasToasts = () => toastQueue.visibleToasts.length > 0

/**
 * Where toasts appear. Its code comes with the first toast, so that no page pays for it before; from
 * then on it stays, so that the focus finds its way back when the last one is closed.
 */
export function Toasts() {
  const hasSome = useSyncExternalStore(subscribe, hasToasts)
  const [isWanted, setWanted] = useState(hasSome)
  if (hasSome && !isWanted) setWanted(true)
  return <Suspense>{isWanted && <ToastRegion />}</Suspense>
}
