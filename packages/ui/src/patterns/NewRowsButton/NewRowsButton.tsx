import { ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { text } from '../../text/defaults'
import { place } from './NewRowsButton.css'

export interface NewRowsButtonProps {
  /** Rows that wait; nothing shows at 0. */
  count: number
  /** Takes them in: `showNew` of useHeldRows. */
  onPress: () => void
}

/**
 * Says that rows wait until nobody is in the table, and lets a person have them now. Stands beside
 * the table's heading, so that its coming moves nothing.
 */
export function NewRowsButton({ count, onPress }: NewRowsButtonProps) {
  const root = useRef<HTMLSpanElement>(null)
  // The button goes with what it shows; the focus stays at its place.
  const show = () => {
    root.current?.focus()
    onPress()
  }
  return (
    <span ref={root} role="status" tabIndex={-1} className={place}>
      {count === 0 ? null : (
        <Button size="small" icon={<ArrowUp />} onPress={show}>
          {text.showNew(count)}
        </Button>
      )}
    </span>
  )
}
