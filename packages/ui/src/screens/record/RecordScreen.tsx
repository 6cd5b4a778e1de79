import { useRef, useState } from 'react'
import {
  isFiltered,
  NO_RECORD_FILTERS,
  type RecordActor,
  type RecordEntry,
  type RecordFilters,
  type RecordKind,
  type RecordUndo,
  recordText as text,
  toTimelineEntries,
  useBatchUndo,
} from '../../domain/record/record'
import { thenFocus } from '../../hooks/thenFocus'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { ListEmpty } from '../../patterns/EmptyState/EmptyState'
import { FilterBar } from '../../patterns/FilterBar/FilterBar'
import { LoadableList } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { Timeline, type TimelineBaseProps } from '../../patterns/Timeline/Timeline'
import { ChosenFilters } from './ChosenFilters'
import { type FoundMember, MemberMatches, type MemberSearch } from './MemberFilter'
import { RecordFields } from './RecordFields'

export type { FoundMember, MemberSearch, RecordActor, RecordEntry, RecordFilters, RecordKind }
export { NO_RECORD_FILTERS }

export interface RecordScreenProps extends RecordUndo, TimelineBaseProps {
  /** The loaded entries, newest first. */
  entries: Loadable<readonly RecordEntry[]>
  /** The filters, from the address. */
  filters: RecordFilters
  /** Called with all filters when one has changed. */
  onFiltersChange: (filters: RecordFilters) => void
  /** The administrators to filter by. */
  actors: readonly RecordActor[]
  /** The member of the filter; undefined for none, or while the name is loading. */
  member: FoundMember | undefined
  /** Finds the member to filter by. */
  memberSearch: MemberSearch
  /** Whether members can report posts: the record can be narrowed to them. @default false */
  hasReports?: boolean
}

const none: readonly RecordEntry[] = []

/**
 * The actions of administrators, a line each, with the reason and an Undo button (specification
 * 2.22).
 */
export function RecordScreen({
  entries,
  filters,
  onFiltersChange,
  actors,
  member,
  memberSearch,
  hasReports = false,
  onUndo,
  onUndoMany,
  busyIds,
  ...more
}: RecordScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = entries.status === 'ready' ? entries.data : none
  const undo = useBatchUndo(shown, { onUndo, onUndoMany, busyIds })
  const thenHeading = thenFocus(heading)
  const change = (next: Partial<RecordFilters>) => onFiltersChange({ ...filters, ...next })
  // An incomplete date is not in the address, so clearing the filters must reset its fields.
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setCleared(cleared + 1)
    memberSearch.onChange('')
    onFiltersChange(NO_RECORD_FILTERS)
  }

  return (
    <Stack space="page">
      <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} content={entries} />
      <Stack space="3">
        <FilterBar
          label={text.filters}
          search={{
            label: text.memberSearch,
            placeholder: text.memberPlaceholder,
            value: memberSearch.value,
            onChange: memberSearch.onChange,
          }}
          fields={
            <RecordFields
              key={cleared}
              filters={filters}
              onChange={change}
              actors={actors}
              hasReports={hasReports}
              timeZone={more.timeZone}
            />
          }
          setFields={countSet(filters)}
          onClear={clear}
        />
        <ChosenFilters
          filters={filters}
          onChange={onFiltersChange}
          actors={actors}
          member={member}
        />
        {memberSearch.found && (
          <MemberMatches
            found={memberSearch.found}
            onChoose={({ id }) => {
              heading.current?.focus()
              memberSearch.onChange('')
              change({ member: id })
            }}
          />
        )}
      </Stack>
      <LoadableList
        content={entries}
        headingRef={heading}
        errorMessage={text.failed}
        emptyState={
          shown.length === 0 && (
            <ListEmpty
              title={text.noneTitle}
              noneYet={text.noneYet}
              noneMatch={text.noneMatch}
              isFiltered={isFiltered(filters)}
              onClear={thenHeading(clear)}
            />
          )
        }
      >
        {(all, isRefreshing) => (
          <Timeline
            {...more}
            label={text.title}
            {...undo}
            entries={toTimelineEntries(all)}
            isRefreshing={isRefreshing}
          />
        )}
      </LoadableList>
    </Stack>
  )
}

/** How many of the fields are filled in. */
const countSet = ({ actor, kinds, member, from, to }: RecordFilters): number =>
  [actor, kinds[0], member, from || to].filter(Boolean).length
