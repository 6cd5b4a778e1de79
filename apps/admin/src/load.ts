import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'

/**
 * Starts reads for a page and does not wait: the page shows at once and tells by itself how each of
 * them went. For loaders.
 */
export function start<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): void {
  client.query(options).catch(noop)
}

const noop = () => {}
