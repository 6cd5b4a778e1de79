import { createFileRoute } from '@tanstack/react-router'
import { isOffered } from '../../../deployment/brand'
import { toFilters, toSearch } from '../../../features/record/filters'
import { RecordPage } from '../../../features/record/RecordPage'
import { RecordSearch } from '../../../features/record/search'
import { pageTitles } from '../../../navigation/pageTitles'
import { NotFoundPage } from '../../../pages/NotFoundPage'
import { listSearch } from '../../../search/listSearch'

/** Who did what (specification 2.22): no page, where the backend does not offer it. */
export const Route = createFileRoute('/_panel/_admin/record')({
  staticData: { title: isOffered('record') ? pageTitles.record : pageTitles.notFound },
  ...listSearch(RecordSearch),
  component: Record,
})

function Record() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!isOffered('record')) return <NotFoundPage />
  return (
    <RecordPage
      filters={toFilters(search)}
      onFiltersChange={(filters) =>
        void navigate({ search: toSearch(filters), resetScroll: false, state: true })
      }
    />
  )
}
