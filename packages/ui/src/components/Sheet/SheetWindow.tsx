import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useExit } from '../../hooks/useExit'
import { useFocusAtOnce } from '../../hooks/useFocusAtOnce'
import { useFocusReturn } from '../../hooks/useFocusReturn'
import { useSlow } from '../../hooks/useSlow'
import { DialogContent } from '../../internal/dialog/DialogContent'
import { text } from '../../text/defaults'
import * as css from './Sheet.css'

export interface SheetProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called with `false` by the close button, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Its heading and accessible name. */
  title: string
  /** The content. */
  children: ReactNode
  /** Edge of the window where it slides in, in reading direction. @default 'end' */
  side?: 'start' | 'end'
  /**
   * 18, 27.5, 40 or 56rem wide; a strip of the page stays in view on any screen.
   * @default 'medium'
   */
  size?: 'narrow' | 'medium' | 'wide' | 'extraWide'
  /** Buttons, the action last. They stay in view while the content scrolls. */
  footer?: ReactNode
  /**
   * Something is being sent, and the sheet cannot be closed. After 10 s it says so and can be
   * closed again; sending continues. @default false
   */
  isPending?: boolean
  /** Accessible name of the button at the top. @default 'Close' */
  closeLabel?: string
  /**
   * `own` for content that fills the whole panel and has its own header, close button and
   * scrolling; the title is then only the accessible name. @default 'title'
   */
  head?: 'title' | 'own'
}

/** A Sheet from its first opening on. */
export function SheetWindow({
  isOpen,
  onOpenChange,
  children,
  side = 'end',
  size = 'medium',
  title,
  head = 'title',
  footer,
  isPending = false,
  closeLabel = text.close,
}: SheetProps) {
  useFocusAtOnce(isOpen)
  useFocusReturn(isOpen)
  const isSlow = useSlow(isPending)
  const isHeld = isPending && !isSlow
  return (
    <ModalOverlay
      ref={useExit()}
      className={css.overlay}
      isOpen={isOpen}
      isDismissable={!isHeld}
      isKeyboardDismissDisabled={isHeld}
      onOpenChange={onOpenChange}
    >
      <Modal className={css.sheet({ side, size })}>
        <Dialog className={css.dialog} {...(head === 'own' && { 'aria-label': title })}>
          {head === 'own' ? (
            children
          ) : (
            <DialogContent
              title={title}
              footer={footer}
              closeLabel={closeLabel}
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
