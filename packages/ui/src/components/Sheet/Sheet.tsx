import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { DialogContent } from '../../internal/dialog/DialogContent'
import { text } from '../../text/defaults'
import * as css from './Sheet.css'

export interface SheetProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called with `false` by the close button, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Heads it, and names it. */
  title: string
  /** What it holds. */
  children: ReactNode
  /** Edge of the window that it slides in from, in reading direction. @default 'end' */
  side?: 'start' | 'end'
  /** 18, 27.5 or 40rem wide; a strip of the page stays in view on any screen. @default 'medium' */
  size?: 'narrow' | 'medium' | 'wide'
  /** Buttons, the action last. They stay in view while the content scrolls. */
  footer?: ReactNode
  /** Nothing closes it while something is being sent. @default false */
  isPending?: boolean
  /** Name of the button at the top. @default 'Close' */
  closeLabel?: string
  /**
   * `own` for content that fills the whole panel and brings its own head, close button and scrolling;
   * the title then only names it. @default 'title'
   */
  head?: 'title' | 'own'
}

/**
 * A panel that slides in over the page from one side: details of a row, filters, the navigation of a
 * phone. Focus moves in, stays, and goes back to what opened it. For a question or a short form take
 * a Dialog; what is read beside the page while working in it belongs into the page.
 */
export function Sheet({
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
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      isDismissable={!isPending}
      isKeyboardDismissDisabled={isPending}
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
              isPending={isPending}
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
