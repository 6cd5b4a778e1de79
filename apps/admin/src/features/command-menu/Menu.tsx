import { Avatar } from '@hearth/ui/components/Avatar'
import { Badge } from '@hearth/ui/components/Badge'
import { userHref } from '@hearth/ui/domain/members'
import { type Command, CommandMenu } from '@hearth/ui/patterns/CommandMenu'
import type { NavLink } from '@hearth/ui/shell/AppShell'
import { personName, profileImage } from '@hearth/ui/text/people'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { commandText as text } from './commandText'
import { pageCommands } from './pageCommands'
import { type PlainCommandHandlers, plainCommands } from './plainCommands'
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
  /** The choices and the actions that need no member. */
  plain: Omit<PlainCommandHandlers, 'onUndo' | 'onShowKeys'>
  /** What can be done with a member. */
  commandsOf: MemberCommands['commandsOf']
  onShow: (overlay?: Overlay) => void
  onClose: () => void
}

/** The command menu; each opening starts anew. */
export function Menu({ links, earlyText, commandsOf, onUndo, plain, onShow, onClose }: MenuProps) {
  const router = useRouter()
  const [typed, setTyped] = useState(() => earlyText.current)
  const { members, total, hasMore, isPending, onRetry } = useMemberSearch(typed)
  const content = useContentSearch(typed)
  const current = useCurrentMember()
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
    label: (hasMore ? text.moreMembers : text.allMembers)(total, typed.trim()),
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
          items: pageCommands(links),
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
          items: plainCommands({ ...plain, onUndo, onShowKeys: () => onShow('keys') }),
        },
        // Last, because results that arrive later must not push the others down.
        ...content,
      ]}
    />
  )
}
