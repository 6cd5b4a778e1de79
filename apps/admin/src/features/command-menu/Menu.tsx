import { Avatar } from '@hearth/ui/components/Avatar'
import { Badge } from '@hearth/ui/components/Badge'
import { deskHref } from '@hearth/ui/domain/desk'
import { userHref } from '@hearth/ui/domain/members'
import { type Command, CommandMenu } from '@hearth/ui/patterns/CommandMenu'
import { type NavLink, navIcons, type ThemeChoice } from '@hearth/ui/shell/AppShell'
import { personName, profileImage } from '@hearth/ui/text/people'
import { useRouter } from '@tanstack/react-router'
import { Search, UserRound } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { isOffered } from '../../deployment/brand'
import { pageTitles } from '../../navigation/pageTitles'
import { may } from '../../session/permissions'
import { commandText as text } from './commandText'
import { plainCommands } from './plainCommands'
import { useContentSearch } from './useContentSearch'
import { useCurrentMember } from './useCurrentMember'
import { copyEmail, type MemberCommands } from './useMemberCommands'
import { useMemberSearch } from './useMemberSearch'
import type { Overlay } from './useShortcuts'

export interface MenuProps {
  /** What was typed while this code loaded. */
  earlyText: RefObject<string>
  /** The pages of the navigation. */
  links: readonly NavLink[]
  /** Undoes the last action. @default nothing can be undone */
  onUndo: (() => void) | undefined
  onThemeChange: (theme: ThemeChoice) => void
  /** Saves the list of the page in view as a file. @default it has no such list */
  onExport: (() => void) | undefined
  /** Explains the page in view. @default it has no help */
  onHelp: (() => void) | undefined
  onSignOut: () => void
  /** What can be done with a member. */
  commandsOf: MemberCommands['commandsOf']
  onShow: (overlay?: Overlay) => void
  onClose: () => void
}

/** The command menu; each opening starts anew. */
export function Menu({
  links,
  earlyText,
  commandsOf,
  onUndo,
  onThemeChange,
  onExport,
  onHelp,
  onSignOut,
  onShow,
  onClose,
}: MenuProps) {
  const router = useRouter()
  const pageKeywords: Readonly<Record<string, string>> = text.pageKeywords
  const [typed, setTyped] = useState(() => earlyText.current)
  const { members, total, isPending, onRetry } = useMemberSearch(typed)
  const content = useContentSearch(typed)
  const current = useCurrentMember()
  const pages = links.map(
    ({ href, name, description = '', icon }): Command => ({
      id: href,
      href,
      label: name,
      keywords: `${description} ${pageKeywords[href] ?? ''}`,
      icon,
    }),
  )
  // Without features no link of the navigation leads there (specification 2.2).
  const invites: Command = {
    id: '/invites',
    href: '/invites',
    label: pageTitles.invites,
    keywords: text.pageKeywords['/invites'],
    icon: navIcons.invites,
  }
  const reports: Command = {
    id: 'reports',
    href: deskHref('reports'),
    label: text.reports,
    keywords: text.reportsKeywords,
    icon: navIcons.desk,
  }
  const roles: Command = {
    id: '/team/roles',
    href: '/team/roles',
    label: pageTitles.teamRoles,
    keywords: text.rolesKeywords,
    icon: navIcons.team,
  }
  const account: Command = {
    id: 'account',
    href: '/account',
    label: pageTitles.account,
    keywords: text.accountKeywords,
    icon: <UserRound />,
  }
  const isLinked = (path: string) => links.some(({ href }) => href === path)
  const found = members.map((user): Command => {
    const { email } = user
    return {
      id: `member ${user.id}`,
      href: userHref(user),
      label: personName(user),
      translate: 'no',
      ...(email && {
        description: email,
        alternative: { label: text.copyEmail, onAction: () => void copyEmail(email) },
      }),
      ...(user.isBanned && { mark: <Badge tone="critical">{text.banned}</Badge> }),
      actions: commandsOf(user),
      icon: <Avatar name={personName(user)} {...profileImage(user)} size="small" />,
    }
  })
  const rest: Command = {
    id: 'all members',
    href: `/users?search=${encodeURIComponent(typed.trim())}`,
    label: text.allMembers(total, typed.trim()),
    icon: <Search />,
  }
  return (
    <CommandMenu
      isOpen
      onOpenChange={onClose}
      title={text.title}
      placeholder={text.placeholder}
      value={typed}
      onChange={setTyped}
      onNavigate={(href) => {
        const { pathname } = new URL(href, location.origin)
        // The same page keeps the list that it was opened from.
        const state = pathname === router.latestLocation.pathname
        void router.navigate({ href, ...(state && { state }) })
      }}
      groups={[
        ...(current
          ? [
              {
                id: 'in view',
                title: personName(current),
                items: commandsOf(current, { isInView: true }),
              },
            ]
          : []),
        {
          id: 'pages',
          title: text.pages,
          items: [
            ...pages,
            ...(!isLinked(invites.id) && may('members.read') ? [invites] : []),
            ...(isOffered('desk') && may('posts.moderate') ? [reports] : []),
            ...(isOffered('team') ? [roles, account] : []),
          ],
        },
        {
          id: 'members',
          title: text.members,
          items: total > found.length && !isPending && !onRetry ? [...found, rest] : found,
          isSearched: true,
          isPending,
          failure: onRetry && { message: text.membersFailed, onRetry },
        },
        {
          id: 'actions',
          title: text.actions,
          items: plainCommands({
            onUndo,
            onThemeChange,
            onExport,
            onShowKeys: () => onShow('keys'),
            onHelp,
            onSignOut,
          }),
        },
        // Last, because results that arrive later must not push the others down.
        ...content,
      ]}
    />
  )
}
