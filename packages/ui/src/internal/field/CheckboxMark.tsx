import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton } from 'react-aria-components/Checkbox'
import { box } from './CheckboxMark.css'
import { target } from './choice.css'

interface CheckboxMarkProps {
  /** The label beside the box. */
  children: ReactNode
}

/**
 * The part of a checkbox that can be pressed: the box and its label. Use it in a CheckboxField.
 */
export function CheckboxMark({ children }: CheckboxMarkProps) {
  return (
    <CheckboxButton className={target}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={box}>{isIndeterminate ? <Minus /> : isSelected ? <Check /> : null}</span>
          <span>{children}</span>
        </>
      )}
    </CheckboxButton>
  )
}
