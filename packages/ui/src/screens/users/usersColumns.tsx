import { Badge } from '../../components/Badge/Badge'
import {
  citizenshipBadge,
  usersText as text,
  UserLink,
  type UserRow,
  userBadges,
  userHref,
} from '../../domain/members/members'
import { StateBadge } from '../../domain/states/states'
import type { TableColumn } from '../../patterns/DataTable/DataTable'
import { CellText } from '../../patterns/DataTable/DataTable'
import { useHearth } from '../../provider/HearthProvider'
import { mediumDate, nearDate } from '../../text/dates'
import { plainText } from '../../text/people'
import * as css from './UsersScreen.css'

const userEmail = (user: UserRow) => {
  const email = plainText(user.email)
  return email ? (
    <CellText translate="no">{email}</CellText>
  ) : (
    <span className={css.missing}>{text.notProvided}</span>
  )
}

/** Short, so that the badge after it has room. */
function BanEnd({ until }: { until: string }) {
  return <span>{text.until(nearDate(until, useHearth().now()))}</span>
}

const userStatus = (user: UserRow) => {
  const { noteCount } = user
  const badges = userBadges(user)
  const [first] = badges
  // The usual cell is a text without an element.
  if (badges.length === 1 && first?.tone === 'usual' && !noteCount) return first.label
  return [
    ...badges.flatMap(({ label, tone, until }) => [
      <StateBadge key={label} label={label} tone={tone} />,
      // A text space: two badges are two words.
      ' ',
      until ? [<BanEnd key="until" until={until} />, ' '] : null,
    ]),
    noteCount ? (
      <Badge key="notes" hasDot={false}>
        {text.notes(noteCount)}
      </Badge>
    ) : null,
  ]
}

const userCitizenship = (user: UserRow) => {
  const badge = citizenshipBadge(user)
  if (!badge) return null
  // The usual cell is a text without an element.
  return badge.tone === 'usual' ? badge.label : <StateBadge {...badge} />
}

/** Columns of the users list (specification 2.15). A badge marks only what needs attention. */
export const usersColumns: readonly TableColumn<UserRow>[] = [
  {
    id: 'name',
    header: text.name,
    isRowHeader: true,
    hasImage: true,
    grow: 1,
    render: (user) => <UserLink user={user} href={userHref(user)} />,
  },
  {
    id: 'email',
    header: text.email,
    isStacked: 'last',
    grow: 1,
    render: userEmail,
  },
  {
    id: 'verified',
    header: text.verified,
    cardLabel: 'hidden',
    isBadges: true,
    isMuted: true,
    render: userStatus,
  },
  {
    id: 'citizenship',
    header: text.citizenship,
    isStacked: true,
    cardLabel: 'hidden',
    isMuted: true,
    render: userCitizenship,
  },
]

/** The columns of a list that the server sorts. The server keeps the id of the column as the order. */
export const sortedUsersColumns = usersColumns.map((column) =>
  column.id === 'name' ? { ...column, isSortable: true } : column,
)

/** The same with the time of joining, where there is room for it. */
export const roomyUsersColumns: readonly TableColumn<UserRow>[] = [
  ...sortedUsersColumns,
  {
    id: 'joined',
    header: text.joined,
    isSortable: true,
    // Not a Moment: its exact time would be one more stop on the way to the actions of a row.
    render: ({ joinedAt }) =>
      joinedAt ? <time dateTime={joinedAt}>{mediumDate(joinedAt)}</time> : null,
  },
]
