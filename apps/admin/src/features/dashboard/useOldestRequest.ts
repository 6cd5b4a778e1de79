import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { may } from '../../session/permissions'

/**
 * When the oldest waiting citizenship request was made, from the digest of the record; undefined
 * where the deployment has no record.
 */
export function useOldestRequest(): string | null | undefined {
  const { data } = useQuery({
    ...api.query('getDigest'),
    enabled: isOffered('record') && may('record.read'),
  })
  return data?.data.oldestRequestAt
}
