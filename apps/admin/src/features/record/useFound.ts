import type { Loadable } from '@hearth/ui/loadable'
import type { FoundMember } from '@hearth/ui/screens/record/RecordScreen'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../api'
import { useData } from '../../queries/useData'
import { search as cut } from '../../search/fields'
import { usePause } from '../../search/usePause'

/** Largest number of results. */
const SHOWN = 6

/** Members that match a text; undefined without a text. */
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
