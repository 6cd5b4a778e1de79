import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
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
  /** How far it is, in words: '3 of 12 MB'. @default percent, in the provider's language */
  valueText?: string | undefined
  /** `positive` when it is done, `critical` when it stopped; say so in words too. @default 'accent' */
  tone?: 'accent' | 'positive' | 'critical'
}

/**
 * How far something has come that takes more than a moment: an upload. Where only the wait shows, take
 * a Spinner; for a share of a whole that stands still, words and numbers.
 */
export function ProgressBar({
  label,
  labelVisibility = 'shown',
  value,
  max = 100,
  valueText,
  tone,
}: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={css.progress}
      isIndeterminate={value === undefined}
      maxValue={max}
      {...(value !== undefined && { value })}
      {...(valueText !== undefined && { valueLabel: valueText })}
      {...(labelVisibility === 'hidden' && { 'aria-label': label })}
    >
      {({ percentage = 0, valueText: shown, isIndeterminate }) => (
        <>
          {labelVisibility === 'hidden' ? null : (
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
