import { Badge } from '../../components/Badge/Badge'
import { CopyButton } from '../../components/CopyButton/CopyButton'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { citizenshipBadge } from '../../product/users/citizenship'
import type { UserDetails } from '../../product/users/userDetailsModel'
import { userStatus } from '../../product/users/userStatus'
import { mediumDate } from '../../text/dates'
import { plainText } from '../../text/people'
import { emailHref, phoneHref } from './contactHrefs'
import { hasDevices } from './NotificationDialog'
import * as css from './UserDetailsScreen.css'
import { userDetailsText as text } from './userDetailsText'

const notProvided = (
  <Text element="span" tone="faint">
    {text.notProvided}
  </Text>
)

function Given({ value }: { value: string | null | undefined }) {
  const given = plainText(value)
  return given === '' ? notProvided : <bdi>{given}</bdi>
}

interface ContactProps {
  value: string | null | undefined
  /** The link of the value; undefined for none. */
  hrefOf: (value: string) => string | undefined
  copyLabel: string
}

/** An address to write to or a number to call, with a copy button. */
function Contact({ value, hrefOf, copyLabel }: ContactProps) {
  const given = plainText(value)
  if (given === '') return notProvided
  const href = hrefOf(given)
  return (
    <span className={css.contact}>
      {href === undefined ? (
        <bdi>{given}</bdi>
      ) : (
        <Link href={href}>
          <bdi>{given}</bdi>
        </Link>
      )}
      <CopyButton label={copyLabel} value={given} variant="quiet" size="small" />
    </span>
  )
}

/** What is known of a user (specification 2.17). */
export function UserFacts({ user }: { user: UserDetails }) {
  const { dateOfBirth, devicesCount } = user
  const citizenship = citizenshipBadge(user)
  return (
    <FactList>
      <Fact label={text.fullName}>
        <Given value={user.fullName} />
      </Fact>
      <Fact label={text.email}>
        <Contact value={user.email} hrefOf={emailHref} copyLabel={text.copyEmail} />
      </Fact>
      <Fact label={text.phone}>
        <Contact value={user.phone} hrefOf={phoneHref} copyLabel={text.copyPhone} />
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
      <Fact label={text.citizenship}>
        {citizenship ? <Badge tone={citizenship.tone}>{citizenship.label}</Badge> : notProvided}
      </Fact>
      <Fact label={text.push}>
        <bdi>{hasDevices(user) ? text.devices(devicesCount ?? 0) : text.noDevices}</bdi>
      </Fact>
    </FactList>
  )
}
