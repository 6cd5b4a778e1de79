import { type CSSProperties, useMemo } from 'react'
import { ModalDialog, type ModalDialogProps } from '../../internal/dialog/ModalDialog'
import { media } from '../../theme/media'
import * as css from './Dialog.css'

export interface DialogProps extends ModalDialogProps {
  /** @default 'medium' */
  size?: 'medium' | 'wide'
  /**
   * `alertdialog` for a question that needs an answer: no close button, and a press outside does
   * nothing (ARIA APG, alert dialog). @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog'
  /**
   * The buttons that open the dialog. It opens above them, so that the pointer is already close to its
   * buttons. On a phone every dialog is at the bottom. @default in the middle
   */
  near?: Element | null | undefined
}

/**
 * Content above the page that needs an answer before the page continues. The focus moves in, stays
 * inside, and returns to the trigger. The content scrolls in a low window; on a phone the dialog is
 * at the bottom at full width. For a question with two answers use ConfirmDialog.
 */
export function Dialog({ size = 'medium', near, ...props }: DialogProps) {
  const place = useMemo(() => (near ? placeAbove(near) : undefined), [near])
  return (
    <ModalDialog
      {...props}
      css={{
        overlay: css.overlay({ isPlaced: Boolean(place) }),
        modal: css.modal({ size }),
        dialog: css.dialog,
      }}
      overlayStyle={place}
    />
  )
}

/** Between a dialog and the buttons below it, in pixels. */
const GAP = 12

/** The space that an overlay leaves for the buttons below the dialog and for what is beside them. */
function placeAbove(near: Element): CSSProperties | undefined {
  if (!window.matchMedia(media.desktop).matches) return undefined
  const { top, left, right } = near.getBoundingClientRect()
  const isMirrored = getComputedStyle(near).direction === 'rtl'
  return {
    paddingBlockEnd: window.innerHeight - top + GAP,
    paddingInlineEnd: isMirrored ? left : window.innerWidth - right,
  }
}
