import { fromDate, getLocalTimeZone } from '@internationalized/date'
import { type Ref, useMemo, useState } from 'react'
import { DateField } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { AriaFieldLabel, AriaFieldMessages } from '../../internal/field/AriaField'
import type { FieldProps } from '../../internal/field/Field'
import { field } from '../../internal/field/field.css'
import { useHearth } from '../../provider/HearthProvider'
import { DateTimeCalendar, DateTimeCalendarButton } from './DateTimeCalendar'
import { frame, parts } from './DateTimeField.css'
import { DateTimeSegments } from './DateTimeSegments'
import { isoOf, momentOf, startOfDay, UNFINISHED } from './moment'

export { UNFINISHED }

export interface DateTimeFieldProps extends FieldProps {
  /** A moment in ISO 8601, UTC: '2026-06-15T09:30:00.000Z'. '' for none. */
  value: string
  /**
   * Called with the new moment once all parts are filled in, with '' when the field is cleared,
   * and with 'unfinished' while some parts are missing: let the schema ask for
   * `z.iso.datetime()`.
   */
  onChange: (value: string) => void
  /** Called when the field and its calendar lose the focus. */
  onBlur?: () => void
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /**
   * First moment that the calendar offers, as an ISO string. An earlier one can be typed: the
   * form's schema checks it.
   */
  min?: string
  /**
   * Last moment that the calendar offers, as an ISO string. A later one can be typed: the form's
   * schema checks it.
   */
  max?: string
  /**
   * Time zone in which it is shown and edited, as an IANA name; the field displays it.
   * @default the reader's own
   */
  timeZone?: string
  /** The value can be read and copied, but not changed. @default false */
  isReadOnly?: boolean
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The first part of the date, to focus it. */
  ref?: Ref<HTMLElement>
}

/**
 * A moment: date and time of day, typed part by part or chosen from a calendar. The value is in
 * UTC and shows in the reader's time zone. Not for a day without a time (a birth date).
 */
export function DateTimeField({
  label,
  description,
  errorMessage,
  hasRequiredMark = false,
  value,
  onChange,
  onBlur,
  name,
  min = '',
  max = '',
  timeZone: zone,
  ref,
  ...rest
}: DateTimeFieldProps) {
  const { now } = useHearth()
  const [localZone] = useState(getLocalTimeZone)
  const timeZone = zone ?? localZone
  const moment = useHeldMoment(value, timeZone)
  const today = useMemo(() => startOfDay(fromDate(now(), timeZone)), [now, timeZone])
  const [minValue, maxValue] = useMemo(
    () => [momentOf(min, timeZone), momentOf(max, timeZone)],
    [min, max, timeZone],
  )

  return (
    <DatePicker
      {...rest}
      {...(onBlur && { onBlur: () => onBlur() })}
      className={field}
      value={moment}
      onChange={(next) => onChange(next ? isoOf(next) : '')}
      placeholderValue={today}
      minValue={minValue}
      maxValue={maxValue}
      granularity="minute"
      // A 24-hour clock, like all other times of day.
      hourCycle={24}
      shouldForceLeadingZeros
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <AriaFieldLabel label={label} hasStar={hasRequiredMark} />
      <Group className={frame}>
        <DateField className={parts}>
          <DateTimeSegments label={label} value={value} onChange={onChange} ref={ref} />
        </DateField>
        {!rest.isReadOnly && <DateTimeCalendarButton />}
      </Group>
      <AriaFieldMessages description={description} errorMessage={errorMessage} />
      {name && <input type="hidden" name={name} value={value === UNFINISHED ? '' : value} />}
      <DateTimeCalendar today={today} />
    </DatePicker>
  )
}

/**
 * The moment of the value. While the value is unfinished it is the last moment, so that no part
 * is cleared.
 */
function useHeldMoment(value: string, timeZone: string) {
  const [held, setHeld] = useState(() => ({ value, timeZone, moment: momentOf(value, timeZone) }))
  const isHeld = value === UNFINISHED || value === held.value
  if (isHeld && timeZone === held.timeZone) return held.moment
  const iso = value === UNFINISHED ? held.value : value
  const next = { value: iso, timeZone, moment: momentOf(iso, timeZone) }
  setHeld(next)
  return next.moment
}
