import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Heading } from '../../components/Heading/Heading'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { mirrored } from '../../internal/mirrored.css'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { InviteList, type InviteListProps } from '../../product/invites/InviteList'
import type { UserDetails } from '../../product/users/userDetailsModel'
import { type UserActionHandlers, useUserActions } from '../../product/users/useUserActions'
import { count } from '../../text/numbers'
import { personName } from '../../text/people'
import type { NotificationAction } from './NotificationDialog'
import { SendNotification } from './SendNotification'
import * as css from './UserDetailsScreen.css'
import { UserProfile } from './UserProfile'
import { userDetailsText as text } from './userDetailsText'

export type { UserDetails }

export interface UserDetailsScreenProps
  extends UserActionHandlers,
    NotificationAction,
    Pick<InviteListProps, 'filters' | 'onFiltersChange' | 'pageRequest' | 'onPageRequestChange'> {
  /** The user, and the invites that the user sent. */
  user: Loadable<UserDetails>
  /** An action on the user is under way: the actions wait and a spinner shows. @default false */
  isPending?: boolean
  /** Goes back in history, or to `/users` if there is no history. */
  onBack: () => void
}

/**
 * One member: who it is, the actions on them, and whom they have invited (specification 2.17). It
 * asks before each action. Filters and page belong to the invitees.
 */
export function UserDetailsScreen({
  user,
  isPending = false,
  onBack,
  onNotify,
  submission,
  guard,
  filters,
  onFiltersChange,
  pageRequest,
  onPageRequestChange,
  ...actions
}: UserDetailsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { actionsOf, dialog, isAsking } = useUserActions(actions)
  useFocusAfter(isAsking, heading)
  const shown = user.status === 'ready' ? user.data : undefined

  return (
    <Stack space="5">
      <Stack space="2">
        {user.status === 'failed' ? null : (
          <Inline>
            <Button size="small" icon={<ArrowLeft className={mirrored} />} onPress={onBack}>
              {text.back}
            </Button>
          </Inline>
        )}
        <PageHeader
          ref={heading}
          title={shown ? <bdi>{personName(shown)}</bdi> : text.title}
          subtitle={shown && text.title}
          content={user}
          actions={
            shown && (
              <SendNotification
                user={shown}
                onNotify={onNotify}
                submission={submission}
                guard={guard}
              />
            )
          }
        />
      </Stack>
      <LoadableView
        content={user}
        headingRef={heading}
        errorMessage={text.failed}
        errorAction={<Button onPress={onBack}>{text.goBack}</Button>}
      >
        {(person) => (
          <Stack space="8">
            <UserProfile user={person} actions={actionsOf(person)} isPending={isPending} />
            <Stack space="4">
              <Heading level={2}>
                {text.invitees}{' '}
                <span className={css.inviteeCount}>{count(person.invitees?.length ?? 0)}</span>
              </Heading>
              <InviteList
                label={text.invitees}
                invites={person.invitees ?? []}
                filters={filters}
                onFiltersChange={onFiltersChange}
                pageRequest={pageRequest}
                onPageRequestChange={onPageRequestChange}
                noneYet={text.noneYet}
              />
            </Stack>
          </Stack>
        )}
      </LoadableView>
      {dialog}
    </Stack>
  )
}
