import { getLocalTimeZone } from '@internationalized/date'
import { useState } from 'react'
import type { FieldProps } from '../../internal/field/Field'
import { useHearth } from '../../provider/HearthProvider'
import { getTimeZone } from '../../text/locale'
import { Select } from '../Select/Select'
import { range } from './DateRangeField.css'
import { dateRangeText as text } from './dateRangeText'
import { MomentField } from './MomentField'
import { type Preset, presetStart, presets } from './presets'

/** Two moments in ISO 8601, UTC; '' for an open side. */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangeFieldProps
  extends DateRange,
    Pick<FieldProps, 'label' | 'description' | 'isDisabled'> {
  /** Called with both moments, and only when both are complete or empty. */
  onChange: (range: DateRange) => void
  /**
   * Whether a moment is possible in the list. An impossible moment, such as one before the list
   * existed, shows `invalidMessage` and is reported as ''.
   * @default every moment
   */
  isAllowed?: (moment: string) => boolean
  /** Shown for an incomplete or impossible moment. @default 'Enter a full date and time' */
  invalidMessage?: string
  /**
   * Time zone of the days and of the moments, as an IANA name.
   * @default that of the deployment, otherwise the reader's own
   */
  timeZone?: string | undefined
}

type Period = Preset | 'any' | 'custom'

const periods: readonly Period[] = ['any', ...presets, 'custom']
const options = () => periods.map((value) => ({ value, label: text.periods[value] }))

const isMoment = (moment: string): boolean => !Number.isNaN(Date.parse(moment))

/**
 * A period to filter a list by: any time, a preset that lasts until now, or two chosen moments. The value
 * consists of moments, so that a link shows the same rows on another day.
 */
export function DateRangeField({
  label,
  description,
  isDisabled = false,
  from,
  to,
  onChange,
  isAllowed = isMoment,
  invalidMessage = text.incomplete,
  timeZone = getTimeZone(),
}: DateRangeFieldProps) {
  const { now } = useHearth()
  const [localZone] = useState(getLocalTimeZone)
  const zone = timeZone ?? localZone
  // On the first of a month, 'today' and 'this month' are the same range: show the chosen preset.
  const [chosen, setChosen] = useState<Period>()
  const rangeOf = (period: Exclude<Period, 'custom'>): DateRange => ({
    from: period === 'any' ? '' : presetStart(period, now(), zone),
    to: '',
  })
  const isShown = (period: Period): boolean => {
    if (period === 'custom') return true
    const start = rangeOf(period)
    return from === start.from && to === start.to
  }
  const shown = chosen && isShown(chosen) ? chosen : (periods.find(isShown) ?? 'custom')
  // Keep Custom while a person types: a moment that equals the start of a preset would close its field.
  const changeMoment = (next: DateRange) => {
    setChosen('custom')
    onChange(next)
  }
  const moment = { isAllowed, invalidMessage, timeZone: zone, isDisabled }
  return (
    <div className={range}>
      <Select
        label={label}
        description={description}
        isDisabled={isDisabled}
        options={options()}
        value={shown}
        onChange={(period) => {
          setChosen(period)
          if (period !== 'custom') onChange(rangeOf(period))
        }}
      />
      {shown === 'custom' && (
        <>
          <MomentField
            {...moment}
            label={text.from}
            value={from}
            max={to}
            onChange={(next) => changeMoment({ from: next, to })}
          />
          <MomentField
            {...moment}
            label={text.to}
            value={to}
            min={from}
            onChange={(next) => changeMoment({ from, to: next })}
          />
        </>
      )}
    </div>
  )
}
