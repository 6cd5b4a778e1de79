import { DateTimeField } from '../../components/DateTimeField/DateTimeField'
import { useEcho } from '../../hooks/useEcho'
import type { RecordFilters } from '../../product/record/recordModel'
import { recordText as text } from '../../product/record/recordText'
import * as css from './RecordScreen.css'

type Period = Pick<RecordFilters, 'from' | 'to'>

interface PeriodFieldsProps extends Period {
  /** Called with a whole moment, or '' for none: never with half a date. */
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

function MomentField({ value, onChange, ...props }: MomentFieldProps) {
  const [shown, type] = useEcho(value)
  return (
    <DateTimeField
      {...props}
      value={shown}
      onChange={(next) => {
        type(next)
        if (next === '' || !Number.isNaN(Date.parse(next))) onChange(next)
      }}
    />
  )
}
