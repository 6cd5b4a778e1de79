import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import type { Read } from '../moderation/bulkSpec'

/**
 * Reads the state of a member after the answer to a change was lost. With the feature `record` it
 * reads the impact instead of the member, because the record would count that as a view.
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
