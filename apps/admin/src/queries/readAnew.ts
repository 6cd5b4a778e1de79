import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'

/**
 * Reads from the server and ignores the cache and reads under way, which may be older than a
 * change. Updates the cache. Rejects at the first failure.
 */
export async function readAnew<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  await client.cancelQueries({ queryKey: options.queryKey, exact: true })
  return client.query({ ...options, staleTime: 0, retry: false })
}
