import { Fragment } from 'react'
import { Badge } from '../../components/Badge/Badge'
import { Link } from '../../components/Link/Link'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { CellText } from '../../patterns/DataTable/CellText'
import type { TableColumn } from '../../patterns/DataTable/tableModel'
import { personName, plainText } from '../../text/people'
import { UserImage } from './UserImage'
import * as css from './UsersScreen.css'
import { userBadges } from './userBadges'
import { userHref } from './userHrefs'
import type { UserRow } from './usersModel'
import { usersText as text } from './usersText'

function UserName({ user }: { user: UserRow }) {
  const fullName = plainText(user.fullName)
  return (
    <Link href={userHref(user)} variant="subject">
      {fullName ? (
        <CellText>{fullName}</CellText>
      ) : (
        <span className={css.missing}>
          {text.notProvided}
          <VisuallyHidden> ({personName(user)})</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}

function UserEmail({ user }: { user: UserRow }) {
  const email = plainText(user.email)
  return email ? (
    <CellText>{email}</CellText>
  ) : (
    <span className={css.missing}>{text.notProvided}</span>
  )
}

const UserStatus = ({ user }: { user: UserRow }) =>
  userBadges(user).map(({ label, tone }) => (
    // The space between two badges is one of text: they wrap where words would.
    <Fragment key={label}>
      <Badge tone={tone}>{label}</Badge>{' '}
    </Fragment>
  ))

/** Columns of the users list (specification 2.15). */
export const usersColumns: readonly TableColumn<UserRow>[] = [
  {
    id: 'image',
    header: text.image,
    headerVisibility: 'hidden',
    render: (user) => <UserImage user={user} href={userHref(user)} />,
  },
  {
    id: 'name',
    header: text.name,
    isRowHeader: true,
    grow: 2,
    render: (user) => <UserName user={user} />,
  },
  {
    id: 'email',
    header: text.email,
    isStacked: true,
    grow: 3,
    render: (user) => <UserEmail user={user} />,
  },
  {
    id: 'verified',
    header: text.verified,
    cardLabel: 'hidden',
    render: (user) => <UserStatus user={user} />,
  },
]
