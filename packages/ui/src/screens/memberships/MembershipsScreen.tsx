import { useRef } from 'react'
import { Button } from '../../components/Button/Button'
import {
  inListOrder,
  isShownTo,
  type MembershipActions,
  type MembershipRole,
  type MembershipRow,
  tellingName,
  membershipsText as text,
  useMembershipActions,
} from '../../domain/plans/plans'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { DataTable, type HeldSort, useSortedRows } from '../../patterns/DataTable/DataTable'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { useHeldOrder } from '../../patterns/HeldRows/useHeldRows'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import type { PageRequest } from '../../patterns/Pagination/Pagination'
import { text as defaults } from '../../text/defaults'
import { MembershipsHeader } from './MembershipsHeader'
import { membershipActions } from './membershipActions'
import { membershipsColumns } from './membershipsColumns'

export type { MembershipRole, MembershipRow }

export interface MembershipsScreenProps extends MembershipActions {
  /** The plans that the person may see, in any order. */
  plans: Loadable<readonly MembershipRow[]>
  /**
   * An administrator has every plan and every action; others see the active plans, without
   * actions.
   */
  viewerRole: MembershipRole
  /** Page and page size, from the address. A page past the end shows the last one. */
  pageRequest: PageRequest
  /** Called with the new page and page size; a new page size always comes with page 1. */
  onPageRequestChange: (pageRequest: PageRequest) => void
  /**
   * The order of the rows, from the address. Another order starts at page 1. @default not sortable
   */
  sorting?: HeldSort | undefined
  /** When the plans last arrived; a failed reload does not change it. @default not shown */
  refreshedAt?: Date | undefined
  /** Syncs with the billing provider, then reloads the list. A failure is only logged. */
  onSync: () => void
  /** A sync is under way: its button shows progress and ignores presses. @default false */
  isSyncing?: boolean
  /** Ids of busy plans: their actions wait and a spinner shows. @default none */
  busyIds?: ReadonlySet<string>
}

const none: readonly MembershipRow[] = []

/**
 * The membership plans and their prices (specification 2.18). It asks before each action and
 * keeps the question itself. Links are derived from the ids: `/memberships/view/{id}` and
 * `/memberships/edit/{id}`.
 */
export function MembershipsScreen({
  plans,
  viewerRole,
  pageRequest,
  onPageRequestChange,
  sorting,
  refreshedAt,
  onSync,
  isSyncing = false,
  busyIds,
  ...actions
}: MembershipsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { askAbout, dialog } = useMembershipActions(actions)
  const isAdmin = viewerRole === 'admin'
  const rows =
    plans.status === 'ready'
      ? inListOrder(plans.data.filter((plan) => isShownTo(viewerRole, plan)))
      : none

  const columns = membershipsColumns[viewerRole]
  const order = sorting?.sort
  const held = useHeldOrder(
    useSortedRows(rows, columns, order),
    order && `${order.columnId} ${order.direction}`,
  )

  return (
    <Stack space="page">
      <MembershipsHeader
        headingRef={heading}
        plans={plans}
        refreshedAt={refreshedAt}
        onSync={onSync}
        isSyncing={isSyncing}
        isAdmin={isAdmin}
      />
      <LoadableTable content={plans} headingRef={heading} errorMessage={text.failed}>
        {(load) => (
          <div {...held.regionProps}>
            <DataTable
              {...load}
              label={text.title}
              columns={columns}
              rows={held.rows}
              rowName={tellingName(rows)}
              rowActions={(plan) => membershipActions(plan, viewerRole, askAbout)}
              remaining={text.left(rows.length)}
              // An image stands before the name of a plan, and two columns after its price.
              cardsBelow={40}
              pagination={{ kind: 'client', ...pageRequest, onChange: onPageRequestChange }}
              emptyState={
                <EmptyState
                  title={defaults.noData}
                  description={isAdmin ? text.noneYet : text.noneActive}
                  action={
                    isAdmin ? (
                      <Button href="/memberships/create">{text.createFirst}</Button>
                    ) : undefined
                  }
                />
              }
              {...(busyIds && { busyIds })}
              {...(sorting && { sorting: { kind: 'server', ...sorting } })}
            />
          </div>
        )}
      </LoadableTable>
      {dialog}
    </Stack>
  )
}
