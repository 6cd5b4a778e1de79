import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import * as parts from '../../internal/dialog/DialogContent.css'
import { text } from '../../text/defaults'
import * as css from './ReloadDialog.css'

export interface ReloadDialogProps {
  /** The problem: 'This page needs to be reloaded'. */
  title: string
  /** Why, in one sentence. */
  description: string
  /** The action as a verb: 'Reload'. */
  confirmLabel: string
  /** Called by the confirm button: loads the page again. */
  onConfirm: () => void
  /** Called by the Cancel button and Escape. */
  onCancel: () => void
}

/**
 * Asks whether to reload the page because a part of its code is missing. It looks like a
 * ConfirmDialog, but is a native dialog, because the missing code may be that of Dialog. It is open
 * while it is rendered.
 */
export function ReloadDialog({
  title,
  description,
  confirmLabel,
  onConfirm,
  onCancel,
}: ReloadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // `close` returns the focus.
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
      className={css.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <header className={parts.head}>
        <h2 id={`${id}title`} className={parts.title}>
          {title}
        </h2>
      </header>
      <div className={parts.body}>
        <p id={`${id}description`} className={css.description}>
          {description}
        </p>
      </div>
      <footer className={parts.footer}>
        <Button autoFocus onPress={() => onCancel()}>
          {text.cancel}
        </Button>
        <Button variant="primary" onPress={() => onConfirm()}>
          {confirmLabel}
        </Button>
      </footer>
    </dialog>
  )
}
