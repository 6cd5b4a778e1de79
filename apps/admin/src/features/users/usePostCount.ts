import { api } from '../../api'
import { useData } from '../../queries/useData'

/** For this long the posts are not read again: they are only counted. */
const MINUTE = 60_000

/**
 * How many posts a member has written: of the list of all posts, since no other specified call knows
 * authors. Undefined until it is here, and without an email, as nothing else tells authors apart.
 */
export function usePostCount(email: string | null | undefined): number | undefined {
  const posts = useData({
    ...api.query('listPosts'),
    enabled: Boolean(email),
    staleTime: MINUTE,
  })
  if (!email || posts.status !== 'ready') return undefined
  return posts.data.filter(({ user }) => user.email === email).length
}
