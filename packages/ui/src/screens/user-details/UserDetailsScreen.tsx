import { UserX } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { Link } from '../../components/Link/Link'
import { InviteList, type InviteListStateProps } from '../../domain/invites/invites'
import {
  DocumentHold,
  type DocumentHoldActions,
  type DocumentSlots,
  type ErasureActions,
  hasDevices,
  postsByEmailHref,
  type UserActionHandlers,
  type UserDetails,
  UserDocuments,
  UserFacts,
  useErasure,
  userInvitesHref,
  useUserActions,
} from '../../domain/members/members'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { Fact } from '../../patterns/FactList/FactList'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { count } from '../../text/numbers'
import * as css from './UserDetailsScreen.css'
import { type Neighbours, UserHeader, type UserInHeader } from './UserHeader'
import { useDataExport } from './useDataExport'
import { userDetailsText as text } from './userDetailsText'

export type { Neighbours, UserDetails }

/** The dialog of a push notification to this member. */
export interface PushDialog {
  /** Whether it is open: in the address. */
  isOpen: boolean
  /** Opens it; undefined where the person may not send one. */
  onOpen: (() => void) | undefined
  /** Called on hover and focus of its button. */
  onIntent: () => void
  /** Renders a NotificationDialog: the app loads its code only when it opens. */
  render: (user: UserDetails) => ReactNode
}

/** Slots for the record of a member. The app loads their code with the page. */
export interface MemberRecordSlots {
  /** The current decision in one line below the header: a MemberSummary. */
  summary: (user: UserDetails) => ReactNode
  /** A MemberTimeline, the main column of the page. */
  timeline: (user: UserDetails) => ReactNode
}

export interface UserDetailsScreenProps
  extends UserActionHandlers,
    InviteListStateProps,
    DocumentHoldActions,
    ErasureActions {
  /** The user, and the invites that the user sent. */
  user: Loadable<UserDetails>
  /** The member's row of the list: the header has it until the user has loaded. @default none */
  row?: UserInHeader | undefined
  /** How many posts the user has written. @default not known: it does not show */
  postCount?: number | undefined
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
  /** Whether the reports of the member count: a ReporterState. @default it does not show */
  reporter?: ((user: UserDetails) => ReactNode) | undefined
  /** Shows documents in place. @default they can only be downloaded */
  documents?: DocumentSlots | undefined
  /** Has a copy of their data sent to a member. @default the person may not */
  onExport?: ((user: UserDetails) => Promise<unknown>) | undefined
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
  row,
  postCount,
  isPending = false,
  listHref = '/users',
  neighbours,
  push,
  record,
  reporter,
  documents,
  onExport,
  onBack,
  filters,
  onFiltersChange,
  pageRequest,
  onPageRequestChange,
  sorting,
  onHoldChange,
  holdReason,
  onErase,
  eraseReason,
  ...handlers
}: UserDetailsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { actionsOf, dialog, isAsking } = useUserActions(handlers)
  const erasure = useErasure({ onErase, eraseReason })
  const dataExport = useDataExport(onExport)
  useFocusAfter(isAsking || erasure.isAsking || dataExport.isAsking || push.isOpen, heading)
  const summary = user.status === 'ready' && record?.summary(user.data)

  return (
    <Stack space="page">
      <UserHeader
        content={user}
        row={row}
        headingRef={heading}
        listHref={listHref}
        neighbours={neighbours}
        actions={
          user.status === 'ready'
            ? [
                ...actionsOf(user.data),
                ...dataExport.exportOf(user.data),
                ...erasure.erasureOf(user.data),
              ]
            : []
        }
        isPending={isPending}
        onNotify={push.onOpen}
        onNotifyIntent={push.onIntent}
      />
      {summary && <div className={css.summary}>{summary}</div>}
      <LoadableView
        content={user}
        headingRef={heading}
        errorMessage={text.failed}
        errorAction={<Button onPress={onBack}>{text.goBack}</Button>}
        errorIcon={<UserX />}
      >
        {(person) => (
          <div className={record ? css.besideTimeline : css.parts}>
            <Details user={person} />
            {record && <div className={css.timeline}>{record.timeline(person)}</div>}
            <Stack space="8">
              <Part title={text.documents}>
                <Stack space="4">
                  <UserDocuments key={person.id} user={person} documents={documents} />
                  <DocumentHold user={person} {...{ onHoldChange, holdReason }} />
                </Stack>
              </Part>
              {reporter && <Part title={text.reporter}>{reporter(person)}</Part>}
              <Invitees
                user={person}
                filters={filters}
                onFiltersChange={onFiltersChange}
                pageRequest={pageRequest}
                onPageRequestChange={onPageRequestChange}
                sorting={sorting}
              />
              {postCount === undefined ? null : <Posts user={person} number={postCount} />}
            </Stack>
          </div>
        )}
      </LoadableView>
      {push.isOpen && user.status === 'ready' ? push.render(user.data) : null}
      {dialog}
      {erasure.dialog}
      {dataExport.dialog}
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

interface CountedPartProps {
  title: string
  number: number
  /** Leads to all of them. The address is undefined if there are none. */
  link: { href: string | undefined; label: string }
  children?: ReactNode
}

/** A heading with a count, and a link to what it counts. */
function CountedPart({ title, number, link: { href, label }, children }: CountedPartProps) {
  const titleId = useId()
  return (
    <Stack space="3" element="section" aria-labelledby={titleId}>
      <Inline justify="between">
        <Heading level={2} size="section" id={titleId}>
          <span>{title}</span> <span className={css.count}>{count(number)}</span>
        </Heading>
        {number > 0 && href !== undefined ? (
          <Link href={href} variant="standalone">
            {label}
          </Link>
        ) : null}
      </Inline>
      {children}
    </Stack>
  )
}

function Posts({ user, number }: PartProps & { number: number }) {
  const link = { href: postsByEmailHref(user.email), label: text.viewPosts }
  return <CountedPart title={text.posts} number={number} link={link} />
}

/** Search, filter and list only where there are invites. */
function Invitees({ user, ...list }: PartProps & InviteListStateProps) {
  const invitees = user.invitees ?? []
  return (
    <CountedPart
      title={text.invitees}
      number={invitees.length}
      link={{ href: userInvitesHref(user), label: text.invites }}
    >
      {invitees.length === 0 ? null : (
        <InviteList
          {...list}
          label={text.invitees}
          invites={invitees}
          noneYet={text.noneYet}
          isCounted
        />
      )}
    </CountedPart>
  )
}
