import type { ElementProps } from '../../layout/elementProps'
import { badge } from './Badge.css'

export interface BadgeProps extends ElementProps {
  /** The state as a word: 'Verified'. The colour only repeats it (WCAG 1.4.1). */
  children: string
  /** `accent` sets a badge apart; the other tones rate the state. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'info'
  /** A dot before the word; omit it where the badge is a label and not a state. @default true */
  hasDot?: boolean
}

/** The state of an object in one or two words. Not for counts, and not a button. */
export function Badge({ children, tone, hasDot = true, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={badge({ tone, hasDot })}>
      {children}
    </span>
  )
}
