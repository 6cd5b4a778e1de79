import { useQuery } from '@tanstack/react-query'
import { isOffered } from '../../deployment/brand'
import { may } from '../../session/permissions'
import { recordApi } from '../record/api'

/**
 * When the oldest waiting citizenship request was made, from the digest of the record; undefined
 * where the deployment has no record.
 */
export function useOldestRequest(): string | null | undefined {
  const { data } = useQuery({
    ...recordApi.query('getDigest'),
    enabled: isOffered('record') && may('record.read'),
  })
  return data?.data.oldestRequestAt
}
