import { api } from '../../api'
import { useData } from '../../queries/useData'
import { useKeepsRecord } from '../record/keepsRecord'

/**
 * How many posts a member has written; undefined until it is here, and where no record is kept: the
 * calls of the specification answer all posts of everybody only.
 */
export function usePostCount(id: string): number | undefined {
  const isOffered = useKeepsRecord()
  const impact = useData({
    ...api.query('getUserImpact', { path: { id } }),
    enabled: isOffered,
  })
  return impact.status === 'ready' ? impact.data.posts : undefined
}
