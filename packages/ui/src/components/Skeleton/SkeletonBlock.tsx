import { bone } from './Skeleton.css'

export interface SkeletonBlockProps {
  /** A picture, a chart, a card. */
  shape: 'block'
  /** As high as a button or field, a row of a table, a tile, or a 16:9 picture. @default 'card' */
  block?: 'control' | 'row' | 'card' | 'picture'
  /** How far it reaches. @default 'full' */
  reach?: 'full' | 'most' | 'half' | 'third'
}

/** The place of a control, a row, a card or a picture. */
export function SkeletonBlock({ block = 'card', reach = 'full' }: SkeletonBlockProps) {
  return <span aria-hidden="true" className={bone({ block, reach })} />
}
