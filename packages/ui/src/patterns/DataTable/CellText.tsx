import { createContext, use } from 'react'
import * as css from './CellText.css'

export interface CellTextProps {
  /** Plain text of any length and direction, such as a name or an email address. */
  children: string
}

/** Whether the text stands in a table, where it is one line and needs no break. */
export const InTableContext = createContext(false)

/**
 * A text in a cell of a DataTable. It is one line in a table; the whole text shows on a card,
 * while the keyboard is in the row, and while the pointer is on it. On a card an email address
 * breaks before its '@', and not in the middle of a word.
 */
export function CellText({ children }: CellTextProps) {
  const at = use(InTableContext) ? 0 : Math.max(children.lastIndexOf('@'), 0)
  return (
    <bdi className={css.clipped} title={children}>
      {children.slice(0, at)}
      {at > 0 && <wbr />}
      {children.slice(at)}
    </bdi>
  )
}
