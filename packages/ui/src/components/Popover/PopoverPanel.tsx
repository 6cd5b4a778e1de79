import { X } from 'lucide-react'
import { type ReactNode, type RefObject, use, useId, useRef } from 'react'
import { DialogContext, OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { useSlottedContext } from 'react-aria-components/slots'
import { useScrollable } from '../../hooks/useScrollable'
import { IconButton } from '../IconButton/IconButton'
import * as css from './Popover.css'
import { usePopoverPanel } from './usePopoverPanel'

export interface PopoverPanelProps {
  title: string
  closeLabel: string
  /** Contains the trigger. */
  anchor: RefObject<HTMLElement | null>
  /** Closes it. @default its DialogTrigger does */
  onClose?: (() => void) | undefined
  children: ReactNode
}

/** The panel of a Popover: a dialog that keeps the page usable. */
export function PopoverPanel({ title, closeLabel, anchor, onClose, children }: PopoverPanelProps) {
  const state = use(OverlayTriggerStateContext)
  const close = () => (onClose ?? state?.close)?.()
  const { panel, panelProps } = usePopoverPanel(anchor, close)
  const body = useRef<HTMLDivElement>(null)
  const isScrollable = useScrollable(body)
  const id = useSlottedContext(DialogContext)?.id
  const titleId = useId()
  return (
    <section {...panelProps} ref={panel} id={id} aria-labelledby={titleId} className={css.panel}>
      <header className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <IconButton size="small" label={closeLabel} icon={<X />} onPress={close} />
      </header>
      <div ref={body} className={css.body} {...(isScrollable && { tabIndex: 0 })}>
        <div>{children}</div>
      </div>
    </section>
  )
}
