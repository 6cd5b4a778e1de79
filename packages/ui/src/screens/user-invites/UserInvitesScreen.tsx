import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb'
import { Button } from '../../components/Button/Button'
import {
  InviteList,
  type InviteListStateProps,
  type InvitesFilters,
  type SentInvite,
  invitesText as text,
} from '../../domain/invites/invites'
import { userHref } from '../../domain/members/members'
import { mirrored } from '../../internal/mirrored.css'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { isolate, personName } from '../../text/people'

export type { InvitesFilters, SentInvite }

/** The invites of one user, as in the call's answer. */
export interface UserInvites {
  /** Who sent them. */
  user: { fullName?: string | null | undefined }
  /** All of them, newest first. */
  invites: readonly SentInvite[]
}

export interface UserInvitesScreenProps extends InviteListStateProps {
  /** Id of the user, from the address. */
  userId: string
  /** The user and the invites that the user sent. */
  invites: Loadable<UserInvites>
  /** Goes back in history, or to `/users` if there is no history. */
  onBack: () => void
}

/** The people that one member has invited, each with the status (specification 2.16). */
export function UserInvitesScreen({ userId, invites, onBack, ...list }: UserInvitesScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = invites.status === 'ready' ? invites.data : undefined
  const name = shown && personName(shown.user)

  return (
    <Stack space="page">
      <PageHeader
        ref={heading}
        breadcrumb={
          <Inline space="3" wrap="nowrap">
            <Button
              variant="quiet"
              size="small"
              icon={<ArrowLeft className={mirrored} />}
              onPress={onBack}
            >
              {text.back}
            </Button>
            <Breadcrumb
              steps={[
                { label: text.users, href: '/users' },
                {
                  label: name ?? text.member,
                  translate: name === undefined ? undefined : 'no',
                  href: userHref({ id: userId }),
                },
              ]}
              current={text.title}
            />
          </Inline>
        }
        title={
          name === undefined ? (
            text.title
          ) : (
            <>
              <span>{text.titleOf}</span> <bdi translate="no">{name}</bdi>
            </>
          )
        }
        content={invites}
      />
      <LoadableTable content={invites} headingRef={heading} errorMessage={text.failed}>
        {({ onCancelLoading }) => (
          <InviteList
            {...list}
            label={name === undefined ? text.title : `${text.titleOf} ${isolate(name)}`}
            invites={shown?.invites}
            onCancel={onCancelLoading}
            noneYet={text.noneYet}
          />
        )}
      </LoadableTable>
    </Stack>
  )
}
