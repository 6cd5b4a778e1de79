import { useId } from 'react'
import { percent } from '../../text/numbers'
import * as css from './ProgressBar.css'

export interface ProgressBarProps {
  /** What goes on: 'Uploading passport.pdf'. */
  label: string
  /** `hidden` keeps label and value for screen readers only, where the place says them. @default 'shown' */
  labelVisibility?: 'shown' | 'hidden'
  /** How far it is. Left out while nobody knows: the bar then only says that it goes on. */
  value?: number | undefined
  /** What `value` is when it is done. @default 100 */
  max?: number
  /** How far it is, in words: '3 of 12 MB'. @default percent */
  valueText?: string | undefined
  /** `positive` when it is done, `critical` when it stopped; say so in words too. @default 'accent' */
  tone?: 'accent' | 'positive' | 'critical'
}

/**
 * How far something has come that takes more than a moment: an upload. Where only the wait shows, take
 * a Spinner; for a share of a whole that stands still, words and numbers. It is native: react-aria's
 * brings its number formatting along, 2 kB that every page would pay, for its Button knows of it.
 */
export function ProgressBar({
  label,
  labelVisibility = 'shown',
  value,
  max = 100,
  valueText,
  tone,
}: ProgressBarProps) {
  const labelId = useId()
  const isIndeterminate = value === undefined
  const share = isIndeterminate ? 0 : Math.min(Math.max(value / max, 0), 1)
  const shown = isIndeterminate ? valueText : (valueText ?? percent(share))

  return (
    // Not <progress>, which cannot be drawn alike in every browser.
    <div
      role="progressbar"
      className={css.progress}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={isIndeterminate ? undefined : share * max}
      aria-valuetext={shown}
      {...(labelVisibility === 'hidden' ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
    >
      {labelVisibility === 'hidden' ? null : (
        <div className={css.head}>
          <span id={labelId} className={css.label}>
            {label}
          </span>
          {shown === undefined ? null : <span className={css.value}>{shown}</span>}
        </div>
      )}
      <div className={css.track}>
        <div
          className={css.fill({ tone, isIndeterminate })}
          {...(!isIndeterminate && { style: { inlineSize: `${share * 100}%` } })}
        />
      </div>
    </div>
  )
}
