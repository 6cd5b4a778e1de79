import type { paths } from '@hearth/api/schema.gen'
import createClient from 'openapi-fetch'

export const client = createClient<paths>({ baseUrl: '/api' })

export interface UsersSearch {
  page: number
  limit: number
  search: string
}

export const usersQuery = ({ page, limit, search }: UsersSearch) => ({
  queryKey: ['users', page, limit, search],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { page, limit, ...(search && { search }) }
    const { data } = await client.GET('/users', { params: { query }, signal })
    return data
  },
})

export const postsQuery = {
  queryKey: ['posts'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await client.GET('/posts', { signal })
    return data
  },
}
