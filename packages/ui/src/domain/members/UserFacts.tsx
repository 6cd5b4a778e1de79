import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar'
import { CopyButton } from '../../components/CopyButton/CopyButton'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { CellText } from '../../patterns/DataTable/DataTable'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { calendarDate, dateTime } from '../../text/dates'
import { personName, plainText, profileImage } from '../../text/people'
import { StateBadge } from '../states/states'
import { citizenshipBadge } from './citizenship'
import { emailHref, phoneHref } from './contactHrefs'
import * as css from './UserFacts.css'
import type { UserDetails } from './userDetailsModel'
import { userFactsText as text } from './userFactsText'
import { userStatus } from './userStatus'
import { usersText } from './usersText'

const notProvided = (
  <Text element="span" tone="faint">
    {text.notProvided}
  </Text>
)

interface GivenProps {
  value: string | null | undefined
  translate?: 'no'
}

function Given({ value, translate }: GivenProps) {
  const given = plainText(value)
  return given === '' ? notProvided : <bdi translate={translate}>{given}</bdi>
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
        <CellText translate="no">{given}</CellText>
      ) : (
        <Link href={href}>
          <CellText translate="no">{given}</CellText>
        </Link>
      )}
      <CopyButton label={copyLabel} value={given} variant="quiet" size="small" />
    </span>
  )
}

interface UserFactsProps {
  user: UserDetails
  /** The name is one of the facts, as on the page of the user. @default false */
  hasName?: boolean
  /** The birth date has its row even where it is missing. @default only when present */
  hasBirthDate?: boolean
  /** Facts after these. */
  children: ReactNode
}

/** Who a user is and how to reach them, on their page and in the review of their request. */
export function UserFacts({
  user,
  hasName = false,
  hasBirthDate = false,
  children,
}: UserFactsProps) {
  return (
    <FactList layout="rows">
      {hasName ? <NameFact user={user} /> : null}
      <ContactFacts user={user} />
      <CountryFact user={user} />
      {user.dateOfBirth || hasBirthDate ? <BirthDateFact user={user} /> : null}
      {children}
    </FactList>
  )
}

/** What a document must agree with, in the order in which a passport has it. */
export function DocumentFacts({ user }: FactProps) {
  return (
    <Stack space="4">
      <Avatar size="large" name={personName(user)} {...profileImage(user)} />
      <FactList layout="rows">
        <NameFact user={user} />
        <BirthDateFact user={user} />
        <CountryFact user={user} />
        <ContactFacts user={user} />
        <StatusFacts user={user} />
      </FactList>
    </Stack>
  )
}

interface FactProps {
  user: UserDetails
}

const NameFact = ({ user }: FactProps) => (
  <Fact label={text.fullName}>
    <Given value={user.fullName} translate="no" />
  </Fact>
)

const CountryFact = ({ user }: FactProps) => (
  <Fact label={text.country}>
    <Given value={user.country} />
  </Fact>
)

const BirthDateFact = ({ user: { dateOfBirth } }: FactProps) => (
  <Fact label={text.dateOfBirth}>
    {dateOfBirth ? <time dateTime={dateOfBirth}>{calendarDate(dateOfBirth)}</time> : notProvided}
  </Fact>
)

const ContactFacts = ({ user }: FactProps) => (
  <>
    <Fact label={text.email}>
      <Contact value={user.email} hrefOf={emailHref} copyLabel={text.copyEmail} />
    </Fact>
    <Fact label={text.phone}>
      <Contact value={user.phone} hrefOf={phoneHref} copyLabel={text.copyPhone} />
    </Fact>
  </>
)

/** How a user stands, as facts: the status, in two badges if the user is banned, and citizenship. */
export function StatusFacts({ user }: FactProps) {
  const citizenship = citizenshipBadge(user)
  return (
    <>
      <Fact label={text.status}>
        <Inline space="3">
          {userStatus(user).map(({ label, tone, until }) => (
            <Inline key={label} space="1">
              <StateBadge label={label} tone={tone} />
              {until ? <span>{usersText.until(dateTime(until))}</span> : null}
            </Inline>
          ))}
        </Inline>
      </Fact>
      <Fact label={text.citizenship}>
        {citizenship ? (
          <Inline>
            <StateBadge {...citizenship} />
          </Inline>
        ) : (
          notProvided
        )}
      </Fact>
    </>
  )
}
