import { badge, dot } from './Badge.css'

export interface BadgeProps {
  /** The state as a word: 'Verified'. The colour only repeats it (WCAG 1.4.1). */
  children: string
  /** `accent` for what sets apart, the others for how good it is. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'info'
  /** A dot before the word; leave it away where the badge is a label and not a state. @default true */
  hasDot?: boolean
}

/** The state of a thing in one or two words. Not for counts, and not to be pressed. */
export function Badge({ children, tone, hasDot = true }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {hasDot && <span className={dot} aria-hidden="true" />}
      {children}
    </span>
  )
}
