import { useState } from 'react'
import type { TableSelection } from './selection'

const nobody: ReadonlySet<string> = new Set()

/** The button that begins and ends the selection of cards. */
export interface SelectMode {
  isOn: boolean
  /** Ends the selection of all rows when it switches off. */
  toggle: () => void
}

/**
 * Cards have no checkboxes until somebody presses Select: they would take the width of the texts. A
 * table always has its checkboxes.
 * @returns the selection to show, and the mode; no mode where the checkboxes always show
 */
export function useSelectMode(
  selection: TableSelection | undefined,
  areCards: boolean,
): { selection: TableSelection | undefined; mode: SelectMode | undefined } {
  const [isBegun, setIsBegun] = useState(false)
  if (selection === undefined || !areCards) return { selection, mode: undefined }
  const isOn = isBegun || selection.selectedKeys.size > 0
  const toggle = () => {
    if (isOn) selection.onSelectionChange(nobody)
    setIsBegun(!isOn)
  }
  return { selection: isOn ? selection : undefined, mode: { isOn, toggle } }
}
