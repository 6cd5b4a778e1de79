import { UserX } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { Link } from '../../components/Link/Link'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { Fact } from '../../patterns/FactList/FactList'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { InviteList, type InviteListStateProps } from '../../product/invites/invites'
import {
  hasDevices,
  type UserActionHandlers,
  type UserDetails,
  UserDocuments,
  UserFacts,
  userInvitesHref,
  useUserActions,
} from '../../product/users/users'
import { count } from '../../text/numbers'
import * as css from './UserDetailsScreen.css'
import { type Neighbours, UserHeader } from './UserHeader'
import { userDetailsText as text } from './userDetailsText'

export type { Neighbours, UserDetails }

/** The dialog of a push notification to this member. */
export interface PushDialog {
  /** Whether it is open: in the address. */
  isOpen: boolean
  /** Opens it. */
  onOpen: () => void
  /** Called on hover and focus of its button. */
  onIntent: () => void
  /** Renders a NotificationDialog: the app loads its code only when it opens. */
  render: (user: UserDetails) => ReactNode
}

/** Slots for the record of a member. The app loads their code with the page. */
export interface MemberRecordSlots {
  /** The current decision in one line below the header: a MemberSummary. */
  summary: (user: UserDetails) => ReactNode
  /** MemberNotes and a MemberRecord, after the other sections. */
  section: (user: UserDetails) => ReactNode
}

export interface UserDetailsScreenProps extends UserActionHandlers, InviteListStateProps {
  /** The user, and the invites that the user sent. */
  user: Loadable<UserDetails>
  /** An action on the user is under way: the actions wait and a spinner shows. @default false */
  isPending?: boolean
  /** The list above this page, with the filters that the person came from. @default '/users' */
  listHref?: string
  /** The neighbours in that list; undefined if the person did not come from a list. */
  neighbours?: Neighbours | undefined
  /** The dialog of a push notification. */
  push: PushDialog
  /** The record of the member. @default the deployment does not offer the record */
  record?: MemberRecordSlots | undefined
  /** Goes back in history, or to `/users` if there is no history. */
  onBack: () => void
}

/**
 * One member: who it is, the actions on them, and whom they have invited (specification 2.17). It
 * asks before each action. Filters and page belong to the invitees. Give it a new key for each
 * member.
 */
export function UserDetailsScreen({
  user,
  isPending = false,
  listHref = '/users',
  neighbours,
  push,
  record,
  onBack,
  filters,
  onFiltersChange,
  pageRequest,
  onPageRequestChange,
  sorting,
  ...handlers
}: UserDetailsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { actionsOf, dialog, isAsking } = useUserActions(handlers)
  useFocusAfter(isAsking || push.isOpen, heading)

  return (
    <Stack space="page">
      <UserHeader
        content={user}
        headingRef={heading}
        listHref={listHref}
        neighbours={neighbours}
        actions={user.status === 'ready' ? actionsOf(user.data) : []}
        isPending={isPending}
        onNotify={push.onOpen}
        onNotifyIntent={push.onIntent}
      />
      {record && user.status === 'ready' ? record.summary(user.data) : null}
      <LoadableView
        content={user}
        headingRef={heading}
        errorMessage={text.failed}
        errorAction={<Button onPress={onBack}>{text.goBack}</Button>}
        errorIcon={<UserX />}
      >
        {(person) => (
          <div className={css.parts}>
            <Details user={person} />
            <Stack space="8">
              <Part title={text.documents}>
                <UserDocuments user={person} />
              </Part>
              <Invitees
                user={person}
                filters={filters}
                onFiltersChange={onFiltersChange}
                pageRequest={pageRequest}
                onPageRequestChange={onPageRequestChange}
                sorting={sorting}
              />
            </Stack>
          </div>
        )}
      </LoadableView>
      {user.status === 'ready' ? record?.section(user.data) : null}
      {push.isOpen && user.status === 'ready' ? push.render(user.data) : null}
      {dialog}
    </Stack>
  )
}

interface PartProps {
  user: UserDetails
}

function Details({ user }: PartProps) {
  return (
    <Part title={text.facts}>
      <UserFacts user={user} hasName>
        <Fact label={text.push}>
          <bdi>{hasDevices(user) ? text.devices(user.devicesCount ?? 0) : text.noDevices}</bdi>
        </Fact>
      </UserFacts>
    </Part>
  )
}

/** A card below its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Stack space="3" element="section" aria-labelledby={titleId}>
      <Heading level={2} size="section" id={titleId}>
        {title}
      </Heading>
      <Card>{children}</Card>
    </Stack>
  )
}

function Invitees({ user, ...list }: PartProps & InviteListStateProps) {
  const titleId = useId()
  const invitees = user.invitees ?? []
  return (
    <Stack space="3" element="section" aria-labelledby={titleId}>
      <Inline justify="between">
        <Heading level={2} size="section" id={titleId}>
          {text.invitees} <span className={css.inviteeCount}>{count(invitees.length)}</span>
        </Heading>
        <Link href={userInvitesHref(user)} variant="standalone">
          {text.invites}
        </Link>
      </Inline>
      <InviteList
        {...list}
        label={text.invitees}
        invites={invitees}
        noneYet={text.noneYet}
        isCounted
      />
    </Stack>
  )
}
