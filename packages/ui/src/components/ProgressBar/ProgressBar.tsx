import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import * as css from './ProgressBar.css'

interface ProgressBarBase {
  /** How far it is. Left out while nobody knows: the bar then only says that it goes on. */
  value?: number | undefined
  /** What `value` is when it is done. @default 100 */
  max?: number
  /** How far it is, in words: '3 of 12 MB'. @default percent, in the provider's language */
  valueText?: string | undefined
  /** `positive` when it is done, `critical` when it stopped; say so in words too. @default 'accent' */
  tone?: 'accent' | 'positive' | 'critical'
}

/** With a visible name, or with one that is only read out where the place says it already. Never neither. */
export type ProgressBarProps = ProgressBarBase &
  (
    | {
        /** What goes on: 'Uploading passport.pdf'. Stands above the bar, with the value beside it. */
        label: string
        'aria-label'?: never
      }
    | {
        /** Name for screen readers; only the bar shows. */
        'aria-label': string
        label?: never
      }
  )

/**
 * How far something has come that takes more than a moment: an upload. Where only the wait shows, take
 * a Spinner; for a share of a whole that stands still, words and numbers.
 */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone,
  'aria-label': ariaLabel,
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={css.progress}
      isIndeterminate={value === undefined}
      maxValue={max}
      {...(value !== undefined && { value })}
      {...(valueText !== undefined && { valueLabel: valueText })}
      {...(ariaLabel !== undefined && { 'aria-label': ariaLabel })}
    >
      {({ percentage = 0, valueText: shown, isIndeterminate }) => (
        <>
          {label === undefined ? null : (
            <div className={css.head}>
              <Label className={css.label}>{label}</Label>
              {shown === undefined ? null : <span className={css.value}>{shown}</span>}
            </div>
          )}
          <div className={css.track}>
            <div
              className={css.fill({ tone, isIndeterminate })}
              {...(!isIndeterminate && { style: { inlineSize: `${percentage}%` } })}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  )
}
