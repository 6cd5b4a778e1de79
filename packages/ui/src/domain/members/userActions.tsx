import { Award, Ban, IdCard, Mails, Trash2, UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RowAction } from '../../patterns/List/List'
import { isBanned, isVerified } from './userBadges'
import { certificateOf, passportOf, type UserDocument } from './userFiles'
import { userInvitesHref } from './userHrefs'
import type { UserRow } from './usersModel'
import { usersText as text } from './usersText'

/** The actions that ask first. */
export type UserActionName = 'verify' | 'ban' | 'unban' | 'delete'

/** The actions on a user (specification 2.15), in reading order. */
export function userActions(
  user: UserRow,
  ask: (action: UserActionName, user: UserRow) => void,
  isOffered: (action: UserActionName) => boolean,
  onDownload?: (document: UserDocument) => void,
): readonly RowAction[] {
  const download = (
    document: UserDocument | undefined,
    label: string,
    icon: ReactNode,
  ): RowAction[] => {
    if (!document) return []
    const { kind, href, download } = document
    const press = onDownload ? { onPress: () => onDownload(document) } : { href, download }
    return [{ id: kind, label, icon, group: text.files, ...press }]
  }
  const offered = (name: UserActionName, action: RowAction) => (isOffered(name) ? [action] : [])
  return [
    ...download(certificateOf(user), text.certificate, <Award />),
    ...download(passportOf(user), text.passport, <IdCard />),
    ...offered('verify', {
      id: 'verify',
      display: 'label',
      group: text.account,
      label: isVerified(user) ? text.userVerified : text.verify,
      isDone: isVerified(user),
      icon: <UserCheck />,
      disabledReason: whyNotVerify(user),
      onPress: () => ask('verify', user),
    }),
    {
      id: 'invites',
      label: text.invites,
      icon: <Mails />,
      group: text.account,
      href: userInvitesHref(user),
    },
    ...offered(isBanned(user) ? 'unban' : 'ban', {
      id: 'ban',
      label: isBanned(user) ? text.unban : text.ban,
      icon: <Ban />,
      group: text.account,
      onPress: () => ask(isBanned(user) ? 'unban' : 'ban', user),
    }),
    ...offered('delete', {
      id: 'delete',
      label: text.delete,
      icon: <Trash2 />,
      tone: 'critical',
      onPress: () => ask('delete', user),
    }),
  ]
}

/** Why a user cannot be verified now; undefined if they can. */
export function whyNotVerify(user: UserRow): string | undefined {
  if (isVerified(user)) return text.userVerified
  return user.isEmailVerified ? undefined : text.awaitingEmail
}
