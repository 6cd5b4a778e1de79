import { deskHref } from '@hearth/ui/domain/desk'
import { areViewsCounted } from '@hearth/ui/domain/members'
import { UsersScreen } from '@hearth/ui/screens/users/UsersScreen'
import { createFileRoute } from '@tanstack/react-router'
import { isOffered } from '../../../../deployment/brand'
import { useDownload } from '../../../../features/documents/useDownload'
import { reasonFor } from '../../../../features/moderation/reasonFor'
import { useModeration, useModerationBusyIds } from '../../../../features/moderation/useModeration'
import { bulkUsers } from '../../../../features/users/bulkUsers'
import { usersPage, useUsersPage } from '../../../../features/users/queries'
import { UsersSearch } from '../../../../features/users/search'
import { useUserCounts } from '../../../../features/users/useUserCounts'
import { pageTitles } from '../../../../navigation/pageTitles'
import { start } from '../../../../queries/load'
import { listSearch } from '../../../../search/listSearch'
import { useListSearch } from '../../../../search/useListSearch'

export const Route = createFileRoute('/_panel/_admin/users/')({
  staticData: { title: pageTitles.users, permission: 'members.read', help: 'users', list: 'users' },
  ...listSearch(UsersSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => start(queryClient, usersPage(deps)),
  component: Users,
})

function Users() {
  const { search, onFiltersChange, onPageRequestChange, onPastEnd, sorting } = useListSearch(Route)
  const users = useUsersPage(search, onPastEnd)
  const hasRows = users.status === 'ready' && !users.isRefreshing
  const statusCounts = useUserCounts(hasRows && areViewsCounted(search))
  const handlers = {
    onVerify: useModeration('verify'),
    onBan: useModeration('ban'),
    onUnban: useModeration('unban'),
    onDelete: useModeration('delete'),
  }
  const mayBulk = Object.values(handlers).some(Boolean)
  const { onDownload, question } = useDownload()
  const busyIds = useModerationBusyIds('verify', 'ban', 'unban', 'delete')
  return (
    <>
      <UsersScreen
        users={users}
        newcomersHref={isOffered('desk') && handlers.onVerify ? deskHref('newcomers') : undefined}
        statusCounts={statusCounts}
        filters={search}
        onFiltersChange={onFiltersChange}
        onPageRequestChange={onPageRequestChange}
        sorting={isOffered('sort') ? sorting : undefined}
        {...handlers}
        reason={reasonFor}
        onDownload={onDownload}
        bulk={mayBulk ? bulkUsers : undefined}
        busyIds={busyIds}
      />
      {question}
    </>
  )
}
