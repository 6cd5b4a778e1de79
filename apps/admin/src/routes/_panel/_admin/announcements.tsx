import { AnnouncementsScreen } from '@hearth/ui/screens/announcements/AnnouncementsScreen'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '../../../api'
import { useAnnouncementActions } from '../../../features/announcements/mutations'
import { useAnnouncementStats, useAnnouncementsPage } from '../../../features/announcements/queries'
import {
  ANNOUNCEMENTS_DEFAULTS,
  AnnouncementsSearch,
  announcementsQuery,
} from '../../../features/announcements/search'
import { useLeaveGuard } from '../../../navigation/useLeaveGuard'
import { start } from '../../../queries/load'

export const Route = createFileRoute('/_panel/_admin/announcements')({
  staticData: { title: 'Announcements' },
  validateSearch: AnnouncementsSearch,
  search: { middlewares: [stripSearchParams(ANNOUNCEMENTS_DEFAULTS)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    start(queryClient, api.query('listAnnouncements', { query: announcementsQuery(deps) }))
    start(queryClient, api.query('getAnnouncementStats'))
  },
  component: Announcements,
})

function Announcements() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const announcements = useAnnouncementsPage(search, (page) => {
    void navigate({ search: { ...search, page }, replace: true, resetScroll: false })
  })
  const stats = useAnnouncementStats()
  const { save, submission, remove, toggleStatus, togglePinned, toggleRetryAt, busyIds } =
    useAnnouncementActions()
  return (
    <AnnouncementsScreen
      announcements={announcements}
      stats={stats}
      search={search.search}
      onSearchChange={(text) =>
        // Replace the entry: otherwise each key press would be a step of the Back button.
        void navigate({ search: { search: text, page: 1 }, replace: true, resetScroll: false })
      }
      onPageChange={(page) => void navigate({ search: { ...search, page } })}
      onSave={save}
      submission={submission}
      onDelete={remove}
      onToggleStatus={toggleStatus}
      onTogglePinned={togglePinned}
      toggleRetryAt={toggleRetryAt}
      busyIds={busyIds}
      guard={useLeaveGuard()}
    />
  )
}
