import { Award, Ban, IdCard, LockOpen, Mails, Trash2, UserCheck } from 'lucide-react'
import type { RowAction } from '../../patterns/DataTable/tableModel'
import { isBanned, isVerified } from './userBadges'
import { certificateOf, passportOf } from './userFiles'
import type { UserRow } from './usersModel'
import { usersText as text } from './usersText'

/** The deeds that ask first. */
export type UserDeedName = 'verify' | 'ban' | 'unban' | 'delete'

/**
 * What can be done with a user (specification 2.15). The files come first, because only some users
 * have them: the deeds that everybody has then stand in line down the table.
 */
export function userActions(
  user: UserRow,
  ask: (deed: UserDeedName, user: UserRow) => void,
): readonly RowAction[] {
  const certificate = certificateOf(user)
  const passport = passportOf(user)
  return [
    ...(certificate
      ? [{ id: 'certificate', label: text.certificate, icon: <Award />, ...certificate }]
      : []),
    ...(passport ? [{ id: 'passport', label: text.passport, icon: <IdCard />, ...passport }] : []),
    {
      id: 'invites',
      label: text.invites,
      icon: <Mails />,
      href: `/users/view-invites/${encodeURIComponent(user.id)}`,
    },
    {
      id: 'verify',
      label: text.verify,
      icon: <UserCheck />,
      disabledReason: whyNotVerify(user),
      onPress: () => ask('verify', user),
    },
    // One id for both, so that focus stays on the button when a ban turns it into its opposite.
    isBanned(user)
      ? { id: 'ban', label: text.unban, icon: <LockOpen />, onPress: () => ask('unban', user) }
      : { id: 'ban', label: text.ban, icon: <Ban />, onPress: () => ask('ban', user) },
    {
      id: 'delete',
      label: text.delete,
      icon: <Trash2 />,
      tone: 'critical',
      onPress: () => ask('delete', user),
    },
  ]
}

function whyNotVerify(user: UserRow): string | undefined {
  if (isVerified(user)) return text.userVerified
  return user.isEmailVerified ? undefined : text.awaitingEmail
}
