import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar'
import { Link } from '../../components/Link/Link'
import { Notice } from '../../components/Notice/Notice'
import { Stack } from '../../layout/Stack/Stack'
import { Fact } from '../../patterns/FactList/FactList'
import { count } from '../../text/numbers'
import { personName, profileImage } from '../../text/people'
import type { DocumentSlots, UserDetails } from '../members/members'
import {
  isBanned,
  isVerified,
  memberImage,
  StatusFacts,
  UserDocuments,
  UserFacts,
  userHref,
  userInvitesHref,
} from '../members/members'
import * as css from './ReviewPanel.css'
import { reviewText as text } from './reviewText'

interface ReviewFactsProps {
  member: UserDetails
  documents: DocumentSlots | undefined
  /** The buttons of the decision, beside an open document. */
  decision: ReactNode
  /** The decision is about the verification, so a missing one is not a warning. @default false */
  isNewcomer?: boolean
  /** Why the primary decision would be refused. @default it would not */
  refusal: string | undefined
  /** Somebody has decided, so nothing stands in the way of a decision. */
  isDecided: boolean
}

/** What a steward needs for the decision: the strongest warning, then facts about the member. */
export function ReviewFacts(props: ReviewFactsProps) {
  const { member, documents, decision } = props
  const invitees = member.invitees?.length ?? 0
  return (
    <Stack space="4">
      <Warning {...props} />
      <div className={css.person}>
        <span className={memberImage}>
          <Avatar size="large" name={personName(member)} {...profileImage(member)} />
        </span>
        <Link href={userHref(member)} variant="standalone">
          {text.memberPage}
        </Link>
      </div>
      <UserFacts user={member} hasBirthDate>
        <StatusFacts user={member} />
        <Fact label={text.devices}>{count(member.devicesCount ?? 0)}</Fact>
        <Fact label={text.invitees}>
          {invitees === 0 ? (
            count(0)
          ) : (
            <Link href={userInvitesHref(member)}>{count(invitees)}</Link>
          )}
        </Fact>
      </UserFacts>
      <UserDocuments
        // Close the documents when the member changes.
        key={member.id}
        user={member}
        documents={documents}
        decision={decision}
      />
    </Stack>
  )
}

/** One sentence: why the decision would be refused, or what makes it unusual. */
function Warning({ member, isNewcomer = false, refusal, isDecided }: ReviewFactsProps) {
  const isOut = isBanned(member)
  const isUnusual = !isVerified(member) && !isNewcomer
  const words = refusal ?? (isOut ? text.banned : isUnusual ? text.notVerified : undefined)
  if (isDecided || words === undefined) return null
  return (
    <Notice tone="caution">
      <span>{words}</span>{' '}
      {refusal && isOut ? <Link href={userHref(member)}>{text.liftBan}</Link> : null}
    </Notice>
  )
}
