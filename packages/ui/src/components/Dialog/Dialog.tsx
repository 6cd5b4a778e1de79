import type { ReactNode } from 'react'
import { Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components/Modal'
import { useSlow } from '../../hooks/useSlow'
import { DialogContent } from '../../internal/dialog/DialogContent'
import { text } from '../../text/defaults'
import * as css from './Dialog.css'

export interface DialogProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called with `false` by the close button, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Its heading, and its name for a screen reader. */
  title: string
  /** What stands between heading and footer; it scrolls when it is long. */
  children: ReactNode
  /** Buttons, the action last. They stay in view while the content scrolls. */
  footer?: ReactNode
  /** @default 'medium' */
  size?: 'medium' | 'wide'
  /**
   * `alertdialog` for a question that must be answered: no close button, and a press outside does
   * nothing (ARIA APG, alert dialog). @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog'
  /**
   * Something is being sent: nothing closes it. After 10 s it says so, and everything does again, an
   * `alertdialog` by a button at its top; what is sent goes on. @default false
   */
  isPending?: boolean
  /** Name of the button at the top. @default 'Close' */
  closeLabel?: string
}

/**
 * Content above the page that wants an answer before the page goes on. Focus moves in, stays, and
 * goes back to what opened it; the content scrolls where the window is low; on a phone it stands
 * at the bottom at full width. Not for a yes or no: that is ConfirmDialog.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  isPending = false,
  closeLabel = text.close,
}: DialogProps) {
  const isSlow = useSlow(isPending)
  const isHeld = isPending && !isSlow
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      isDismissable={role === 'dialog' && !isHeld}
      isKeyboardDismissDisabled={isHeld}
      onOpenChange={onOpenChange}
    >
      <Modal className={css.modal({ size })}>
        <RacDialog role={role} className={css.dialog}>
          <DialogContent
            title={title}
            footer={footer}
            closeLabel={role === 'alertdialog' && !isSlow ? undefined : closeLabel}
            isPending={isHeld}
            isSlow={isSlow}
            onClose={() => onOpenChange(false)}
          >
            {children}
          </DialogContent>
        </RacDialog>
      </Modal>
    </ModalOverlay>
  )
}
