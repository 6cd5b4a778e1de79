import { Check, X } from 'lucide-react'
import { Avatar } from '../../components/Avatar/Avatar'
import { Card } from '../../components/Card/Card'
import type { Loadable } from '../../loadable'
import { useConfirm } from '../../patterns/ConfirmDialog/useConfirm'
import { CellText } from '../../patterns/DataTable/CellText'
import { DataTable } from '../../patterns/DataTable/DataTable'
import type { RowAction, TableColumn } from '../../patterns/DataTable/tableModel'
import { ErrorState } from '../../patterns/ErrorState/ErrorState'
import { useHeldRows } from '../../patterns/HeldRows/useHeldRows'
import { NewRowsButton } from '../../patterns/NewRowsButton/NewRowsButton'
import { DEFAULT_AVATAR, personName, plainText } from '../../text/people'
import * as css from './DashboardScreen.css'
import { DashboardSection } from './DashboardSection'
import { dashboardText as text } from './dashboardText'
import { PREVIEWS } from './RecentPosts'

export interface BadgeRequest {
  id: string
  fullName?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  profilePic?: string | null | undefined
}

export interface RecentRequestsProps {
  requests: Loadable<readonly BadgeRequest[]>
  decidingIds: ReadonlySet<string>
  onApprove: (request: BadgeRequest) => Promise<unknown>
  onReject: (request: BadgeRequest) => Promise<unknown>
}

const columns: readonly TableColumn<BadgeRequest>[] = [
  {
    id: 'picture',
    header: text.picture,
    headerVisibility: 'hidden',
    render: (request) => (
      <Avatar name={personName(request)} src={request.profilePic || DEFAULT_AVATAR} size="small" />
    ),
  },
  {
    id: 'name',
    header: text.name,
    isRowHeader: true,
    grow: 3,
    render: (request) => <bdi className={css.personName}>{personName(request)}</bdi>,
  },
  {
    id: 'email',
    header: text.email,
    isStacked: true,
    grow: 4,
    render: ({ email }) => <CellText>{plainText(email) || text.notProvided}</CellText>,
  },
  {
    id: 'phone',
    header: text.phone,
    isStacked: true,
    render: ({ phone }) => <bdi>{plainText(phone) || text.notProvided}</bdi>,
  },
]

const none: readonly BadgeRequest[] = []

/** The first five badge requests, decided on the spot; they hold still while a person is in them. */
export function RecentRequests(props: RecentRequestsProps) {
  const { requests, decidingIds, onApprove, onReject } = props
  const { ask, dialog, isAsking } = useConfirm()
  const newest = requests.status === 'ready' ? requests.data.slice(0, PREVIEWS) : none
  const held = useHeldRows(newest, { isHeld: isAsking })

  const rowActions = (request: BadgeRequest): RowAction[] => {
    const detail = [...new Set([personName(request), plainText(request.email)])]
      .filter(Boolean)
      .join(' · ')
    const disabledReason = held.departedIds.has(request.id) ? text.decided : undefined
    return [
      {
        id: 'approve',
        label: text.approve,
        icon: <Check />,
        disabledReason,
        onPress: () =>
          ask({
            title: text.approveTitle,
            description: text.approveQuestion,
            detail,
            confirmLabel: text.approve,
            onConfirm: () => onApprove(request),
          }),
      },
      {
        id: 'reject',
        label: text.reject,
        icon: <X />,
        tone: 'critical',
        disabledReason,
        onPress: () =>
          ask({
            title: text.rejectTitle,
            description: text.rejectQuestion,
            detail,
            confirmLabel: text.reject,
            tone: 'critical',
            onConfirm: () => onReject(request),
          }),
      },
    ]
  }

  return (
    <DashboardSection
      title={text.recentRequests}
      href="/badge-requests"
      content={requests}
      action={<NewRowsButton count={held.newCount} onPress={held.showNew} />}
    >
      {requests.status === 'failed' ? (
        <Card padding="none">
          <ErrorState message={text.failed} onRetry={requests.onRetry} />
        </Card>
      ) : (
        <div {...held.regionProps}>
          <DataTable
            label={text.recentRequests}
            columns={columns}
            rows={held.rows}
            rowName={personName}
            rowActions={rowActions}
            busyIds={decidingIds}
            departedIds={held.departedIds}
            isLoading={requests.status === 'loading'}
            pagination="none"
          />
        </div>
      )}
      {dialog}
    </DashboardSection>
  )
}
