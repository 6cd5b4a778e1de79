import { ModalDialog, type ModalDialogProps } from '../../internal/dialog/ModalDialog'
import * as css from './Sheet.css'

export interface SheetProps extends ModalDialogProps {
  /** Edge of the window where it slides in, in reading direction. @default 'end' */
  side?: 'start' | 'end'
  /**
   * 18, 27.5, 40 or 56rem wide; a strip of the page stays in view on any screen.
   * @default 'medium'
   */
  size?: 'narrow' | 'medium' | 'wide' | 'extraWide'
  /**
   * `own` for content that fills the whole panel and has its own header, close button and
   * scrolling; the title is then only the accessible name. @default 'title'
   */
  head?: 'title' | 'own'
}

/**
 * A panel that slides in over the page from one side: details of a row, filters, the navigation
 * on a phone. The focus moves in, stays inside, and returns to the trigger. For a question or a
 * short form use a Dialog; content that people need while they work in the page belongs in the
 * page.
 */
export function Sheet({ side = 'end', size = 'medium', head = 'title', ...props }: SheetProps) {
  return (
    <ModalDialog
      {...props}
      hasOwnHead={head === 'own'}
      css={{ overlay: css.overlay, modal: css.sheet({ side, size }), dialog: css.dialog }}
    />
  )
}
