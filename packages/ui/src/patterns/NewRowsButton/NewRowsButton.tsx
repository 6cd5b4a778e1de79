import { ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { text } from '../../text/defaults'
import { place } from './NewRowsButton.css'

export interface NewRowsButtonProps {
  /** The number of waiting rows; nothing shows at 0. */
  count: number
  /** Adds them: `showNew` of useHeldRows. */
  onPress: () => void
}

/**
 * Says that rows wait until nobody is in the table, and lets a person add them now. It is beside
 * the table's heading, so that nothing moves when it appears.
 */
export function NewRowsButton({ count, onPress }: NewRowsButtonProps) {
  const root = useRef<HTMLSpanElement>(null)
  // The button disappears when pressed; the focus stays in its place.
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
