import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { Button } from '../../components/Button/Button'
import { IconButton } from '../../components/IconButton/IconButton'
import { Notice } from '../../components/Notice/Notice'
import { Spinner } from '../../components/Spinner/Spinner'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { usePageKeys } from '../../hooks/usePageKeys'
import { DialogBody } from '../../internal/dialog/DialogBody'
import { text as defaults } from '../../text/defaults'
import { percent } from '../../text/numbers'
import * as css from './DocumentLayer.css'
import { DocumentPage } from './DocumentPage'
import { DocumentTools } from './DocumentTools'
import { gapsMessage } from './documentMessages'
import type { Gap } from './documentModel'
import { guardedDocumentText as text } from './guardedDocumentText'
import type { DocumentState } from './useDocument'
import type { ViewControl } from './useView'

/** What an application gives to an open document. */
export interface DocumentLayerContent {
  /** What it is: 'Passport'. */
  name: string
  /** Who looks at it, painted over it together with the time: the email of the viewer. */
  watermark: string
  /** What to compare it with, beside it: the name, the date of birth. @default nothing */
  facts?: ReactNode
  /** The buttons of the decision that it is needed for, below both. @default none */
  decision?: ReactNode
  /**
   * A single key that shows it, shows it clearly, and closes it: 'd'. List it in the KeyHints, and
   * leave it out while the person has single keys off (WCAG 2.1.4). @default none
   */
  singleKey?: string | undefined
  /** Downloads it, offered where it or a part of it can't be shown. @default no offer */
  onDownload?: (() => void) | undefined
}

interface DocumentLayerProps extends DocumentLayerContent {
  state: DocumentState
  control: ViewControl
  /** Loads the document, again after a failure. */
  onShow: () => void
  onClose: () => void
  onFailed: (error: unknown) => void
}

/** The open document: its tools above it, the facts beside it, the decision below both. */
export function DocumentLayer({
  name,
  watermark,
  state,
  control: { view, change, actions, onKeyDown },
  facts,
  decision,
  singleKey,
  onDownload,
  onShow,
  onClose,
  onFailed,
}: DocumentLayerProps) {
  const { status } = state
  const pageCount = status === 'open' ? state.document.pageCount : 1
  const isHidden = view.sight === 'hidden'
  const [missing, setMissing] = useState<readonly Gap[]>([])
  const gaps = status === 'open' ? missing : []
  const button = useRef<HTMLButtonElement>(null)
  const label = pageCount > 1 ? `${name}, ${text.page(view.page, pageCount)}` : name

  const tryAgain = () => {
    setMissing([])
    onShow()
  }
  const main =
    status === 'failed'
      ? { label: defaults.tryAgain, onPress: tryAgain }
      : view.sight !== 'clear'
        ? {
            label: isHidden ? text.again : text.clear,
            onPress: () => change({ sight: 'clear' }),
          }
        : { label: text.hide(name), onPress: onClose }
  const pressByKey = () => {
    button.current?.focus()
    if (status !== 'loading') main.onPress()
  }
  usePageKeys(singleKey === undefined ? {} : { [singleKey]: pressByKey }, { part: button })

  return (
    // Keys of the document work wherever the focus is within the layer.
    <Group role="presentation" className={css.layer} {...(status === 'open' && { onKeyDown })}>
      <header className={css.head}>
        <h2 className={css.title}>{name}</h2>
        <Button
          ref={button}
          size="small"
          // The keys of the document and a second press work at once.
          autoFocus
          onPress={main.onPress}
          isPending={status === 'loading'}
        >
          {main.label}
        </Button>
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
        {(status === 'failed' || gaps.length > 0) && onDownload && (
          <Button size="small" onPress={onDownload}>
            {text.download(name)}
          </Button>
        )}
        <div className={css.close}>
          <IconButton label={defaults.close} icon={<X />} onPress={onClose} />
        </div>
      </header>
      <div role="status">
        <VisuallyHidden>
          {status === 'loading'
            ? defaults.loading
            : status === 'open' &&
              `${label}: ${text.states[view.sight]}, ${percent(view.zoom / 100)}`}
        </VisuallyHidden>
      </div>
      <div className={facts ? css.beside : css.alone}>
        <div className={css.document}>
          {status === 'failed' && <Notice tone="critical">{state.message}</Notice>}
          {gaps.length > 0 && <Notice tone="critical">{gapsMessage(gaps)}</Notice>}
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
                  onPainted={setMissing}
                  onFailed={onFailed}
                />
              )}
            </Group>
          )}
        </div>
        {facts && (
          <div className={css.facts}>
            <DialogBody>{facts}</DialogBody>
          </div>
        )}
      </div>
      {decision && <footer className={css.foot}>{decision}</footer>}
    </Group>
  )
}
