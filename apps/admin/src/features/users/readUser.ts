import { ApiError } from '@hearth/api/error'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Reads a member from the server now; rejects at the first failure. */
export async function readUser(id: string, client: QueryClient) {
  const options = { ...api.query('getUser', { path: { id } }), staleTime: 0, retry: false }
  return (await client.query(options)).data
}

/** Whether the server says that there is no such member. */
export const isUserGone = (id: string, client: QueryClient): Promise<boolean> =>
  readUser(id, client).then(
    () => false,
    (error) => {
      if (error instanceof ApiError && error.status === 404) return true
      throw error
    },
  )
