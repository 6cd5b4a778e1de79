import { Award, Ban, IdCard, Mails, Trash2, UserCheck } from 'lucide-react'
import type { RowAction } from '../../patterns/List/List'
import { isBanned, isVerified } from './userBadges'
import { certificateOf, passportOf } from './userFiles'
import { userInvitesHref } from './userHrefs'
import type { UserRow } from './usersModel'
import { usersText as text } from './usersText'

/** The actions that ask first. */
export type UserActionName = 'verify' | 'ban' | 'unban' | 'delete'

/**
 * Every action that a user can have, in the order of the places in a row. The files come first,
 * because only some users have them: an empty place is then not a gap between two buttons.
 */
export const USER_ACTION_SLOTS = [
  'certificate',
  'passport',
  'verify',
  'invites',
  'ban',
  'delete',
] as const

/** The actions on a user (specification 2.15), in the order of `USER_ACTION_SLOTS`. */
export function userActions(
  user: UserRow,
  ask: (action: UserActionName, user: UserRow) => void,
): readonly RowAction[] {
  const certificate = certificateOf(user)
  const passport = passportOf(user)
  return [
    ...(certificate
      ? [{ id: 'certificate', label: text.certificate, icon: <Award />, ...certificate }]
      : []),
    ...(passport ? [{ id: 'passport', label: text.passport, icon: <IdCard />, ...passport }] : []),
    {
      id: 'verify',
      label: isVerified(user) ? text.userVerified : text.verify,
      icon: <UserCheck />,
      disabledReason: whyNotVerify(user),
      onPress: () => ask('verify', user),
    },
    {
      id: 'invites',
      label: text.invites,
      icon: <Mails />,
      href: userInvitesHref(user),
    },
    // One id for both, so that the button keeps the focus when a ban turns it into its opposite.
    isBanned(user)
      ? { id: 'ban', label: text.unban, icon: <Ban />, onPress: () => ask('unban', user) }
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
