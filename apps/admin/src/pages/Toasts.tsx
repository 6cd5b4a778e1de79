import { toastQueue } from '@hearth/ui/components/Toast/toastQueue'
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'

/**
 * Renders nothing if a deploy has removed the code: a missing toast must not take the page away.
 */
const ToastRegion = lazy<ComponentType>(() =>
  import('@hearth/ui/components/Toast')
    .then(({ ToastRegion }) => ({ default: ToastRegion }))
    .catch(() => ({ default: () => null })),
)

const subscribe = (listener: () => void) => toastQueue.subscribe(listener)
const hasToasts = () => toastQueue.visibleToasts.length > 0

/**
 * Where toasts appear. The code loads with the first toast, so that no page pays for it earlier.
 * It stays from then on, so that the focus returns when the last toast is closed.
 */
export function Toasts() {
  const hasSome = useSyncExternalStore(subscribe, hasToasts)
  const [isWanted, setWanted] = useState(hasSome)
  if (hasSome && !isWanted) setWanted(true)
  return <Suspense>{isWanted && <ToastRegion />}</Suspense>
}
