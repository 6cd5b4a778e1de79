import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useScrollable } from '../../hooks/useScrollable'
import { IconButton } from '../IconButton/IconButton'
import * as css from './Popover.css'
import { usePopoverPanel } from './usePopoverPanel'

export interface PopoverPanelProps {
  id: string | undefined
  title: string
  closeLabel: string
  /** The trigger. */
  anchor: RefObject<Element | null>
  onClose: () => void
  children: ReactNode
}

/** The panel of a Popover: a dialog that keeps the page usable. */
export function PopoverPanel({
  id,
  title,
  closeLabel,
  anchor,
  onClose,
  children,
}: PopoverPanelProps) {
  const { panel, panelProps } = usePopoverPanel(anchor, onClose)
  const body = useRef<HTMLDivElement>(null)
  const isScrollable = useScrollable(body)
  const titleId = useId()
  return (
    <section {...panelProps} ref={panel} id={id} aria-labelledby={titleId} className={css.panel}>
      <header className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <IconButton size="small" label={closeLabel} icon={<X />} onPress={onClose} />
      </header>
      <div ref={body} className={css.body} {...(isScrollable && { tabIndex: 0 })}>
        <div>{children}</div>
      </div>
    </section>
  )
}
