import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { Spinner } from '../../components/Spinner/Spinner'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { usePageKeys } from '../../hooks/usePageKeys'
import { text as defaults } from '../../text/defaults'
import { percent } from '../../text/numbers'
import { DocumentPage } from './DocumentPage'
import { DocumentTools } from './DocumentTools'
import { gapsMessage } from './documentMessages'
import type { Gap } from './documentModel'
import * as css from './GuardedDocument.css'
import { guardedDocumentText as text } from './guardedDocumentText'
import { useDocument } from './useDocument'
import { useView } from './useView'

/** How long a document stays in view without use, in milliseconds. */
const UNATTENDED = 60_000

export interface GuardedDocumentProps {
  /** What it is: 'Passport'. */
  name: string
  /** Who looks at it, painted over it together with the time: the email of the viewer. */
  watermark: string
  /**
   * Gives the bytes, each time a person asks for them. An error with a message shows that message:
   * why the server refused.
   */
  load: (signal: AbortSignal) => Promise<Blob>
  /** Blurred until a second press. @default true */
  isBlurred?: boolean | undefined
  /** Hides it after so many milliseconds without use; `Infinity` never. @default 60_000 */
  hideAfter?: number | undefined
  /**
   * A single key of the page that presses its button, and puts the focus there: 'd'. List it in the
   * KeyHints, and leave it out while the person has single keys off (WCAG 2.1.4). @default none
   */
  singleKey?: string | undefined
  /** Downloads it, offered where it or a part of it can't be shown. @default no offer */
  onDownload?: (() => void) | undefined
}

/**
 * A personal document, seen in place instead of downloaded: an image or a PDF, painted on a canvas
 * under a watermark. It loads when a person asks for it, hides when they leave the window or do
 * nothing for a minute, and is gone from memory when they close it. Give it a new key for each
 * document. An application that uses it installs `pdfjs-dist` (an optional peer dependency).
 */
export function GuardedDocument({
  name,
  watermark,
  load,
  isBlurred = true,
  hideAfter = UNATTENDED,
  singleKey,
  onDownload,
}: GuardedDocumentProps) {
  const { state, open, close, fail } = useDocument(load)
  const { status } = state
  const pageCount = status === 'open' ? state.document.pageCount : 1
  const { view, change, restart, actions, onKeyDown } = useView(pageCount)
  const [gaps, setGaps] = useState<readonly Gap[]>([])
  const hasGaps = status === 'open' && gaps.length > 0
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isHidden = view.sight === 'hidden'
  const isInView = (status === 'open' || status === 'loading') && !isHidden

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
    setGaps([])
    open()
  }
  const cancel = () => {
    close()
    button.current?.focus()
  }
  const main =
    status === 'failed'
      ? { label: defaults.tryAgain, onPress: show }
      : status !== 'open'
        ? { label: text.show(name), onPress: show }
        : view.sight === 'clear'
          ? { label: text.hide(name), onPress: close }
          : {
              label: isHidden ? text.again : text.clear,
              onPress: () => change({ sight: 'clear' }),
            }
  const pressByKey = () => {
    button.current?.focus()
    if (status !== 'loading') main.onPress()
  }
  usePageKeys(singleKey === undefined ? {} : { [singleKey]: pressByKey }, { part: button })
  const label = pageCount > 1 ? `${name}, ${text.page(view.page, pageCount)}` : name

  return (
    // Keys of the document work wherever the focus is within it.
    <Group
      ref={root}
      role="presentation"
      className={css.guarded}
      {...(status === 'open' && { onKeyDown })}
    >
      <div className={css.buttons}>
        <Button ref={button} size="small" onPress={main.onPress} isPending={status === 'loading'}>
          {main.label}
        </Button>
        {status === 'loading' && (
          <Button size="small" variant="quiet" onPress={cancel}>
            {defaults.cancel}
          </Button>
        )}
        {status === 'open' && (
          <DocumentTools
            name={name}
            zoom={view.zoom}
            page={view.page}
            pageCount={pageCount}
            actions={actions}
            isHidden={isHidden}
          />
        )}
        {(status === 'failed' || hasGaps) && onDownload && (
          <Button size="small" onPress={onDownload}>
            {text.download(name)}
          </Button>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>
          {status === 'loading'
            ? defaults.loading
            : status === 'open' &&
              `${label}: ${text.states[view.sight]}, ${percent(view.zoom / 100)}`}
        </VisuallyHidden>
      </div>
      {status === 'failed' && <Notice tone="critical">{state.message}</Notice>}
      {hasGaps && <Notice tone="critical">{gapsMessage(gaps)}</Notice>}
      {status === 'open' && state.document.hasScript && (
        <Notice tone="caution">{text.hasScript}</Notice>
      )}
      {(status === 'open' || status === 'loading') && (
        // It scrolls, so a keyboard must reach it (WCAG 2.1.1).
        <Group tabIndex={0} aria-label={name} className={css.frame}>
          {status === 'loading' || isHidden ? (
            <div className={css.middle}>
              {status === 'loading' ? <Spinner /> : <p>{text.hidden}</p>}
            </div>
          ) : (
            <DocumentPage
              document={state.document}
              page={view.page}
              turns={view.turns}
              zoom={view.zoom}
              isBlurred={view.sight === 'blurred'}
              label={label}
              watermark={watermark}
              onPainted={(missing) => {
                setGaps(missing)
                // The whole document and its tools come into view.
                root.current?.scrollIntoView({ block: 'nearest' })
              }}
              onFailed={fail}
            />
          )}
        </Group>
      )}
    </Group>
  )
}
