import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import { api } from '../../api'

/** The member whose page is open; undefined until that page has loaded the member. */
export function useCurrentMember() {
  const match = useMatch({ from: '/_panel/_admin/users/$id', shouldThrow: false })
  const path = { id: match?.params.id ?? '' }
  return useQuery({ ...api.query('getUser', { path }), enabled: false }).data?.data
}
