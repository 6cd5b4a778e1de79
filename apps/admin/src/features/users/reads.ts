import type { UsersFilters } from '@hearth/ui/screens/users/UsersScreen'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { statusFilters, type UsersSearch, usersQuery } from './search'

/** The call for the page in an address. */
export const usersPage = (search: UsersSearch) =>
  api.query('listUsers', { query: usersQuery(search, { isSorted: isOffered('sort') }) })

/** The call whose total is the number of users with a status. */
export const userCount = (status: UsersFilters['status']) =>
  api.query('listUsers', { query: { page: 1, limit: 1, ...statusFilters[status] } })
