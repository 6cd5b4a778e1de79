import { IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar'
import { Badge } from '../../components/Badge/Badge'
import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { mediumDate } from '../../text/dates'
import { count } from '../../text/numbers'
import { DEFAULT_AVATAR, personName, plainText } from '../../text/people'
import { citizenshipBadge } from '../users/citizenship'
import { isBanned, isVerified } from '../users/userBadges'
import type { UserDetails } from '../users/userDetailsModel'
import { passportOf } from '../users/userFiles'
import { userHref, userInvitesHref } from '../users/userHrefs'
import { userStatus } from '../users/userStatus'
import * as css from './ReviewPanel.css'
import { reviewText as text } from './reviewText'

const notProvided = (
  <Text element="span" tone="faint">
    {text.notProvided}
  </Text>
)

const given = (value: string | null | undefined): ReactNode => {
  const shown = plainText(value)
  return shown === '' ? notProvided : <bdi>{shown}</bdi>
}

/** What a person decides by: the cautions first, then who it is. */
export function ReviewFacts({ member }: { member: UserDetails }) {
  const citizenship = citizenshipBadge(member)
  const passport = passportOf(member)
  const invitees = member.invitees?.length ?? 0
  return (
    <Stack space="4">
      {isBanned(member) ? <Notice tone="caution">{text.banned}</Notice> : null}
      {isVerified(member) ? null : <Notice tone="caution">{text.notVerified}</Notice>}
      <div className={css.person}>
        <Avatar
          size="large"
          name={personName(member)}
          src={member.profilePic?.trim() || DEFAULT_AVATAR}
        />
        <Link href={userHref(member)} variant="standalone">
          {text.memberPage}
        </Link>
      </div>
      <FactList layout="rows">
        <Fact label={text.email}>{given(member.email)}</Fact>
        <Fact label={text.phone}>{given(member.phone)}</Fact>
        <Fact label={text.country}>{given(member.country)}</Fact>
        <Fact label={text.dateOfBirth}>
          {member.dateOfBirth ? (
            <time dateTime={member.dateOfBirth}>{mediumDate(member.dateOfBirth)}</time>
          ) : (
            notProvided
          )}
        </Fact>
        <Fact label={text.status}>
          <Inline space="1">
            {userStatus(member).map(({ label, tone }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}
          </Inline>
        </Fact>
        <Fact label={text.citizenship}>
          {citizenship ? <Badge tone={citizenship.tone}>{citizenship.label}</Badge> : notProvided}
        </Fact>
        <Fact label={text.devices}>{count(member.devicesCount ?? 0)}</Fact>
        <Fact label={text.invitees}>
          {invitees === 0 ? (
            count(0)
          ) : (
            <Link href={userInvitesHref(member)}>{count(invitees)}</Link>
          )}
        </Fact>
        <Fact label={text.passportFact}>
          {passport ? (
            <Button size="small" icon={<IdCard />} {...passport}>
              {text.passport}
            </Button>
          ) : (
            notProvided
          )}
        </Fact>
      </FactList>
    </Stack>
  )
}
