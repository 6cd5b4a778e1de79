import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usersQuery } from './queries'

export function Users() {
  const search = useSearch({ from: '/panel/users' })
  const navigate = useNavigate({ from: '/users' })
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...usersQuery(search), placeholderData: keepPreviousData })
  useEffect(() => {
    queryClient.query(usersQuery({ ...search, page: search.page + 1 })).catch(() => undefined)
  }, [queryClient, search])
  return (
    <main>
      <h1>Users</h1>
      <input
        type="search"
        aria-label="Search"
        defaultValue={search.search}
        onChange={({ target }) => {
          void navigate({ search: { ...search, page: 1, search: target.value }, replace: true })
        }}
      />
      <table>
        <tbody>
          {data?.data.map(({ id, fullName, email, phone, isVerified }) => (
            <tr key={id} data-row-id={id}>
              <td>{fullName}</td>
              <td>{email}</td>
              <td>{phone}</td>
              <td>{isVerified ? 'Verified' : 'Pending'}</td>
              <td>
                <button type="button">Actions</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        aria-label="Next page"
        onClick={() => void navigate({ search: { ...search, page: search.page + 1 } })}
      >
        Next
      </button>
    </main>
  )
}
