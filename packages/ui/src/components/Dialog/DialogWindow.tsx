import type { ReactNode } from 'react'
import { Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components/Modal'
import { useExit } from '../../hooks/useExit'
import { useFocusAtOnce } from '../../hooks/useFocusAtOnce'
import { useFocusReturn } from '../../hooks/useFocusReturn'
import { useSlow } from '../../hooks/useSlow'
import { DialogContent } from '../../internal/dialog/DialogContent'
import { text } from '../../text/defaults'
import * as css from './Dialog.css'

export interface DialogProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called with `false` by the close button, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Its heading, and its name for screen readers. */
  title: string
  /** The content between heading and footer; it scrolls when it is long. */
  children: ReactNode
  /** Buttons, with the action last. They stay in view while the content scrolls. */
  footer?: ReactNode
  /** @default 'medium' */
  size?: 'medium' | 'wide'
  /**
   * `alertdialog` for a question that needs an answer: no close button, and a press outside does
   * nothing (ARIA APG, alert dialog). @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog'
  /**
   * Something is being sent, and the dialog cannot be closed. After 10 s it says so and can be
   * closed again, an `alertdialog` by a button at its top; sending continues. @default false
   */
  isPending?: boolean
  /** Accessible name of the button at the top. @default 'Close' */
  closeLabel?: string
  /** Id of the part of its content that is read out with its title. */
  'aria-describedby'?: string
}

/** A Dialog from its first opening on. */
export function DialogWindow({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  isPending = false,
  closeLabel = text.close,
  ...rest
}: DialogProps) {
  useFocusAtOnce(isOpen)
  useFocusReturn(isOpen)
  const isSlow = useSlow(isPending)
  const isHeld = isPending && !isSlow
  return (
    <ModalOverlay
      ref={useExit()}
      className={css.overlay}
      isOpen={isOpen}
      isDismissable={role === 'dialog' && !isHeld}
      isKeyboardDismissDisabled={isHeld}
      onOpenChange={onOpenChange}
    >
      <Modal className={css.modal({ size })}>
        <RacDialog {...rest} role={role} className={css.dialog}>
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
