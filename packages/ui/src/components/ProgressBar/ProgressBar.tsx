import { useId } from 'react'
import { percent } from '../../text/numbers'
import * as css from './ProgressBar.css'

export interface ProgressBarProps {
  /** The activity: 'Uploading passport.pdf'. */
  label: string
  /**
   * `hidden` keeps label and value for screen readers only, where the context shows them.
   * @default 'shown'
   */
  labelVisibility?: 'shown' | 'hidden'
  /** The progress. Omit it while it is unknown: the bar then only shows that work continues. */
  value?: number | undefined
  /** The `value` that means done. @default 100 */
  max?: number
  /** The progress in words: '3 of 12 MB'. @default percent */
  valueText?: string | undefined
  /**
   * `positive` when it is done, `critical` when it stopped; the text must state it too. @default
   * 'accent'
   */
  tone?: 'accent' | 'positive' | 'critical'
}

/**
 * The progress of an activity that takes more than a moment, such as an upload. If the progress is
 * unknown use a Spinner; for a static share of a whole use text and numbers. It is a native
 * element: react-aria's includes number formatting, 2 kB that every page would load, because its
 * Button imports it.
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
    // Not <progress>: its appearance differs between browsers.
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
