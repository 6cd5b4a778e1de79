import type { CaseControls } from '@hearth/ui/patterns/CaseView'
import { DeskScreen } from '@hearth/ui/screens/desk/DeskScreen'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isOffered } from '../../../deployment/brand'
import { Case } from '../../../features/desk/cases'
import { Appeals, Citizenship, Newcomers, Reports } from '../../../features/desk/Queues'
import { waitingOnDesk } from '../../../features/desk/queries'
import { DeskSearch } from '../../../features/desk/search'
import { useOwnQueues, waitingIn } from '../../../features/desk/useWaiting'
import { startMember } from '../../../features/users/startMember'
import { pageTitles } from '../../../navigation/pageTitles'
import { NotFoundPage } from '../../../pages/NotFoundPage'
import { useWaitingTitle } from '../../../pages/recordTitle'
import { start } from '../../../queries/load'
import { useData } from '../../../queries/useData'
import { listSearch } from '../../../search/listSearch'
import { useListSearch } from '../../../search/useListSearch'

/** What waits for a decision. Not found where the backend has no desk. */
export const Route = createFileRoute('/_panel/_admin/desk')({
  staticData: {
    title: isOffered('desk') ? pageTitles.desk : pageTitles.notFound,
    permission: 'members.read',
    help: 'desk',
  },
  ...listSearch(DeskSearch),
  loaderDeps: ({ search: { queue, case: id } }) => ({ queue, id }),
  loader: ({ context: { queryClient }, deps: { queue, id }, preload }) => {
    if (!isOffered('desk')) return
    start(queryClient, waitingOnDesk)
    if (id && queue !== 'reports' && queue !== 'appeals') startMember(queryClient, id, { preload })
  },
  component: isOffered('desk') ? Desk : NotFoundPage,
})

function Desk() {
  const { search, pageRequest, onPageRequestChange } = useListSearch(Route)
  const navigate = Route.useNavigate()
  const queues = useOwnQueues()
  const queue = queues.find((name) => name === search.queue) ?? queues[0] ?? 'citizenship'
  const counts = useData(waitingOnDesk, { keepOnError: true })
  const desk = counts.status === 'ready' ? counts.data : undefined
  useWaitingTitle(pageTitles.desk, desk ? waitingIn(desk) : 0)
  const props = {
    desk,
    pageRequest,
    onPageRequestChange,
    open:
      search.case === ''
        ? undefined
        : {
            id: search.case,
            // One step of the Back button leads to the list, however many were decided.
            onChange: (id = '') =>
              void navigate({
                search: { ...search, queue, case: id },
                replace: true,
                resetScroll: false,
              }),
            render: (controls: CaseControls) => (
              <Suspense>
                <Case
                  {...controls}
                  queue={queue}
                  isUnconfirmed={queue === 'newcomers' && search.state === 'unconfirmed'}
                />
              </Suspense>
            ),
          },
  }
  return (
    <DeskScreen counts={counts} queues={queues} queue={queue}>
      {(headingRef) =>
        queue === 'citizenship' ? (
          <Citizenship {...props} headingRef={headingRef} />
        ) : queue === 'newcomers' ? (
          <Newcomers
            {...props}
            headingRef={headingRef}
            state={search.state}
            onStateChange={(state) =>
              void navigate({ search: { ...search, queue, state, case: '', page: 1 } })
            }
          />
        ) : queue === 'appeals' ? (
          <Appeals {...props} headingRef={headingRef} />
        ) : (
          <Reports {...props} headingRef={headingRef} />
        )
      }
    </DeskScreen>
  )
}
