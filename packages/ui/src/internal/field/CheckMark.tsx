import { Check, Minus } from 'lucide-react'
import type { CheckboxButtonRenderProps } from 'react-aria-components/Checkbox'
import { box } from './checkMark.css'

/** The drawn box of a checkbox with its sign: a check, a dash, or nothing. */
export function CheckMark({
  isSelected,
  isIndeterminate,
}: Pick<CheckboxButtonRenderProps, 'isSelected' | 'isIndeterminate'>) {
  return <span className={box}>{isIndeterminate ? <Minus /> : isSelected ? <Check /> : null}</span>
}
