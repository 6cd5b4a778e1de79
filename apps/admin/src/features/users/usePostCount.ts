import { api } from '../../api'
import { useData } from '../../queries/useData'
import { useKeepsRecord } from '../record/keepsRecord'

/**
 * The number of posts of a member. Undefined until it is loaded, and without the feature `record`:
 * the specification has no call for the posts of one member.
 */
export function usePostCount(id: string): number | undefined {
  const isOffered = useKeepsRecord()
  const impact = useData({
    ...api.query('getUserImpact', { path: { id } }),
    enabled: isOffered,
  })
  return impact.status === 'ready' ? impact.data.posts : undefined
}
