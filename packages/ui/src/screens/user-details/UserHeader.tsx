import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type Ref, useEffect } from 'react'
import { Avatar } from '../../components/Avatar/Avatar'
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb'
import { IconButton } from '../../components/IconButton/IconButton'
import {
  memberImage,
  memberName,
  StatusFacts,
  setMovingMember,
  type UserDetails,
} from '../../domain/members/members'
import { mirrored } from '../../internal/mirrored.css'
import { Inline } from '../../layout/Inline/Inline'
import type { Loadable } from '../../loadable'
import { FactList } from '../../patterns/FactList/FactList'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { text as defaults } from '../../text/defaults'
import { personName, profileImage } from '../../text/people'
import { memberMenu, UserActions, type UserActionsProps } from './UserActions'
import { userDetailsText as text } from './userDetailsText'

/** The members before and after this one in the list; undefined at its ends. */
export interface Neighbours {
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** A neighbouring page of the list is loading. @default false */
  isLoading?: boolean
}

/** What the header needs while the rest is loading. */
export type UserInHeader = Pick<UserDetails, 'id' | 'fullName' | 'email' | 'profilePic'>

interface UserHeaderProps extends Omit<UserActionsProps, 'user'> {
  content: Loadable<UserDetails>
  row: UserInHeader | undefined
  headingRef: Ref<HTMLHeadingElement>
  /** The list above this page. */
  listHref: string
  /** Undefined if the person did not come from a list. */
  neighbours: Neighbours | undefined
}

/** Links to the list and the neighbours in it, then the name, the status and the actions. */
export function UserHeader({
  content,
  row,
  headingRef,
  listHref,
  neighbours,
  ...actions
}: UserHeaderProps) {
  const user = content.status === 'ready' ? content.data : undefined
  const person = content.status === 'loading' ? row : user
  const id = person?.id
  useEffect(() => {
    if (id !== undefined) setMovingMember(id)
  }, [id])
  return (
    <PageHeader
      ref={headingRef}
      breadcrumb={
        <Breadcrumb
          steps={[{ label: text.users, href: listHref }]}
          current={person ? personName(person) : text.title}
          translate={person && 'no'}
        />
      }
      neighbours={neighbours && <NeighbourButtons {...neighbours} />}
      image={
        person && (
          <span className={memberImage}>
            <Avatar size="large" name={personName(person)} {...profileImage(person)} />
          </span>
        )
      }
      title={
        person ? (
          <bdi translate="no" className={memberName}>
            {personName(person)}
          </bdi>
        ) : (
          text.title
        )
      }
      subtitle={
        user && (
          <FactList layout="line">
            <StatusFacts user={user} />
          </FactList>
        )
      }
      content={content}
      menu={user && memberMenu(user, actions)}
      actions={user && <UserActions {...actions} user={user} />}
    />
  )
}

function NeighbourButtons({ onPrevious, onNext, isLoading = false }: Neighbours) {
  return (
    <Inline space="1" wrap="nowrap">
      <IconButton
        size="small"
        label={text.previousMember}
        icon={<ChevronLeft className={mirrored} />}
        disabledReason={onPrevious ? undefined : isLoading ? defaults.loading : text.isFirst}
        {...(onPrevious && { onPress: onPrevious })}
      />
      <IconButton
        size="small"
        label={text.nextMember}
        icon={<ChevronRight className={mirrored} />}
        disabledReason={onNext ? undefined : isLoading ? defaults.loading : text.isLast}
        {...(onNext && { onPress: onNext })}
      />
    </Inline>
  )
}
