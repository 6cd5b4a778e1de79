import { useRef } from 'react'
import {
  InviteList,
  type InviteListStateProps,
  type InviteStatusFilter,
  type InvitesFilters,
  type SentInvite,
} from '../../domain/invites/invites'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { invitesScreenText as text } from './invitesScreenText'

export type { InvitesFilters, SentInvite }

export interface InvitesScreenProps extends InviteListStateProps {
  /** The invites of all members that are pending or approved, newest first. */
  invites: Loadable<readonly SentInvite[]>
}

const statuses: readonly InviteStatusFilter[] = ['all', 'approved', 'pending']

/** The list behind the count of active invites on the dashboard (specification 2.11). */
export function InvitesScreen({ invites, ...list }: InvitesScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack space="page">
      <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} content={invites} />
      <LoadableTable content={invites} headingRef={heading} errorMessage={text.failed}>
        {({ onCancelLoading }) => (
          <InviteList
            {...list}
            label={text.title}
            statuses={statuses}
            invites={invites.status === 'ready' ? invites.data : undefined}
            onCancel={onCancelLoading}
            noneYet={text.noneYet}
          />
        )}
      </LoadableTable>
    </Stack>
  )
}
