import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import * as css from './SelectBox.css'
import type { SelectAll } from './selection'
import { selectText as text } from './selectText'

interface SelectBoxProps {
  id?: string
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
  id,
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
      id={id}
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

/** The checkbox for all rows of the page, with its label: for lists without a head. */
export function SelectAllBox(props: SelectAll) {
  const id = useId()
  return (
    <div className={css.labelled}>
      <SelectBox {...props} id={id} />
      <label htmlFor={id}>{text.selectAll}</label>
    </div>
  )
}
