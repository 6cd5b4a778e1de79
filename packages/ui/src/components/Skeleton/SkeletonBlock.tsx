import { bone } from './Skeleton.css'

export interface SkeletonBlockProps {
  /** An image, a chart, a card. */
  shape: 'block'
  /** As high as a button or field, a table row, a tile, or a 16:9 image. @default 'card' */
  block?: 'control' | 'row' | 'card' | 'image'
  /** How wide it is. @default 'full' */
  reach?: 'full' | 'most' | 'half' | 'third'
}

/** The outline of a control, a row, a card or an image. */
export function SkeletonBlock({ block = 'card', reach = 'full' }: SkeletonBlockProps) {
  return <span aria-hidden="true" className={bone({ block, reach })} />
}
