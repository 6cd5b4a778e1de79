import { AnnouncementsScreen } from '@hearth/ui/screens/announcements/AnnouncementsScreen'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../api'
import { Composer } from '../../../features/announcements/compose'
import { useAnnouncementActions } from '../../../features/announcements/mutations'
import { useAnnouncementStats, useAnnouncementsPage } from '../../../features/announcements/queries'
import { AnnouncementsSearch, announcementsPage } from '../../../features/announcements/search'
import { withPending } from '../../../mutations/pendingChanges'
import { pageTitles } from '../../../navigation/pageTitles'
import { useLeaveGuard } from '../../../navigation/useLeaveGuard'
import { start } from '../../../queries/load'
import { mapLoadable } from '../../../queries/loadable'
import { listSearch } from '../../../search/listSearch'
import { useListSearch } from '../../../search/useListSearch'
import { useOpened } from '../../../search/useOpened'
import { useMay } from '../../../session/permissions'

export const Route = createFileRoute('/_panel/_admin/announcements')({
  staticData: { title: pageTitles.announcements, help: 'announcements', list: 'announcements' },
  ...listSearch(AnnouncementsSearch),
  loaderDeps: ({ search: { page, limit, search } }) => ({ page, limit, search }),
  loader: ({ context: { queryClient }, deps }) => {
    start(queryClient, announcementsPage(deps))
    start(queryClient, api.query('getAnnouncementStats'))
  },
  component: Announcements,
})

function Announcements() {
  const { search, onFiltersChange, onPageRequestChange, onPastEnd } = useListSearch(Route)
  const announcements = useAnnouncementsPage(search, onPastEnd)
  const stats = useAnnouncementStats()
  const mayWrite = useMay('announcements.write')
  const { save, submission, remove, toggleStatus, togglePinned, pending, toggleRetryAt, busyIds } =
    useAnnouncementActions()
  return (
    <AnnouncementsScreen
      announcements={mapLoadable(announcements, (page) => ({
        ...page,
        rows: withPending(page.rows, pending),
      }))}
      stats={stats}
      search={search.search}
      onSearchChange={(text) => onFiltersChange({ search: text })}
      onPageRequestChange={onPageRequestChange}
      writing={{
        id: mayWrite ? search.compose : '',
        onChange: useOpened('compose'),
        onIntent: Composer.preload,
        render: (controls) => (
          <Suspense>
            <Composer {...controls} onSave={save} submission={submission} />
          </Suspense>
        ),
      }}
      onDelete={remove}
      onToggleStatus={toggleStatus}
      onTogglePinned={togglePinned}
      toggleRetryAt={toggleRetryAt}
      busyIds={busyIds}
      guard={useLeaveGuard('compose')}
      mayWrite={mayWrite}
    />
  )
}
