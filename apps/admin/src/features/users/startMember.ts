import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { start } from '../../queries/load'

/**
 * Starts the read of a member, as `start` does. Members are not preloaded where the backend keeps
 * a record: each read is recorded as a visit to the member's page (docs/record.md).
 */
export function startMember(
  client: QueryClient,
  id: string,
  { preload }: { preload: boolean },
): void {
  if (preload && isOffered('record')) return
  start(client, api.query('getUser', { path: { id } }))
}
