import { createContext, use } from 'react'
import * as css from './CellText.css'

export interface CellTextProps {
  /** Plain text of any length and direction, such as a name or an email address. */
  children: string
  /** How many lines it may take in a table. @default 1 */
  lines?: 1 | 2
  /** `no` for a name, an address or a code: a browser that translates the page leaves it as it is. */
  translate?: 'no'
}

/** Whether the text stands in a table, where one line needs no break. */
export const InTableContext = createContext(false)

/**
 * A text in a cell of a DataTable. In a table it is cut off after `lines`; the whole text shows on
 * a card, while the keyboard is in the row, and while the pointer is on it. An email address breaks
 * before its '@', and not in the middle of a word.
 */
export function CellText({ children, lines = 1, translate: given }: CellTextProps) {
  const isOneLine = use(InTableContext) && lines === 1
  const at = isOneLine ? 0 : Math.max(children.lastIndexOf('@'), 0)
  // An address, in two texts.
  const translate = at > 0 ? 'no' : given
  const words =
    at === 0 ? (
      children
    ) : (
      <>
        {children.slice(0, at)}
        <wbr />
        {children.slice(at)}
      </>
    )
  return (
    <bdi
      className={lines === 1 ? css.clipped : css.twoLines}
      title={children}
      translate={translate}
    >
      {words}
    </bdi>
  )
}
