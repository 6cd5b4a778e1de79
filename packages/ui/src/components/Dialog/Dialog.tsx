import { useState } from 'react'
import { useLateOpening } from '../../hooks/useLateOpening'
import { Late } from '../../internal/late/Late'
import { latePart } from '../../internal/late/latePart'
import type { DialogProps } from './DialogWindow'

export type { DialogProps }

const dialogWindow = latePart(async () => (await import('./DialogWindow')).DialogWindow)

/**
 * Content above the page that needs an answer before the page continues. The focus moves in,
 * stays inside, and returns to the trigger. The content scrolls in a low window; on a phone the
 * dialog is at the bottom at full width. For a yes or no use ConfirmDialog.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange } = props
  const isShown = useLateOpening(isOpen)
  // From the first time on it stays, to leave with its animation.
  const [isWanted, setWanted] = useState(isShown)
  if (isShown && !isWanted) setWanted(true)
  return (
    isWanted && (
      <Late
        part={dialogWindow}
        props={{ ...props, isOpen: isShown }}
        onClose={isOpen && (() => onOpenChange(false))}
      />
    )
  )
}
