import {
  type FoundMember,
  type RecordActor,
  type RecordFilters,
  RecordScreen,
} from '@hearth/ui/screens/record/RecordScreen'
import { useState } from 'react'
import { isOffered } from '../../deployment/brand'
import { recordQuery } from './filters'
import { useRecord } from './queries'
import { useFound } from './useFound'
import { useUndo } from './useUndo'

interface RecordPageProps {
  filters: RecordFilters
  onFiltersChange: (filters: RecordFilters) => void
}

/** The record with its calls. */
export function RecordPage({ filters, onFiltersChange }: RecordPageProps) {
  const record = useRecord(recordQuery(filters))
  const entries = record.entries.status === 'ready' ? record.entries.data : []
  const actors = useActors(entries.flatMap(({ actor }) => actor ?? []))
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<FoundMember>()
  const found = useFound(typed)
  const subject = entries.find((entry) => entry.subject?.id === filters.member)?.subject
  const member =
    chosen?.id === filters.member
      ? chosen
      : subject && { id: subject.id, fullName: subject.name ?? null }
  return (
    <RecordScreen
      {...record}
      {...useUndo()}
      filters={filters}
      onFiltersChange={(next) => {
        const isFound = found?.status === 'ready'
        setChosen(isFound ? found.data.find(({ id }) => id === next.member) : chosen)
        onFiltersChange(next)
      }}
      hasReports={isOffered('desk')}
      actors={actors}
      member={member ?? undefined}
      memberSearch={{ value: typed, onChange: setTyped, found }}
    />
  )
}

/** Every steward seen on this page, so that filtering by one keeps the others in the list. */
function useActors(shown: readonly RecordActor[]): readonly RecordActor[] {
  const [known, setKnown] = useState<readonly RecordActor[]>([])
  const isNew = ({ id }: RecordActor) => known.every((actor) => actor.id !== id)
  if (!shown.some(isNew)) return known
  const all = [...new Map([...known, ...shown].map((actor) => [actor.id, actor])).values()]
  setKnown(all.sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en')))
  return known
}
