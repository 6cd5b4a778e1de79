import type { Loadable } from '@hearth/ui/loadable'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { mapLoadable } from '../../queries/loadable'
import { useRead } from '../../queries/useRead'
import { may } from '../../session/permissions'

/**
 * When the oldest waiting citizenship request was made, from the digest of the record; undefined
 * where the deployment has no record.
 */
export function useOldestRequest(): Loadable<string | null> | undefined {
  const enabled = isOffered('record') && may('record.read')
  const { loadable } = useRead({ ...api.query('getDigest'), enabled })
  return enabled ? mapLoadable(loadable, ({ data }) => data.oldestRequestAt) : undefined
}
