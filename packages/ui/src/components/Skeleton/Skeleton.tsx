import { bone, lines } from './Skeleton.css'

/** Lines of text: the last of several is shorter, as a paragraph's is. */
export interface TextSkeletonProps {
  shape?: 'text'
  /** How many lines. @default 1 */
  lines?: number
  /** Step of the type scale of what will stand there; the room is the same. @default 'body' */
  text?: 'caption' | 'body' | 'lead' | 'title' | 'heading'
  /** How far a line reaches. @default 'full' */
  width?: 'full' | 'most' | 'half' | 'third'
  circle?: never
  block?: never
}

/** The place of an Avatar. */
export interface CircleSkeletonProps {
  shape: 'circle'
  /** 28, 36 or 64 px across, as an Avatar is. @default 'medium' */
  circle?: 'small' | 'medium' | 'large'
  lines?: never
  text?: never
  width?: never
  block?: never
}

/** The place of a control, a row, a card or a picture. */
export interface BlockSkeletonProps {
  shape: 'block'
  /** As high as a button or field, a row of a table, a tile, or a 16:9 picture. @default 'card' */
  block?: 'control' | 'row' | 'card' | 'picture'
  /** How far it reaches. @default 'full' */
  width?: 'full' | 'most' | 'half' | 'third'
  lines?: never
  text?: never
  circle?: never
}

export type SkeletonProps = TextSkeletonProps | CircleSkeletonProps | BlockSkeletonProps

/**
 * The outline of what is loading, where its size is known. Hidden from assistive technology: the place
 * it stands in is `aria-busy`, and something beside it says what is awaited. Where nobody knows what
 * will come, a Spinner is honest.
 */
export function Skeleton({
  shape = 'text',
  circle,
  block,
  width = 'full',
  ...props
}: SkeletonProps) {
  if (shape === 'circle') {
    return <span aria-hidden="true" className={bone({ circle: circle ?? 'medium' })} />
  }
  if (shape === 'block') {
    return <span aria-hidden="true" className={bone({ block: block ?? 'card', width })} />
  }
  const { lines: amount = 1, text = 'body' } = props
  const last = amount > 1 && width === 'full' ? 'most' : width
  return (
    <span aria-hidden="true" className={lines}>
      {Array.from({ length: amount }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and keep their place.
        <span key={line} className={bone({ text, width: line === amount - 1 ? last : width })} />
      ))}
    </span>
  )
}
