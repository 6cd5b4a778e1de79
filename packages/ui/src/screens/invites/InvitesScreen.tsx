import { useRef } from 'react'
import { Link } from '../../components/Link/Link'
import {
  InviteList,
  type InviteListStateProps,
  type InviteStatusFilter,
  type InvitesFilters,
  invitesColumns,
  invitesText,
  type SentInvite,
} from '../../domain/invites/invites'
import { userHref } from '../../domain/members/members'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { CellText, type TableColumn } from '../../patterns/DataTable/DataTable'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { personName } from '../../text/people'
import { invitesScreenText as text } from './invitesScreenText'

export type { InvitesFilters, SentInvite }

export interface InvitesScreenProps extends InviteListStateProps {
  /** The invites of all members that are pending or approved, newest first. */
  invites: Loadable<readonly SentInvite[]>
}

const inviterName = ({ invitedBy }: SentInvite): string => (invitedBy ? personName(invitedBy) : '')

const inviter: TableColumn<SentInvite> = {
  id: 'invitedBy',
  header: invitesText.invitedBy,
  isStacked: true,
  grow: 1,
  sortValue: inviterName,
  render: ({ invitedBy }) =>
    invitedBy ? (
      <Link href={userHref(invitedBy)}>
        <CellText translate="no">{personName(invitedBy)}</CellText>
      </Link>
    ) : null,
}

const [email, ...others] = invitesColumns
const withInviter = email ? [email, inviter, ...others] : others

const statuses: readonly InviteStatusFilter[] = ['all', 'approved', 'pending']

/** The list behind the count of active invites on the dashboard (specification 2.11). */
export function InvitesScreen({ invites, ...list }: InvitesScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = invites.status === 'ready' ? invites.data : undefined
  return (
    <Stack space="page">
      <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} content={invites} />
      <LoadableTable content={invites} headingRef={heading} errorMessage={text.failed}>
        {({ onCancelLoading }) => (
          <InviteList
            {...list}
            label={text.title}
            statuses={statuses}
            // Another backend may not say who sent them.
            columns={rows?.some(({ invitedBy }) => invitedBy) ? withInviter : invitesColumns}
            invites={rows}
            onCancel={onCancelLoading}
            noneYet={text.noneYet}
          />
        )}
      </LoadableTable>
    </Stack>
  )
}
