import { createContext, use } from 'react'
import * as css from './CellText.css'

export interface CellTextProps {
  /** Plain text of any length and direction, such as a name or an email address. */
  children: string
  /** How many lines it may take in a table. @default 1 */
  lines?: 1 | 2
}

/** Whether the text stands in a table, where one line needs no break. */
export const InTableContext = createContext(false)

/**
 * A text in a cell of a DataTable. In a table it is cut off after `lines`; the whole text shows on
 * a card, while the keyboard is in the row, and while the pointer is on it. An email address breaks
 * before its '@', and not in the middle of a word.
 */
export function CellText({ children, lines = 1 }: CellTextProps) {
  const isOneLine = use(InTableContext) && lines === 1
  const at = isOneLine ? 0 : Math.max(children.lastIndexOf('@'), 0)
  const words = (
    <>
      {children.slice(0, at)}
      {at > 0 && <wbr />}
      {children.slice(at)}
    </>
  )
  return lines === 1 ? (
    <bdi className={css.clipped} title={children}>
      {words}
    </bdi>
  ) : (
    // The lines start where those of the column start, whatever the direction of the text.
    <span className={css.twoLines} title={children}>
      <bdi>{words}</bdi>
    </span>
  )
}
