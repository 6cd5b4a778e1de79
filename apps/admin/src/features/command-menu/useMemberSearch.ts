import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { search as cut } from '../../search/fields'
import { usePause } from '../../search/usePause'
import { may } from '../../session/permissions'
import { MAX_TOTAL } from '../users/queries'

/** Largest number of results; the list of users shows all. */
const SHOWN = 5

/** How long typing must pause before the server is asked, in milliseconds. */
const TYPING_PAUSE = 200

/**
 * Members that match the typed text, from `GET /users`. The results of the previous text stay until
 * the answer arrives, and after a failure.
 */
export function useMemberSearch(typed: string) {
  const text = cut(typed.trim())
  const search = usePause(text, TYPING_PAUSE)
  const result = useQuery({
    ...api.query('listUsers', {
      query: { page: 1, limit: SHOWN, search, ...(isOffered('pages') && { maxTotal: MAX_TOTAL }) },
    }),
    enabled: search !== '' && may('members.read'),
    placeholderData: keepPreviousData,
  })
  const { data, isError, isFetching, refetch } = result
  // A failed query has no data, not even the previous results.
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)

  return {
    members: last?.data ?? [],
    total: last?.pagination.total ?? 0,
    hasMore: last?.pagination.hasMore,
    isPending: text !== search || isFetching,
    onRetry: isError && !isFetching && text === search ? () => void refetch() : undefined,
  }
}
