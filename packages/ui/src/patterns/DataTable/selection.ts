import { useState } from 'react'

/** Lets people select rows: a checkbox in each, and one in the head for all on the page. */
export interface TableSelection {
  /** Ids of the selected rows. */
  selectedKeys: ReadonlySet<string>
  /** Called with the new selection. */
  onSelectionChange: (keys: ReadonlySet<string>) => void
}

const nobody: ReadonlySet<string> = new Set()

/**
 * The selection of a list, for the table and its SelectionBar. It is kept while the list reloads;
 * a row that goes is no longer selected, even if it comes back.
 * @param rows those that can be selected now
 */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [selectedKeys, setSelectedKeys] = useState(nobody)
  const selected = rows.filter(({ id }) => selectedKeys.has(id))
  // State follows the props during render (react.dev, "Storing information from previous
  // renders").
  if (selected.length < selectedKeys.size) setSelectedKeys(new Set(selected.map(({ id }) => id)))
  return {
    /** The selected rows, in the order of the list. */
    selected,
    clear: () => setSelectedKeys(nobody),
    selection: { selectedKeys, onSelectionChange: setSelectedKeys },
  }
}
