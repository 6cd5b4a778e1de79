import { type ComponentType, useState } from 'react'
import type { DateTimeFieldProps } from '../../components/DateTimeField/DateTimeField'
import { Select } from '../../components/Select/Select'
import { Stack } from '../../layout/Stack/Stack'
import { useHearth } from '../../provider/HearthProvider'
import { dateTime } from '../../text/dates'
import { getTimeZone } from '../../text/locale'
import { type BanPeriod, banEndError, endOf, latestEnd } from './banEnd'
import { reasonText } from './reasonText'

const text = reasonText.banEnd

export interface BanEndFieldProps {
  /** When the ban ends, in ISO 8601; undefined for no end. It may be unfinished: see `banEndError`. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** The action is under way. @default false */
  isDisabled?: boolean | undefined
  /** DateTimeField. Most bans need no calendar, so the application loads it when it is chosen. */
  dateField: ComponentType<DateTimeFieldProps>
}

const periods = ['never', 'day', 'week', 'month', 'date'] as const satisfies BanPeriod[]
const options = periods.map((value) => ({ value, label: text.periods[value] }))

/** Until when a member is banned: for a period from now, until a date, or without an end. */
export function BanEndField({
  value,
  onChange,
  isDisabled = false,
  dateField: DateField,
}: BanEndFieldProps) {
  const { now } = useHearth()
  const [chosen, setChosen] = useState<BanPeriod>('date')
  const period = value === undefined ? 'never' : chosen
  const error = value === undefined ? undefined : banEndError(value, now())
  const timeZone = getTimeZone()
  return (
    <Stack space="2">
      <Select
        label={text.label}
        options={options}
        value={period}
        isDisabled={isDisabled}
        onChange={(next) => {
          setChosen(next)
          onChange(endOf(next, now()))
        }}
        {...(value !== undefined &&
          period !== 'date' && { description: text.endsAt(dateTime(value)) })}
      />
      {value !== undefined && (period === 'date' || error) ? (
        <DateField
          label={text.date}
          value={value}
          onChange={onChange}
          min={now().toISOString()}
          max={latestEnd(now())}
          isDisabled={isDisabled}
          errorMessage={error && text.errors[error]}
          {...(timeZone !== undefined && { timeZone })}
        />
      ) : null}
    </Stack>
  )
}
