import { TRASH_KINDS } from '@hearth/ui/screens/trash/TrashScreen'
import { createFileRoute } from '@tanstack/react-router'
import { isOffered } from '../../../deployment/brand'
import { TrashSearch } from '../../../features/record/search'
import { TrashPage } from '../../../features/record/TrashPage'
import { pageTitles } from '../../../navigation/pageTitles'
import { NotFoundPage } from '../../../pages/NotFoundPage'
import { listSearch } from '../../../search/listSearch'

/** What was deleted (specification 2.23). Not found where the backend does not offer the record. */
export const Route = createFileRoute('/_panel/_admin/trash')({
  staticData: {
    title: isOffered('record') ? pageTitles.trash : pageTitles.notFound,
    permission: 'record.read',
    help: 'trash',
  },
  ...listSearch(TrashSearch),
  component: Trash,
})

function Trash() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!isOffered('record')) return <NotFoundPage />
  return (
    <TrashPage
      kind={TRASH_KINDS.find((kind) => kind === search.kind) ?? 'all'}
      onKindChange={(kind) =>
        void navigate({
          search: { kind: kind === 'all' ? '' : kind },
          resetScroll: false,
          state: true,
        })
      }
    />
  )
}
