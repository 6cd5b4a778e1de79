import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { ring, spinner, track } from './Spinner.css'

export interface SpinnerProps {
  /** What is loading, announced politely. Omit it where other text already states it. */
  label?: string | undefined
  /** `small` fits into a line of text. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/**
 * Work of unknown duration, in place of the coming content. For a busy button use its `isPending`.
 * It has the colour of the surrounding text.
 */
export function Spinner({ label, size }: SpinnerProps) {
  return (
    <span className={spinner({ size })} role={label ? 'status' : undefined}>
      <svg
        className={ring}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle className={track} cx="12" cy="12" r="9.5" strokeWidth="2.5" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
