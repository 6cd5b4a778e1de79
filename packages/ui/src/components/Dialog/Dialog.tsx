import { type CSSProperties, useMemo } from 'react'
import { ModalDialog, type ModalDialogProps } from '../../internal/dialog/ModalDialog'
import { media } from '../../theme/media'
import * as css from './Dialog.css'

export interface DialogProps extends ModalDialogProps {
  /**
   * `window` takes 90 % of the window, and all of a phone: for something to look at closely.
   * @default 'medium'
   */
  size?: 'medium' | 'wide' | 'window'
  /**
   * `own` for content that fills the whole dialog and has its own header, close button and
   * scrolling; the title is then only the accessible name. @default 'title'
   */
  head?: 'title' | 'own'
  /**
   * `alertdialog` for a question that needs an answer: no close button, and a press outside does
   * nothing (ARIA APG, alert dialog). @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog'
  /**
   * The buttons that open the dialog. It opens at them, so that the pointer is already close to its
   * own buttons. On a phone every dialog is at the bottom. @default in the middle
   */
  near?: Element | null | undefined
  /**
   * The side of `near` on which it opens. `beside` keeps the content above `near` in view; without room
   * it opens above.
   * @default 'above'
   */
  side?: 'above' | 'beside' | undefined
}

/**
 * Content above the page that needs an answer before the page continues. The focus moves in, stays
 * inside, and returns to the trigger. The content scrolls in a low window; on a phone the dialog is
 * at the bottom at full width. For a question with two answers use ConfirmDialog.
 */
export function Dialog({
  size = 'medium',
  head = 'title',
  near,
  side = 'above',
  ...props
}: DialogProps) {
  const place = useMemo(() => (near ? placeAt(near, side) : undefined), [near, side])
  return (
    <ModalDialog
      {...props}
      hasOwnHead={head === 'own'}
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

/** The least width of a dialog beside its buttons, in pixels. */
const LEAST_WIDTH = 400

/** The space that an overlay leaves for the buttons and for what is above or beside them. */
function placeAt(near: Element, side: 'above' | 'beside'): CSSProperties | undefined {
  if (!window.matchMedia(media.desktop).matches) return undefined
  const { top, bottom, left, right } = near.getBoundingClientRect()
  const { innerHeight, innerWidth } = window
  const isMirrored = getComputedStyle(near).direction === 'rtl'
  const beside = isMirrored ? innerWidth - right : left
  return side === 'beside' && beside > LEAST_WIDTH
    ? { paddingBlockEnd: innerHeight - bottom, paddingInlineEnd: innerWidth - beside + GAP }
    : {
        paddingBlockEnd: innerHeight - top + GAP,
        paddingInlineEnd: isMirrored ? left : innerWidth - right,
      }
}
