import { useState } from 'react'
import { useLateOpening } from '../../hooks/useLateOpening'
import { Late } from '../../internal/late/Late'
import { latePart } from '../../internal/late/latePart'
import type { SheetProps } from './SheetWindow'

export type { SheetProps }

const sheetWindow = latePart(async () => (await import('./SheetWindow')).SheetWindow)

/**
 * A panel that slides in over the page from one side: details of a row, filters, the navigation
 * on a phone. The focus moves in, stays inside, and returns to the trigger. For a question or a
 * short form use a Dialog; content that people need while they work in the page belongs in the
 * page.
 */
export function Sheet(props: SheetProps) {
  const { isOpen, onOpenChange } = props
  const isShown = useLateOpening(isOpen)
  // From the first time on it stays, to leave with its animation.
  const [isWanted, setWanted] = useState(isShown)
  if (isShown && !isWanted) setWanted(true)
  return (
    isWanted && (
      <Late
        part={sheetWindow}
        props={{ ...props, isOpen: isShown }}
        onClose={isOpen && (() => onOpenChange(false))}
      />
    )
  )
}
