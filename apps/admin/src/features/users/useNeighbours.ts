import { usePageKeys } from '@hearth/ui/hooks/usePageKeys'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readSearch } from '../../search/fields'
import { parseSearch } from '../../search/searchParams'
import { readSingleKeys } from '../../shortcuts/useSingleKeys'
import { type ListedMember, type Neighbours, neighboursOf } from './neighboursOf'
import { usersPage } from './queries'
import { USERS_DEFAULTS, UsersSearch } from './search'
import { startMember } from './startMember'

const PATH = '/users'

/**
 * The previous and the next member in the list from which this page was opened, also across its
 * pages; J and K open them. Both are prefetched, unless the deployment records views of members.
 * @returns the list with its address, the row of the member, and a way to each neighbour; undefined
 * if the page was not opened from a list
 */
export function useNeighbours(id: string) {
  const client = useQueryClient()
  const router = useRouter()
  const from = useLocation({ select: ({ state }) => state.from })
  const list = from === undefined ? undefined : listAt(from)
  const found = useNeighboursOf(id, list)
  const { previous, next } = found ?? {}
  const previousId = previous?.id
  const nextId = next?.id

  useEffect(() => {
    if (nextId !== undefined) startMember(client, nextId, { preload: true })
    if (previousId !== undefined) startMember(client, previousId, { preload: true })
  }, [client, nextId, previousId])

  // Replace the history entry, so that Back leads to the list.
  const open = (member: ListedMember | undefined) =>
    list && member
      ? () =>
          void router.navigate({
            href: `${PATH}/${encodeURIComponent(member.id)}`,
            state: {
              from: router.buildLocation({ to: PATH, search: { ...list, page: member.page } }).href,
            },
            replace: true,
          })
      : undefined
  const onPrevious = open(previous)
  const onNext = open(next)
  usePageKeys({ k: onPrevious, j: onNext }, { isOn: readSingleKeys })
  const rows = list && client.getQueryData(usersPage(list).queryKey)
  return {
    list,
    row: rows?.data.find((user) => user.id === id),
    listHref: list && from,
    neighbours: found && { onPrevious, onNext, isLoading: found.isLoading },
  }
}

/** The list of users at an address; undefined for another page. */
function listAt(address: string): UsersSearch | undefined {
  const { pathname, search } = new URL(address, location.origin)
  return pathname === PATH ? readSearch(UsersSearch, parseSearch(search)) : undefined
}

/**
 * The neighbours of a member. They stay the same after the member leaves the list, as a pending
 * member does when verified, so that the next one is still one step away.
 */
function useNeighboursOf(
  id: string,
  list: UsersSearch | undefined,
): (Partial<Neighbours> & { isLoading: boolean }) | undefined {
  const [known, setKnown] = useState<Neighbours & { id: string }>()
  const here = useMembersOn(list)
  // The neighbour of the first or last row is on another page. If the list has changed, the member
  // may be on that page too.
  const onPage = neighboursOf(id, here.members)
  const beside = (page: number, isWanted: boolean) =>
    list && isWanted && page >= 1 && page <= here.totalPages ? { ...list, page } : undefined
  const page = list?.page ?? 0
  const before = useMembersOn(beside(page - 1, !onPage?.previous))
  const after = useMembersOn(beside(page + 1, !onPage?.next))

  const found = neighboursOf(id, [...before.members, ...here.members, ...after.members])
  const isNew =
    known?.id !== id ||
    known.previous?.id !== found?.previous?.id ||
    known.next?.id !== found?.next?.id
  const isLoading = before.isLoading || here.isLoading || after.isLoading
  if (found && isNew && !isLoading) setKnown({ ...found, id })
  if (!list) return undefined
  // While a neighbouring page loads, don't treat the member as the last in the list.
  if (isLoading && known?.id !== id) return { ...found, isLoading }
  return known?.id === id ? { ...known, isLoading: false } : undefined
}

interface MembersOnPage {
  members: readonly ListedMember[]
  totalPages: number
  isLoading: boolean
}

/** The members on one page of a list, as far as they have been loaded. */
function useMembersOn(list: UsersSearch | undefined): MembersOnPage {
  const { data, isLoading } = useQuery({
    ...usersPage(list ?? USERS_DEFAULTS),
    enabled: list !== undefined,
  })
  if (!list || !data) return { members: [], totalPages: 0, isLoading }
  return {
    members: data.data.map(({ id }) => ({ id, page: list.page })),
    totalPages: data.pagination.totalPages,
    isLoading,
  }
}
