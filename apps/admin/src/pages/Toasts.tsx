import { TOAST_TIMEOUT, toastQueue } from '@hearth/ui/components/Toast/toastQueue'
import { PageNote } from '@hearth/ui/shell/PageNote'
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { hasMissingCode } from '../deployment/deploys'
import { loadWhenIdle } from '../deployment/idleLoads'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('@hearth/ui/components/Toast').then(({ ToastRegion }) => ToastRegion)

// The message about a lost connection must not need the connection.
loadWhenIdle(load)

const ToastRegion = lazy<ComponentType>(() =>
  load()
    // Its style sheet may be the missing one.
    .then((Region) => ({ default: hasMissingCode() ? PlainToasts : Region }))
    .catch(() => ({ default: PlainToasts })),
)

const subscribe = (listener: () => void) => toastQueue.subscribe(listener)
const newest = () => toastQueue.visibleToasts[0]

/**
 * Where toasts appear. The code loads when the first page is idle, so that no page waits for it. It
 * stays after the first toast, so that the focus returns when the last toast is closed.
 */
export function Toasts() {
  const hasSome = useSyncExternalStore(subscribe, newest) !== undefined
  const [isWanted, setWanted] = useState(hasSome)
  if (hasSome && !isWanted) setWanted(true)
  return <Suspense>{isWanted && <ToastRegion />}</Suspense>
}

/** The newest message in plain words, where the code of toasts could not be loaded. */
function PlainToasts() {
  const toast = useSyncExternalStore(subscribe, newest)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => toastQueue.close(toast.key), TOAST_TIMEOUT)
    return () => clearTimeout(timer)
  }, [toast])
  const { text, about } = toast?.content ?? {}
  return <PageNote role="alert">{about ? `${text} · ${about}` : text}</PageNote>
}
