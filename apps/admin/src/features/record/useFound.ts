import type { Loadable } from '@hearth/ui/loadable'
import type { FoundMember } from '@hearth/ui/screens/record/RecordScreen'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../api'
import { useData } from '../../queries/useData'
import { search as cut } from '../../search/fields'
import { usePause } from '../../search/usePause'

/** How many members are offered. */
const SHOWN = 6

/** The members that a text finds; undefined without a text. */
export function useFound(typed: string): Loadable<readonly FoundMember[]> | undefined {
  const text = cut(typed.trim())
  const search = usePause(text, 200)
  const found = useData({
    ...api.query('listUsers', { query: { page: 1, limit: SHOWN, search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  return text === '' || search === '' ? undefined : found
}
