import { useEffect, useEffectEvent, useState } from 'react'

export interface ExpandedProps {
  /** Whether it is open; omit it to let the component keep the state. */
  isExpanded?: boolean | undefined
  /** Whether it is open at first. @default false */
  defaultExpanded?: boolean
  /** Called when a press asks to open or close it, and when it is forced open. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined
  /**
   * An element inside must be visible, such as a field with an error: the part opens and cannot be
   * closed. It stays open afterwards, so that nothing disappears while it is in use. @default false
   */
  isForcedOpen?: boolean
}

/** Whether a Disclosure is open: forced open, controlled, or by its own state. */
export function useExpanded({
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  isForcedOpen = false,
}: ExpandedProps) {
  const [own, setOwn] = useState(defaultExpanded)
  const isOpen = isExpanded ?? own
  const reportOpen = useEffectEvent(() => onExpandedChange?.(true))

  useEffect(() => {
    if (!isForcedOpen || isOpen) return
    setOwn(true)
    reportOpen()
  }, [isForcedOpen, isOpen])

  const change = (open: boolean) => {
    if (isForcedOpen) return
    setOwn(open)
    onExpandedChange?.(open)
  }
  return [isOpen || isForcedOpen, change] as const
}
