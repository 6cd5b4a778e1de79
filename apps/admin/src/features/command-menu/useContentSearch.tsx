import { announcementName } from '@hearth/ui/domain/announcements'
import { membershipHref, membershipName } from '@hearth/ui/domain/plans'
import { postName, searchOf } from '@hearth/ui/domain/posts'
import type { Command, CommandGroup } from '@hearth/ui/patterns/CommandMenu'
import { navIcons } from '@hearth/ui/shell/AppShell'
import { fold } from '@hearth/ui/text/fold'
import { personName } from '@hearth/ui/text/people'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api'
import { pageTitles } from '../../navigation/pageTitles'
import { search as cut } from '../../search/fields'
import { usePause } from '../../search/usePause'
import { may } from '../../session/permissions'

/** Largest number of results of each kind; the lists show all. */
const SHOWN = 3

/** Longer than for members: the lists of posts and plans arrive whole. */
const TYPING_PAUSE = 300

const listOf = (path: string, search: string): string =>
  `${path}?search=${encodeURIComponent(cut(search))}`

/**
 * Posts, announcements and plans with a text in their title or body. Each list is read once
 * something is typed, and stays in the cache; nothing polls.
 */
export function useContentSearch(typed: string): readonly CommandGroup[] {
  const text = cut(typed.trim())
  const search = usePause(text, TYPING_PAUSE)
  const enabled = search !== ''
  const posts = useQuery({
    ...api.query('listPosts'),
    enabled: enabled && may('members.read'),
  })
  const plans = useQuery({ ...api.query('listMembershipPlans'), enabled })
  const announcements = useQuery({
    ...api.query('listAnnouncements', { query: { page: 1, limit: SHOWN, search } }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const allPosts = posts.data?.data
  // Built once per list: folding every text at each key press would be slow.
  const findPosts = useMemo(() => allPosts && searchOf(allPosts), [allPosts])

  const foundPosts = (findPosts?.(search) ?? []).slice(0, SHOWN).map(
    (post): Command => ({
      id: `post ${post.id}`,
      href: listOf('/posts', post.title),
      label: postName(post),
      description: personName(post.user),
      icon: navIcons.posts,
    }),
  )
  const foundAnnouncements = (announcements.data?.data ?? []).map(
    (announcement): Command => ({
      id: `announcement ${announcement.id}`,
      href: listOf('/announcements', announcement.title),
      label: announcementName(announcement),
      icon: navIcons.announcements,
    }),
  )
  const wanted = fold(search)
  const foundPlans = (plans.data?.data ?? [])
    .filter(({ name, summary, description }) =>
      fold([name, summary, description].join('\n')).includes(wanted),
    )
    .slice(0, SHOWN)
    .map(
      (plan): Command => ({
        id: `plan ${plan.id}`,
        href: membershipHref('view', plan),
        label: membershipName(plan),
        icon: navIcons.memberships,
      }),
    )
  const group = (
    id: string,
    title: string,
    items: readonly Command[],
    isPending: boolean,
  ): CommandGroup => ({ id, title, items, isSearched: true, isPending })
  const isTyping = text !== search
  return [
    group('posts', pageTitles.posts, foundPosts, enabled && posts.isLoading),
    group(
      'announcements',
      pageTitles.announcements,
      foundAnnouncements,
      enabled && (isTyping || announcements.isFetching),
    ),
    group('plans', pageTitles.memberships, foundPlans, enabled && plans.isLoading),
  ]
}
