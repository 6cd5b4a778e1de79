import { ComboBox } from '../../components/ComboBox/ComboBox'
import { DateRangeField } from '../../components/DateRangeField/DateRangeField'
import { MultiSelect } from '../../components/MultiSelect/MultiSelect'
import {
  actorName,
  isRecordMoment,
  RECORD_KINDS,
  type RecordActor,
  type RecordFilters,
  type RecordKind,
  recordText as text,
} from '../../domain/record/record'
import { fields } from './RecordFields.css'

export interface RecordFieldsProps {
  filters: RecordFilters
  /** Called with the filters that change. */
  onChange: (filters: Partial<RecordFilters>) => void
  /** The administrators to filter by. */
  actors: readonly RecordActor[]
  /** Whether members can report posts. */
  hasReports: boolean
  timeZone: string | undefined
}

const kinds = Object.keys(RECORD_KINDS) as RecordKind[]

/** Who did what, and when: the filters of the record beside its search. */
export function RecordFields({
  filters,
  onChange,
  actors,
  hasReports,
  timeZone,
}: RecordFieldsProps) {
  return (
    <div className={fields}>
      <ComboBox
        label={text.who}
        placeholder={text.everybody}
        options={actors.map((actor) => ({ value: actor.id, label: actorName(actor) }))}
        value={filters.actor}
        onChange={(actor) => onChange({ actor })}
      />
      <MultiSelect
        label={text.what}
        placeholder={text.kinds.all}
        options={kinds
          .filter((kind) => kind !== 'all' && (hasReports || kind !== 'reports'))
          .map((kind) => ({ value: kind, label: text.kinds[kind] }))}
        value={filters.kinds}
        onChange={(chosen) => onChange({ kinds: chosen })}
      />
      <DateRangeField
        label={text.when}
        from={filters.from}
        to={filters.to}
        onChange={onChange}
        isAllowed={isRecordMoment}
        invalidMessage={text.momentIsHalf}
        timeZone={timeZone}
      />
    </div>
  )
}
