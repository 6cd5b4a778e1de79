import { useEffect, useEffectEvent, useState } from 'react'
import { DateTimeField } from '../../components/DateTimeField/DateTimeField'
import { isRecordMoment, type RecordFilters, recordText as text } from '../../domain/record/record'
import { useLocalSearch } from '../../hooks/useLocalSearch'
import * as css from './RecordScreen.css'

/** How long a moment stays as it is before it counts as typed, in milliseconds. */
const PAUSE = 1_000

type Period = Pick<RecordFilters, 'from' | 'to'>

interface PeriodFieldsProps extends Period {
  /** Called with a complete moment, or '' for none; never while a date is incomplete. */
  onChange: (change: Partial<Period>) => void
}

/** The first and the last moment of the record. */
export function PeriodFields({ from, to, onChange }: PeriodFieldsProps) {
  return (
    <div className={css.period}>
      <MomentField
        label={text.from}
        value={from}
        max={to}
        onChange={(moment) => onChange({ from: moment })}
      />
      <MomentField
        label={text.to}
        value={to}
        min={from}
        onChange={(moment) => onChange({ to: moment })}
      />
    </div>
  )
}

interface MomentFieldProps {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (value: string) => void
}

interface Edit {
  typed: string
  /** The filter when typing began. If the filter changes elsewhere, the field shows the new one. */
  over: string
  /** The field has lost the focus since the last key press. */
  isLeft: boolean
}

/**
 * A date and time. It filters when it is complete and the person stops typing or leaves the field.
 * An incomplete one shows an error and does not filter.
 */
function MomentField({ value, onChange, ...props }: MomentFieldProps) {
  const [filter, setFilter] = useLocalSearch(value)
  const [edit, setEdit] = useState<Edit>()
  const { typed, isLeft } = edit?.over === filter ? edit : { typed: filter, isLeft: true }
  const isWhole = typed === '' || isRecordMoment(typed)

  const report = useEffectEvent(() => {
    const next = isWhole ? typed : ''
    if (next === filter) return
    setFilter(next)
    setEdit({ typed, over: next, isLeft })
    onChange(next)
  })
  useEffect(() => {
    if (isLeft || typed === '') return report()
    // A year is incomplete before its fourth digit.
    if (!isWhole) return
    const timer = setTimeout(() => report(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, isLeft, isWhole])

  return (
    <DateTimeField
      {...props}
      value={typed}
      onChange={(next) => setEdit({ typed: next, over: filter, isLeft: false })}
      onBlur={() => setEdit((now) => now && { ...now, isLeft: true })}
      errorMessage={isLeft && !isWhole ? text.momentIsHalf : undefined}
    />
  )
}
