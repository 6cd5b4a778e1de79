import { bone } from './Skeleton.css'

export interface SkeletonCircleProps {
  /** A round image. */
  shape: 'circle'
  /** 28, 36 or 56 px across, like an Avatar. @default 'medium' */
  circle?: 'small' | 'medium' | 'large'
}

/** The outline of an Avatar. */
export function SkeletonCircle({ circle = 'medium' }: SkeletonCircleProps) {
  return <span aria-hidden="true" className={bone({ circle })} />
}
