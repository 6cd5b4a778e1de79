import { ArrowUp } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { text } from '../../text/defaults'

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
  return (
    <span role="status">
      {count === 0 ? null : (
        <Button size="small" icon={<ArrowUp />} onPress={onPress}>
          {text.showNew(count)}
        </Button>
      )}
    </span>
  )
}
