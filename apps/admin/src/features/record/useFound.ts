import type { Loadable } from '@hearth/ui/loadable'
import type { FoundMember } from '@hearth/ui/screens/record/RecordScreen'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { api } from '../../api'
import { useData } from '../../queries/useData'

/** How many members are offered. */
const SHOWN = 6

/** The members that a text finds; undefined without a text. */
export function useFound(typed: string): Loadable<readonly FoundMember[]> | undefined {
  const search = useDeferredValue(typed.trim().slice(0, 100))
  const found = useData({
    ...api.query('listUsers', { query: { page: 1, limit: SHOWN, search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  return search === '' ? undefined : found
}
