import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { SearchField } from '../../components/SearchField/SearchField'
import { Select } from '../../components/Select/Select'
import { text } from '../../text/defaults'
import * as css from './FilterBar.css'

/** One select of a FilterBar. */
export interface Filter<Value extends string = string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  /** The value that filters nothing ('all'): what 'Clear filters' goes back to. */
  neutral: Value
  /** Called with the chosen value. A method, so that a handler of a narrower union fits. */
  onChange(value: Value): void
}

export interface FilterBarProps {
  /** Names the bar for screen readers: 'Filter users'. */
  label: string
  /** The search field at the start of the bar. */
  search?: {
    label: string
    placeholder: string
    value: string
    /** Called with every change of the text; the caller decides how often it asks. */
    onChange: (value: string) => void
  }
  /** Selects in reading order. @default none */
  filters?: readonly Filter[]
  /** Sets the search and every filter back in one step. The button shows only while something is set. */
  onClear: () => void
  /** What the list holds now ('128 users'): shown at the end and read out politely when it changes. */
  summary?: string | undefined
}

const nothing: readonly Filter[] = []

/**
 * What narrows a list, in one bar above it: the state is always in view and one press takes it back.
 * It holds no state; the address does. Not for sorting or paging: those are the table's.
 */
export function FilterBar({ label, search, filters = nothing, onClear, summary }: FilterBarProps) {
  const isFiltered =
    (search !== undefined && search.value !== '') ||
    filters.some(({ value, neutral }) => value !== neutral)
  const bar = useRef<HTMLElement>(null)
  // The button goes with what it clears. Focus stays in the bar: not in the field, which would bring
  // up the keyboard of a phone.
  const clear = () => {
    bar.current?.focus()
    onClear()
  }
  return (
    <search ref={bar} tabIndex={-1} aria-label={label} className={css.bar}>
      {search === undefined ? null : (
        <div className={css.search}>
          <SearchField {...search} />
        </div>
      )}
      {filters.length === 0 ? null : (
        <div className={css.filters}>
          {filters.map(({ neutral: _, ...select }) => (
            <div key={select.label} className={css.filter}>
              <Select {...select} />
            </div>
          ))}
        </div>
      )}
      <div className={css.end}>
        <span role="status" className={css.summary}>
          <bdi>{summary}</bdi>
        </span>
        {isFiltered ? (
          <Button variant="quiet" icon={<X />} onPress={clear}>
            {text.clearFilters}
          </Button>
        ) : null}
      </div>
    </search>
  )
}
