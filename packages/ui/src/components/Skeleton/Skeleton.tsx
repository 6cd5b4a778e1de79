import { SkeletonBlock, type SkeletonBlockProps } from './SkeletonBlock'
import { SkeletonCircle, type SkeletonCircleProps } from './SkeletonCircle'
import { SkeletonText, type SkeletonTextProps } from './SkeletonText'

/** Props of text, a circle or a block: `shape` decides; without it the shape is text. */
export type SkeletonProps = SkeletonTextProps | SkeletonCircleProps | SkeletonBlockProps

/**
 * The outline of loading content of a known size. It is hidden from assistive technology: its
 * container is `aria-busy`, and something beside it says what is loading. If nobody knows what
 * will come, use a Spinner.
 */
export function Skeleton(props: SkeletonProps) {
  if (props.shape === 'circle') return <SkeletonCircle {...props} />
  if (props.shape === 'block') return <SkeletonBlock {...props} />
  return <SkeletonText {...props} />
}
