import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { isComposing } from '../../hooks/isComposing'
import { useStableCallback } from '../../hooks/useStableCallback'

/** Lets people select rows: a checkbox in each, and one in the head for all on the page. */
export interface TableSelection {
  /** Ids of the selected rows. */
  selectedKeys: ReadonlySet<string>
  /** Called with the new selection. */
  onSelectionChange: (keys: ReadonlySet<string>) => void
}

/** The selected rows of a list, for the bar and the actions below it. */
export interface SelectedRows<Row> {
  selected: readonly Row[]
  /** The rows of the page in view: selected ones of other pages and filters are not among them. */
  shown: readonly Row[]
  /** Ends the selection of these rows, otherwise of all. */
  deselect: (ids?: ReadonlySet<string>) => void
  /** Receives the focus when the focused button disappears. */
  headingRef: RefObject<HTMLElement | null>
  /** Called when an action begins to ask, and when it is over. @default nothing */
  onOpenChange?: (isOpen: boolean) => void
}

interface Identified {
  id: string
}

const nobody: ReadonlySet<string> = new Set()

/** The last row of each of these ids. */
const withIds = <Row extends Identified>(rows: readonly Row[], ids: { has(id: string): boolean }) =>
  new Map(rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, row]))

interface SelectionOptions {
  /**
   * The rows are one page of a list that the server splits. Rows of other pages stay selected as
   * they were last seen, because the list does not show whether they are gone. @default false
   */
  isPage?: boolean
}

/**
 * The selection of a list, for its rows and its SelectionBar. It is kept while the list reloads,
 * is filtered or turns its pages. A row that goes from a whole list is no longer selected, even
 * if it comes back.
 * @param rows those that can be selected now
 */
export function useSelection<Row extends Identified>(
  rows: readonly Row[],
  { isPage = false }: SelectionOptions = {},
) {
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map())
  const selected = withIds(isPage ? [...known.values(), ...rows] : rows, known)
  // State follows the props during render (react.dev, "Storing information from previous
  // renders").
  if (selected.size < known.size || [...selected].some(([id, row]) => known.get(id) !== row)) {
    setKnown(selected)
  }
  return {
    /** The selected rows: in the order of a whole list, else in that of their selection. */
    selected: [...selected.values()],
    /** Ends the selection of these rows, otherwise of all. */
    deselect: (ids?: ReadonlySet<string>) =>
      setKnown((before) => new Map([...before].filter(([id]) => ids?.has(id) === false))),
    selection: {
      selectedKeys: new Set(selected.keys()) as ReadonlySet<string>,
      onSelectionChange: (keys: ReadonlySet<string>) =>
        setKnown(withIds([...selected.values(), ...rows], keys)),
    },
  }
}

/** The checkbox for all rows of the page. */
export interface SelectAll {
  isSelected: boolean
  isIndeterminate: boolean
  /** Nothing can be selected: the page has no rows, or none yet. */
  isDisabled: boolean
  onChange: (isSelected: boolean) => void
}

/** The checkbox for all rows of the page; selected rows of other pages stay selected. */
export function selectAllOf(
  rows: readonly Identified[],
  { selectedKeys, onSelectionChange }: TableSelection,
  departedIds = nobody,
): SelectAll {
  const ids = rows.map(({ id }) => id).filter((id) => !departedIds.has(id))
  const selected = ids.filter((id) => selectedKeys.has(id)).length
  return {
    isSelected: selected > 0 && selected === ids.length,
    isIndeterminate: selected > 0 && selected < ids.length,
    isDisabled: ids.length === 0,
    onChange: (isSelected) => {
      const keys = new Set(selectedKeys)
      for (const id of ids) isSelected ? keys.add(id) : keys.delete(id)
      onSelectionChange(keys)
    },
  }
}

/**
 * A stable handler of the checkboxes of rows. With Shift, all rows since the last checkbox follow.
 */
export function useSelectRow(
  rows: readonly Identified[],
  selection: TableSelection | undefined,
  departedIds = nobody,
) {
  const from = useRef<string>(undefined)
  return useStableCallback((id: string, isSelected: boolean, isRange: boolean) => {
    const ids = rows.map((row) => row.id)
    const [at, anchor] = [ids.indexOf(id), ids.indexOf(from.current ?? '')]
    const [first, last] =
      isRange && anchor !== -1 ? [Math.min(at, anchor), Math.max(at, anchor)] : [at, at]
    from.current = id
    const keys = new Set(selection?.selectedKeys)
    for (const one of ids.slice(first, last + 1)) {
      if (isSelected && !departedIds.has(one)) keys.add(one)
      else keys.delete(one)
    }
    selection?.onSelectionChange(keys)
  })
}

/** Escape inside a list clears its selection, unless it has closed something else. */
export const clearByEscape =
  ({ selectedKeys, onSelectionChange }: TableSelection) =>
  ({ key, defaultPrevented, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || isComposing(nativeEvent)) return
    if (selectedKeys.size > 0) onSelectionChange(nobody)
  }
