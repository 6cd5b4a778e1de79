import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { search as cut } from '../../search/fields'
import { usePause } from '../../search/usePause'

/** How many members are shown; the list of users has all of them. */
const SHOWN = 5

/** How long typing must pause before the server is asked, in milliseconds. */
const TYPING_PAUSE = 200

/**
 * Members found by a typed text, with `GET /users`. Those of the text before stay until the answer
 * is there, and also when it fails.
 */
export function useMemberSearch(typed: string) {
  const text = cut(typed.trim())
  const search = usePause(text, TYPING_PAUSE)
  const result = useQuery({
    ...api.query('listUsers', { query: { page: 1, limit: SHOWN, search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const { data, isError, isFetching, refetch } = result
  // A failed query has no data, not even that of the text before.
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)

  return {
    members: last?.data ?? [],
    total: last?.pagination.total ?? 0,
    isPending: text !== search || isFetching,
    onRetry: isError && !isFetching && text === search ? () => void refetch() : undefined,
  }
}
