import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useLayoutEffect } from 'react'
import {
  type QueuedToast,
  UNSTABLE_ToastRegion as Region,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContentBox,
} from 'react-aria-components/Toast'
import { useExit } from '../../hooks/useExit'
import { text } from '../../text/defaults'
import { count } from '../../text/numbers'
import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { Link } from '../Link/Link'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { avoidToastOverlap } from './avoidToastOverlap'
import * as css from './Toast.css'
import { type ToastContent, type ToastTone, toastQueue } from './toastQueue'
import { useAnnouncement } from './useAnnouncement'

const tones: Record<ToastTone, { word: string; Icon: typeof Info }> = {
  success: { word: text.success, Icon: CircleCheck },
  error: { word: text.error, Icon: CircleAlert },
  info: { word: text.info, Icon: Info },
}

/**
 * Where toasts appear: once in an application, at the bottom of the window beside the side
 * navigation. On a phone that is the top bar of AppShell, or the space above the card of a
 * PublicPage. The newest is in front; hover and focus show the others and stop their timers; F6 reaches them from anywhere.
 * Load it lazily: messages wait in the queue until it has loaded. For a message that needs a
 * response use a dialog or text in the page.
 */
export function ToastRegion() {
  // No `aria-label`: F6 only finds the region because its default label changes with the count.
  return (
    <Region queue={toastQueue} className={css.region}>
      {({ toast }) => <OneToast toast={toast} />}
    </Region>
  )
}

function OneToast({ toast }: { toast: QueuedToast<ToastContent> }) {
  const root = useExit<HTMLDivElement>()
  const { tone, text: words, about, times = 1, link, action } = toast.content
  const close = () => toastQueue.close(toast.key)
  const { word, Icon } = tones[tone]
  const { role, key } = useAnnouncement(toast.content)
  useClearOfFocus(root)

  return (
    <Toast ref={root} toast={toast} className={css.toast}>
      <span className={css.icon({ tone })}>
        <Icon aria-hidden />
      </span>
      <div className={css.body}>
        <ToastContentBox role={role} className={css.content}>
          <VisuallyHidden>
            <Text slot="title">{word}</Text>
          </VisuallyHidden>
          <Text key={key} slot="description" elementType="p" className={css.message} dir="auto">
            {words}
          </Text>
          {about && (
            <bdi key={`about ${key}`} translate="no" className={css.about}>
              {about}
            </bdi>
          )}
          {times === 1 ? null : (
            <span className={css.times}>
              <span aria-hidden>{`· ${count(times)}`}</span>
              <VisuallyHidden>{text.times(count(times))}</VisuallyHidden>
            </span>
          )}
        </ToastContentBox>
        {link && (
          <Link href={link.href} onPress={close}>
            {link.label}
          </Link>
        )}
        {action && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              close()
              action.onPress()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton size="small" label={text.close} icon={<X />} onPress={close} />
    </Toast>
  )
}

/** Keeps the region off the focus when a toast appears, and when a covered control gets it. */
function useClearOfFocus(toast: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const region = toast.current?.closest<HTMLElement>('[role="region"]')
    if (region) avoidToastOverlap(region)
  }, [toast])

  useEffect(() => {
    const region = toast.current?.closest<HTMLElement>('[role="region"]')
    if (!region) return
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !region.contains(target)) avoidToastOverlap(region)
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [toast])
}
