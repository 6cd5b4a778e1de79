import { keyOf } from '@hearth/api/api'
import { ReporterState } from '@hearth/ui/domain/desk'
import { UserDetailsScreen } from '@hearth/ui/screens/user-details/UserDetailsScreen'
import { isolate, personName } from '@hearth/ui/text/people'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../../api'
import { isOffered } from '../../../../deployment/brand'
import { useMuteReporter } from '../../../../features/desk/useMuteReporter'
import { useDocumentHold } from '../../../../features/documents/useDocumentHold'
import { useDocuments } from '../../../../features/documents/useDocuments'
import { reasonFor } from '../../../../features/moderation/reasonFor'
import { useModeration, useModerationBusyIds } from '../../../../features/moderation/useModeration'
import { useMemberExport } from '../../../../features/own-data/useMemberExport'
import { memberRecordSlots } from '../../../../features/record/recordSlots'
import { UserSearch } from '../../../../features/users/invitesSearch'
import { PushNotification } from '../../../../features/users/push'
import { USERS_DEFAULTS } from '../../../../features/users/search'
import { startMember } from '../../../../features/users/startMember'
import { useErasure } from '../../../../features/users/useErasure'
import { useNeighbours } from '../../../../features/users/useNeighbours'
import { usePostCount } from '../../../../features/users/usePostCount'
import { pageTitles } from '../../../../navigation/pageTitles'
import { useGoBack } from '../../../../navigation/useGoBack'
import { useLeaveGuard } from '../../../../navigation/useLeaveGuard'
import { useStillHere } from '../../../../navigation/useStillHere'
import { useRecordTitle } from '../../../../pages/recordTitle'
import { useData } from '../../../../queries/useData'
import { listSearch } from '../../../../search/listSearch'
import { useListSearch } from '../../../../search/useListSearch'
import { useOpened } from '../../../../search/useOpened'
import { useMay } from '../../../../session/permissions'

export const Route = createFileRoute('/_panel/_admin/users/$id')({
  staticData: { title: pageTitles.user, permission: 'members.read', help: 'user' },
  ...listSearch(UserSearch),
  loader: ({ context: { queryClient }, params: { id }, preload }) =>
    startMember(queryClient, id, { preload }),
  component: UserDetails,
})

function UserDetails() {
  const params = Route.useParams()
  const { search, onFiltersChange, pageRequest, onPageRequestChange, sorting } =
    useListSearch(Route)
  const navigate = Route.useNavigate()
  const client = useQueryClient()
  const watch = useStillHere()
  const goBack = useGoBack('/users')
  const user = useData(api.query('getUser', { path: params }))
  useRecordTitle(user, (person) => isolate(personName(person)), pageTitles.users)
  const { list, row, listHref, neighbours } = useNeighbours(params.id)
  const remove = useModeration('delete')
  const { documents, question } = useDocuments()
  const mute = useMuteReporter()
  const mayPush = useMay('push.send')
  const busyIds = useModerationBusyIds('verify', 'ban', 'unban', 'delete')
  const guard = useLeaveGuard('push')
  const openPush = useOpened('push')
  return (
    <>
      <UserDetailsScreen
        key={params.id}
        user={user}
        // Without the feature the page stays as the specification says.
        documents={isOffered('desk') ? documents : undefined}
        {...useDocumentHold()}
        {...useErasure()}
        reporter={
          isOffered('redress')
            ? (person) => (
                <ReporterState
                  member={{ id: person.id, name: personName(person) }}
                  isMuted={person.isReporterMuted === true}
                  {...mute}
                />
              )
            : undefined
        }
        row={row}
        postCount={usePostCount(params.id)}
        isPending={busyIds.has(params.id)}
        {...(listHref && { listHref })}
        neighbours={neighbours}
        push={{
          isOpen: mayPush && search.push !== '',
          onOpen: mayPush ? () => openPush('new') : undefined,
          onIntent: PushNotification.preload,
          render: (person) => (
            <Suspense>
              <PushNotification user={person} guard={guard} onClose={() => openPush('')} />
            </Suspense>
          ),
        }}
        record={memberRecordSlots(params.id)}
        onExport={useMemberExport()}
        onBack={goBack}
        onVerify={useModeration('verify')}
        onBan={useModeration('ban')}
        onUnban={useModeration('unban')}
        reason={reasonFor}
        onDelete={
          remove &&
          (async (person, reason) => {
            const isStillHere = watch()
            if ((await remove(person, reason)) === 'conflict') return
            if (isStillHere()) {
              await navigate({
                to: '/users',
                search: list ?? USERS_DEFAULTS,
                replace: true,
                // Close the note and the notification: the member is gone.
                ignoreBlocker: true,
              })
            }
            // Nothing shows the deleted member any more.
            client.removeQueries({ queryKey: keyOf('getUser', { path: { id: person.id } }) })
          })
        }
        filters={search}
        onFiltersChange={onFiltersChange}
        pageRequest={pageRequest}
        onPageRequestChange={onPageRequestChange}
        sorting={sorting}
      />
      {question}
    </>
  )
}
