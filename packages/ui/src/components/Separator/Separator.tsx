import { separator } from './Separator.css'

export interface SeparatorProps {
  /**
   * Direction of the line. A vertical one belongs in an Inline and is as high as its neighbours.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
}

/**
 * A hairline between two groups on one surface. It has no space of its own: the Stack or the
 * Inline provides it. Not a frame, and not needed where a heading or more space is enough.
 */
export function Separator({ orientation = 'horizontal' }: SeparatorProps) {
  return <hr className={separator({ orientation })} aria-orientation={orientation} />
}
