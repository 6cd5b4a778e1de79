import { Fragment } from 'react'
import { Badge } from '../../components/Badge/Badge'
import { Link } from '../../components/Link/Link'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import type { TableColumn } from '../../patterns/DataTable/DataTable'
import { CellText } from '../../patterns/DataTable/DataTable'
import { UserImage } from '../../product/users/UserImage'
import { userBadges } from '../../product/users/userBadges'
import { userHref } from '../../product/users/userHrefs'
import type { UserRow } from '../../product/users/usersModel'
import { usersText as text } from '../../product/users/usersText'
import { personName, plainText } from '../../text/people'
import * as css from './UsersScreen.css'

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
    // The space between two badges is a text space: they wrap where words would.
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
