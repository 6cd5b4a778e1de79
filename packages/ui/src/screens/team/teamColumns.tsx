import { Avatar } from '../../components/Avatar/Avatar'
import { Badge } from '../../components/Badge/Badge'
import { Moment } from '../../components/Moment/Moment'
import { teamName, teamText } from '../../domain/team/team'
import { useMinute } from '../../hooks/useMinute'
import { CellText, type TableColumn } from '../../patterns/DataTable/DataTable'
import { nearMoment } from '../../text/dates'
import { count } from '../../text/numbers'
import { plainText } from '../../text/people'
import { timeAgo } from '../../text/timeAgo'
import type { TeamInvitation, TeamMember } from './teamScreenModel'
import { teamScreenText as text } from './teamScreenText'

/** A row of the people. */
export interface MemberRow extends TeamMember {
  isOwn: boolean
}

function LastSeen({ at }: { at: string | null }) {
  const now = useMinute()
  return at === null ? <span>{text.never}</span> : <Moment value={at}>{timeAgo(at, now)}</Moment>
}

function Expiry({ at }: { at: string }) {
  const now = useMinute()
  return Date.parse(at) <= now.getTime() ? (
    <Badge tone="caution">{text.expired}</Badge>
  ) : (
    <Moment value={at}>{nearMoment(at, now)}</Moment>
  )
}

function SecondFactor({ hasAuthenticator, passkeys }: MemberRow) {
  if (!hasAuthenticator && passkeys === 0) {
    return <Badge tone="caution">{text.noSecondFactor}</Badge>
  }
  const parts = [
    ...(hasAuthenticator ? [text.authenticator] : []),
    ...(passkeys > 0 ? [text.passkeys(passkeys)] : []),
  ]
  return <CellText>{parts.join(', ')}</CellText>
}

export const memberColumns: readonly TableColumn<MemberRow>[] = [
  {
    id: 'name',
    header: text.name,
    isRowHeader: true,
    hasImage: true,
    grow: 2,
    render: (member) => (
      <>
        <span data-person>
          <Avatar name={teamName(member)} />
          <CellText translate="no">{teamName(member)}</CellText>
        </span>{' '}
        {member.isOwn && <Badge hasDot={false}>{text.you}</Badge>}
        {member.isSuspended && <Badge tone="critical">{text.suspended}</Badge>}
      </>
    ),
  },
  {
    id: 'email',
    header: text.email,
    isStacked: true,
    grow: 2,
    render: ({ email }) => <CellText translate="no">{email}</CellText>,
  },
  { id: 'role', header: text.role, render: ({ role }) => teamText.roles[role] },
  {
    id: 'secondFactor',
    header: text.secondFactor,
    isStacked: true,
    grow: 1,
    render: (member) => <SecondFactor {...member} />,
  },
  {
    id: 'lastSeen',
    header: text.lastSeen,
    isStacked: true,
    render: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} />,
  },
  {
    id: 'sessions',
    header: text.sessions,
    align: 'end',
    render: ({ sessions }) => count(sessions),
  },
]

export const invitationColumns: readonly TableColumn<TeamInvitation>[] = [
  {
    id: 'email',
    header: text.email,
    isRowHeader: true,
    grow: 2,
    render: ({ email }) => <CellText translate="no">{email}</CellText>,
  },
  { id: 'role', header: text.role, render: ({ role }) => teamText.roles[role] },
  {
    id: 'invitedBy',
    header: text.invitedBy,
    isStacked: true,
    grow: 1,
    render: ({ invitedBy }) => (
      <CellText translate="no">{plainText(invitedBy) || text.operator}</CellText>
    ),
  },
  { id: 'expires', header: text.expires, render: ({ expiresAt }) => <Expiry at={expiresAt} /> },
]
