import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton } from 'react-aria-components/Checkbox'
import { box } from './CheckboxMark.css'
import { target } from './choice.css'

interface CheckboxMarkProps {
  /** What it says, beside the box. */
  children: ReactNode
}

/** What can be pressed of a checkbox: the box and its label. Stands in a CheckboxField. */
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
