import { TagGroup } from '../../components/TagGroup/TagGroup'
import {
  actorName,
  type RecordActor,
  type RecordFilters,
  recordText as text,
} from '../../domain/record/record'
import { personName } from '../../text/people'
import type { FoundMember } from './MemberFilter'

interface ChosenFiltersProps {
  filters: RecordFilters
  /** Called with the filters that are left after a tag is removed. */
  onChange: (filters: RecordFilters) => void
  actors: readonly RecordActor[]
  /** The member of the filter; undefined while the name is loading. */
  member: FoundMember | undefined
}

/** The chosen filters but the period, each with a button that removes it. On a phone the fields are in a sheet. */
export function ChosenFilters({ filters, onChange, actors, member }: ChosenFiltersProps) {
  const actor = actors.find(({ id }) => id === filters.actor)
  const tags = [
    ...(filters.actor
      ? [
          {
            id: 'actor',
            label: `${text.who}: ${actor ? actorName(actor) : shortId(filters.actor)}`,
          },
        ]
      : []),
    ...filters.kinds.map((kind) => ({ id: kind, label: text.kinds[kind] })),
    ...(filters.member
      ? [
          {
            id: 'member',
            label: `${text.member}: ${member ? personName(member) : shortId(filters.member)}`,
          },
        ]
      : []),
  ]
  if (tags.length === 0) return null
  return (
    <TagGroup
      label={text.chosen}
      labelVisibility="hidden"
      tags={tags}
      onRemove={(id) =>
        onChange(
          id === 'actor' || id === 'member'
            ? { ...filters, [id]: '' }
            : { ...filters, kinds: filters.kinds.filter((kind) => kind !== id) },
        )
      }
    />
  )
}

/** Stands for a name that is still loading. */
const shortId = (id: string): string => `…${id.slice(-4)}`
