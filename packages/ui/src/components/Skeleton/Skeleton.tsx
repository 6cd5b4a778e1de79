import { SkeletonBlock, type SkeletonBlockProps } from './SkeletonBlock'
import { SkeletonCircle, type SkeletonCircleProps } from './SkeletonCircle'
import { SkeletonText, type SkeletonTextProps } from './SkeletonText'

/** Props of text, of a circle or of a block: the `shape` decides, and is text when left out. */
export type SkeletonProps = SkeletonTextProps | SkeletonCircleProps | SkeletonBlockProps

/**
 * The outline of what is loading, where its size is known. Hidden from assistive technology: the place
 * it stands in is `aria-busy`, and something beside it says what is awaited. Where nobody knows what
 * will come, a Spinner is honest.
 */
export function Skeleton(props: SkeletonProps) {
  if (props.shape === 'circle') return <SkeletonCircle {...props} />
  if (props.shape === 'block') return <SkeletonBlock {...props} />
  return <SkeletonText {...props} />
}
