import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { SearchField } from '../../components/SearchField/SearchField'
import { Select } from '../../components/Select/Select'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { text } from '../../text/defaults'
import { media } from '../../theme/media'
import * as css from './FilterBar.css'
import { FilterSheet } from './FilterSheet'

/** One select of a FilterBar. `value` decides the type of the others. */
export interface Filter<Value extends string = string> {
  label: string
  options: readonly { value: NoInfer<Value>; label: string }[]
  value: Value
  /** The value without a filter ('all'): 'Clear filters' goes back to it. */
  neutral: NoInfer<Value>
  /** Called with the selected value. It is a method, so that the bar can keep filters of all types. */
  onChange(value: NoInfer<Value>): void
}

/** @typeParam Values of each filter, which TypeScript reads from `filters`. */
export interface FilterBarProps<Values extends readonly string[] = readonly string[]> {
  /** Names the bar for screen readers: 'Filter members'. */
  label: string
  /** The search field at the start of the bar. */
  search?: {
    label: string
    placeholder: string
    value: string
    /** Called with every change of the text; the caller decides how often to load. */
    onChange: (value: string) => void
  }
  /** Selects in reading order. @default none */
  filters?: readonly [...{ [At in keyof Values]: Filter<Values[At]> }]
  /** Fields that are neither, such as a period, on a line of their own. @default none */
  fields?: ReactNode
  /** How many of these fields are filled in. @default 0 */
  setFields?: number
  /**
   * Resets the search and every filter in one step. The button shows only while something is set.
   */
  onClear: () => void
  /**
   * The size of the list ('128 users'): shown at the end and read out politely when it changes.
   */
  summary?: string | undefined
}

/**
 * The filters of a list, in one bar above it: their state is always visible and one press resets
 * it. On a phone all but the search are in a sheet, behind a button that says how many are set. The
 * bar keeps no state; the address does. Sorting and paging belong to the table.
 */
export function FilterBar<Values extends readonly string[]>({
  label,
  search,
  filters: given,
  fields,
  setFields = 0,
  onClear,
  summary,
}: FilterBarProps<Values>) {
  const filters: readonly Filter[] = given ?? []
  const isPhone = useMediaQuery(media.mobile)
  const setCount = filters.filter(({ value, neutral }) => value !== neutral).length + setFields
  const isFiltered = setCount > 0 || (search !== undefined && search.value !== '')
  const bar = useRef<HTMLElement>(null)
  // The button disappears when pressed. The focus stays in the bar: not in the field, as that
  // would open the keyboard of a phone.
  const clear = () => {
    bar.current?.focus()
    onClear()
  }
  const selects = (labelVisibility: 'shown' | 'inside') =>
    filters.map(({ neutral: _, ...select }) => (
      <Select key={select.label} {...select} labelVisibility={labelVisibility} />
    ))
  return (
    <search ref={bar} tabIndex={-1} aria-label={label} className={css.bar}>
      {search === undefined ? null : (
        <div className={css.search}>
          <SearchField {...search} />
        </div>
      )}
      {isPhone ? null : <div className={css.filters}>{selects('inside')}</div>}
      {isPhone && (filters.length > 0 || fields) ? (
        <FilterSheet label={label} setCount={setCount} summary={summary} onClear={onClear}>
          {selects('shown')}
          {fields}
        </FilterSheet>
      ) : null}
      <div className={css.end}>
        <bdi role="status" className={css.summary}>
          {summary}
        </bdi>
        {isFiltered && !isPhone ? (
          <Button variant="quiet" icon={<X />} onPress={clear}>
            {text.clearFilters}
          </Button>
        ) : null}
      </div>
      {isPhone ? null : fields}
    </search>
  )
}
