import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { usePageKeys } from '../../hooks/usePageKeys'
import { DocumentLayer, type DocumentLayerContent } from './DocumentLayer'
import { guardedDocumentText as text } from './guardedDocumentText'
import { useDocument } from './useDocument'
import { useView } from './useView'

/** How long a document stays in view without use, in milliseconds. */
const UNATTENDED = 60_000

export interface GuardedDocumentProps extends DocumentLayerContent {
  /**
   * Gives the bytes, each time a person asks for them. An error with a message shows that message:
   * why the server refused.
   */
  load: (signal: AbortSignal) => Promise<Blob>
  /** Blurred until a second press. @default true */
  isBlurred?: boolean | undefined
  /** Hides it after so many milliseconds without use; `Infinity` never. @default 60_000 */
  hideAfter?: number | undefined
}

/**
 * The button of a personal document, an image or a PDF. It opens large over the page, painted on a
 * canvas under a watermark, with the facts beside it. It loads when a person asks for it, hides when
 * they leave the window or do nothing for a minute, and is gone from memory when they close it. Give
 * it a new key for each document. An application that uses it installs `pdfjs-dist` (an optional
 * peer dependency).
 */
export function GuardedDocument({
  name,
  watermark,
  load,
  facts,
  decision,
  isBlurred = true,
  hideAfter = UNATTENDED,
  singleKey,
  onDownload,
}: GuardedDocumentProps) {
  const { state, open, close, fail } = useDocument(load)
  const { status } = state
  const control = useView(status === 'open' ? state.document.pageCount : 1)
  const { view, change, restart } = control
  const button = useRef<HTMLButtonElement>(null)
  const isInView = (status === 'open' || status === 'loading') && view.sight !== 'hidden'

  const hide = useEffectEvent(() => change({ sight: 'hidden' }))
  useEffect(() => {
    if (!isInView) return
    const hideInBackground = () => document.hidden && hide()
    window.addEventListener('blur', hide)
    document.addEventListener('visibilitychange', hideInBackground)
    return () => {
      window.removeEventListener('blur', hide)
      document.removeEventListener('visibilitychange', hideInBackground)
    }
  }, [isInView])
  // Every change of the view starts the time again.
  useEffect(() => {
    if (status !== 'open' || view.sight === 'hidden' || !Number.isFinite(hideAfter)) return
    const timer = setTimeout(hide, hideAfter)
    return () => clearTimeout(timer)
  }, [status, hideAfter, view])

  const show = () => {
    restart(isBlurred ? 'blurred' : 'clear')
    open()
  }
  const showByKey = () => {
    // The focus returns there.
    button.current?.focus({ preventScroll: true })
    show()
  }
  usePageKeys(singleKey === undefined ? {} : { [singleKey]: showByKey }, { part: button })

  return (
    <>
      <Button ref={button} size="small" onPress={show}>
        {text.show(name)}
      </Button>
      <Dialog
        size="window"
        head="own"
        title={name}
        isOpen={status !== 'closed'}
        onOpenChange={close}
      >
        <DocumentLayer
          {...{ name, watermark, state, control, facts, decision, singleKey, onDownload }}
          onShow={show}
          onClose={close}
          onFailed={fail}
        />
      </Dialog>
    </>
  )
}
