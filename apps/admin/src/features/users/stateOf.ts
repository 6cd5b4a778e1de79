import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import type { Read } from '../moderation/bulkSpec'

/**
 * What was decided about a member, after the answer to a change was lost. With the record it reads
 * the impact: reading the member would be recorded as a view.
 */
export const stateOf = async (id: string, read: Read) => {
  const path = { id }
  if (isOffered('record')) {
    const { isBanned, isVerified, badgeRequestStatus } = (
      await read(api.query('getUserImpact', { path }))
    ).data
    if (isBanned !== undefined && isVerified !== undefined && badgeRequestStatus !== undefined) {
      return { isBanned, isVerified, badgeRequestStatus }
    }
  }
  return (await read(api.query('getUser', { path }))).data
}
