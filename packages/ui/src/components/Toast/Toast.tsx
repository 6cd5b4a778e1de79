import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  UNSTABLE_ToastRegion as Region,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContentBox,
} from 'react-aria-components/Toast'
import { text } from '../../text/defaults'
import { IconButton } from '../IconButton/IconButton'
import * as css from './Toast.css'
import { type ToastTone, toastQueue } from './toastQueue'

const tones: Record<ToastTone, { word: string; Icon: typeof Info }> = {
  success: { word: text.success, Icon: CircleCheck },
  error: { word: text.error, Icon: CircleAlert },
  info: { word: text.info, Icon: Info },
}

/**
 * Where toasts appear: once in an application, at the top of the page on the side where lines end.
 * Load it lazily: what is said before it arrives waits in the queue. Hover and focus stop the
 * clock; F6 leads to it from anywhere. Not for what a person
 * must act on: that is a dialog or a line in the page.
 */
export function ToastRegion() {
  // No label of ours: F6 finds the region only because its own label changes with the count.
  return (
    <Region queue={toastQueue} className={css.region}>
      {({ toast }) => {
        const { word, Icon } = tones[toast.content.tone]
        return (
          <Toast toast={toast} className={css.toast()}>
            <span className={css.mark({ tone: toast.content.tone })}>
              <Icon aria-hidden />
            </span>
            <ToastContentBox className={css.content}>
              <Text slot="title" className={css.word}>
                {word}
              </Text>
              <Text slot="description" elementType="p" className={css.message} dir="auto">
                {toast.content.text}
              </Text>
            </ToastContentBox>
            <div className={css.close}>
              <IconButton
                label={text.close}
                icon={<X />}
                onPress={() => toastQueue.close(toast.key)}
              />
            </div>
          </Toast>
        )
      }}
    </Region>
  )
}
