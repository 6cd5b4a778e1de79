import type { CSSProperties, ReactNode } from 'react'
import { Dialog, type DialogProps, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useExit } from '../../hooks/useExit'
import { useFocusReturn } from '../../hooks/useFocusReturn'
import { useSlow } from '../../hooks/useSlow'
import { text } from '../../text/defaults'
import { DialogContent } from './DialogContent'

/** Props of Dialog and of Sheet. */
export interface ModalDialogProps
  extends Omit<DialogProps, 'children' | 'className' | 'style' | 'render' | 'role'> {
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
  /**
   * Something is being sent, and the dialog cannot be closed. After 10 s it can be closed again, an
   * `alertdialog` by a button at its top; sending continues. @default false
   */
  isPending?: boolean
  /** Accessible name of the button at the top. @default 'Close' */
  closeLabel?: string
}

interface ModalDialogFrameProps extends ModalDialogProps {
  role?: 'dialog' | 'alertdialog'
  /** Whether the children bring their own header and scrolling. */
  hasOwnHead?: boolean
  css: { overlay: string; modal: string; dialog: string }
  /** Where the overlay puts the frame. @default where `css` says */
  overlayStyle?: CSSProperties | undefined
}

/** What Dialog and Sheet share: the overlay, how it closes, and the frame around the content. */
export function ModalDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  isPending = false,
  closeLabel = text.close,
  role = 'dialog',
  hasOwnHead = false,
  css,
  overlayStyle,
  ...props
}: ModalDialogFrameProps) {
  useFocusReturn(isOpen)
  const isSlow = useSlow(isPending)
  const isHeld = isPending && !isSlow
  return (
    <ModalOverlay
      ref={useExit()}
      className={css.overlay}
      {...(overlayStyle && { style: overlayStyle })}
      isOpen={isOpen}
      isDismissable={role === 'dialog' && !isHeld}
      isKeyboardDismissDisabled={isHeld}
      onOpenChange={onOpenChange}
    >
      <Modal className={css.modal}>
        <Dialog
          {...props}
          role={role}
          className={css.dialog}
          {...(hasOwnHead && { 'aria-label': title })}
        >
          {hasOwnHead ? (
            children
          ) : (
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
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
