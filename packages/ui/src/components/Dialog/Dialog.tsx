import { ModalDialog, type ModalDialogProps } from '../../internal/dialog/ModalDialog'
import * as css from './Dialog.css'

export interface DialogProps extends ModalDialogProps {
  /** @default 'medium' */
  size?: 'medium' | 'wide'
  /**
   * `alertdialog` for a question that needs an answer: no close button, and a press outside does
   * nothing (ARIA APG, alert dialog). @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog'
}

/**
 * Content above the page that needs an answer before the page continues. The focus moves in, stays
 * inside, and returns to the trigger. The content scrolls in a low window; on a phone the dialog is
 * at the bottom at full width. For a question with two answers use ConfirmDialog.
 */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return (
    <ModalDialog
      {...props}
      css={{ overlay: css.overlay, modal: css.modal({ size }), dialog: css.dialog }}
    />
  )
}
