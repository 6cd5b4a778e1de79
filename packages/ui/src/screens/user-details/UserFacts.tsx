import { Badge } from '../../components/Badge/Badge'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { mediumDate } from '../../text/dates'
import { plainText } from '../../text/people'
import { hasDevices } from './NotificationDialog'
import type { UserDetails } from './userDetailsModel'
import { userDetailsText as text } from './userDetailsText'
import { userStatus } from './userStatus'

function Given({ value }: { value: string | null | undefined }) {
  const given = plainText(value)
  if (given !== '') return <bdi>{given}</bdi>
  return (
    <Text element="span" tone="faint">
      {text.notProvided}
    </Text>
  )
}

/** What is known of a user (specification 2.17). */
export function UserFacts({ user }: { user: UserDetails }) {
  const { dateOfBirth, devicesCount } = user
  return (
    <FactList>
      <Fact label={text.fullName}>
        <Given value={user.fullName} />
      </Fact>
      <Fact label={text.email}>
        <Given value={user.email} />
      </Fact>
      <Fact label={text.phone}>
        <Given value={user.phone} />
      </Fact>
      <Fact label={text.country}>
        <Given value={user.country} />
      </Fact>
      {dateOfBirth ? (
        <Fact label={text.dateOfBirth}>
          <time dateTime={dateOfBirth}>{mediumDate(dateOfBirth)}</time>
        </Fact>
      ) : null}
      <Fact label={text.status}>
        <Inline space="1">
          {userStatus(user).map(({ label, tone }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </Inline>
      </Fact>
      <Fact label={text.push}>
        <bdi>{hasDevices(user) ? text.devices(devicesCount ?? 0) : text.noDevices}</bdi>
      </Fact>
    </FactList>
  )
}
