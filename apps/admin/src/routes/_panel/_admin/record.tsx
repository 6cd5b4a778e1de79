import { createFileRoute } from '@tanstack/react-router'
import { isOffered } from '../../../deployment/brand'
import { toFilters, toSearch } from '../../../features/record/filters'
import { RecordPage } from '../../../features/record/RecordPage'
import { RecordSearch } from '../../../features/record/search'
import { pageTitles } from '../../../navigation/pageTitles'
import { NotFoundPage } from '../../../pages/NotFoundPage'
import { listSearch } from '../../../search/listSearch'

/** Who did what (specification 2.22). Not found where the backend does not offer the record. */
export const Route = createFileRoute('/_panel/_admin/record')({
  staticData: {
    title: isOffered('record') ? pageTitles.record : pageTitles.notFound,
    permission: 'record.read',
    help: 'record',
    list: 'record',
  },
  ...listSearch(RecordSearch),
  component: Record,
})

function Record() {
  const filters = toFilters(Route.useSearch())
  const navigate = Route.useNavigate()
  if (!isOffered('record')) return <NotFoundPage />
  return (
    <RecordPage
      filters={filters}
      onFiltersChange={(next) =>
        void navigate({
          search: toSearch(next),
          // As in a search: each pause in typing would be a step of the Back button.
          replace: next.from !== filters.from || next.to !== filters.to,
          resetScroll: false,
          state: true,
        })
      }
    />
  )
}
