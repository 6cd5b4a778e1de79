import { toastQueue } from '@hearth/ui/components/Toast/toastQueue'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

const ToastRegion = lazy(async () => ({
  default: (await import('@hearth/ui/components/Toast')).ToastRegion,
}))

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
