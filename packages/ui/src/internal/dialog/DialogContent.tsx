import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components/Modal'
import { IconButton } from '../../components/IconButton/IconButton'
import { text } from '../../text/defaults'
import { ownElement } from '../ownElement'
import { DialogBody } from './DialogBody'
import * as css from './DialogContent.css'

export interface DialogContentProps {
  title: string
  children: ReactNode
  footer: ReactNode
  /** Accessible name of the button at the top. @default no button */
  closeLabel: string | undefined
  isPending: boolean
  /**
   * The dialog has been busy for long: shows that the action continues and that people need not
   * wait. @default false
   */
  isSlow?: boolean
  onClose: () => void
}

/**
 * The content of a Dialog and of a Sheet: title and close button, the scrolling part, the
 * buttons.
 */
export function DialogContent({
  title,
  children,
  footer,
  closeLabel,
  isPending,
  isSlow = false,
  onClose,
}: DialogContentProps) {
  return (
    <>
      <header className={css.head}>
        <Heading slot="title" className={css.title}>
          {title}
        </Heading>
        {closeLabel === undefined ? null : (
          <div className={css.close}>
            <IconButton label={closeLabel} icon={<X />} isDisabled={isPending} onPress={onClose} />
          </div>
        )}
      </header>
      <DialogBody>
        {ownElement(children)}
        <div role="status" className={css.slow}>
          {isSlow && `${text.stillWorking}. ${text.mayClose}`}
        </div>
      </DialogBody>
      {footer === undefined ? null : <footer className={css.footer}>{footer}</footer>}
    </>
  )
}
