import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { start } from '../../queries/load'

/**
 * Starts the read of a member, as `start` does. Where the backend keeps a record, it reads nobody
 * ahead: each read enters there that the person opened the member's page (docs/record.md).
 * @param preload whether the person has not come to the member yet, and perhaps never will
 */
export function startMember(client: QueryClient, id: string, preload: boolean): void {
  if (preload && isOffered('record')) return
  start(client, api.query('getUser', { path: { id } }))
}
