import { type ChangeEvent, useEffect, useRef } from 'react'
import * as css from './SelectBox.css'
import { selectText as text } from './selectText'

interface SelectBoxProps {
  /** The name of the row; undefined for all rows of the page. */
  rowName?: string
  isSelected: boolean
  /** Some rows of the page are selected. @default false */
  isIndeterminate?: boolean
  isDisabled?: boolean
  /** Called with the new state, and whether Shift was held: then all rows in between follow. */
  onChange: (isSelected: boolean, isRange: boolean) => void
}

/**
 * The checkbox of a row. The element is native: react-aria's has six elements, and a table has up
 * to a hundred rows.
 */
export function SelectBox({
  rowName,
  isSelected,
  isIndeterminate = false,
  isDisabled = false,
  onChange,
}: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    <input
      ref={input}
      type="checkbox"
      className={css.box}
      data-action-id="select"
      aria-label={rowName === undefined ? text.selectAll : text.select(rowName)}
      checked={isSelected}
      disabled={isDisabled}
      onChange={({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        // React's change of a checkbox is its click.
        onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}
