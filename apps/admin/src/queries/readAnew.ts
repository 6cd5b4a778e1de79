import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'

/**
 * Reads from the server, whatever is cached or under way: a read that began before a change may
 * not show it. Whoever shows that read gets this answer. It rejects at the first failure.
 */
export async function readAnew<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  await client.cancelQueries({ queryKey: options.queryKey, exact: true })
  return client.query({ ...options, staleTime: 0, retry: false })
}
