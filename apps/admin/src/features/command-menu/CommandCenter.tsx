import { Avatar } from '@hearth/ui/components/Avatar'
import { Badge } from '@hearth/ui/components/Badge'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { type Command, CommandMenu } from '@hearth/ui/patterns/CommandMenu'
import { KeyboardShortcuts, modKey, type Shortcut } from '@hearth/ui/patterns/KeyboardShortcuts'
import type { NavLink, ThemeChoice } from '@hearth/ui/shell/AppShell'
import { isolate, personName, profileImage } from '@hearth/ui/text/people'
import { useRouter } from '@tanstack/react-router'
import {
  ArchiveRestore,
  BellRing,
  LogOut,
  Mails,
  Monitor,
  Moon,
  Plus,
  Search,
  Sun,
  Undo2,
} from 'lucide-react'
import { type RefObject, useState } from 'react'
import { isOffered } from '../../deployment/brand'
import { useSingleKeys } from '../../shortcuts/useSingleKeys'
import { commandText as text } from './commandText'
import { useCurrentMember } from './useCurrentMember'
import { useMemberSearch } from './useMemberSearch'
import type { Overlay } from './useShortcuts'

export interface CommandCenterProps {
  /** The dialog that is open. */
  shown: Overlay
  onShow: (overlay?: Overlay) => void
  /** What was typed while this code loaded. */
  earlyKeys: RefObject<string>
  /** The pages of the navigation. */
  links: readonly NavLink[]
  onThemeChange: (theme: ThemeChoice) => void
  /** Undoes the last action. @default nothing can be undone */
  onUndo: (() => void) | undefined
  onSignOut: () => void
}

const shortcuts: readonly Shortcut[] = [
  { keys: [modKey, 'K'], does: text.openMenu },
  { keys: [modKey, 'B'], does: text.toggleNavigation },
  { keys: [modKey, 'Z'], does: text.undo },
  { keys: ['/'], does: text.searchPage, isSingleKey: true },
  { keys: ['?'], does: text.showKeys, isSingleKey: true },
  { keys: ['←', '→'], does: text.withinRow },
  { keys: ['↑', '↓'], does: text.acrossRows },
  { keys: ['J'], does: text.nextRequest, isSingleKey: true },
  { keys: ['K'], does: text.previousRequest, isSingleKey: true },
  { keys: ['A'], does: text.approveRequest, isSingleKey: true },
  { keys: ['R'], does: text.rejectRequest, isSingleKey: true },
]

/** The command menu and the list of keys, loaded when one of them is first asked for. */
export function CommandCenter({ shown, onShow, ...commands }: CommandCenterProps) {
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const onOpenChange = () => onShow()
  if (shown === 'menu') return <Menu {...commands} onShow={onShow} onClose={onOpenChange} />
  return (
    <KeyboardShortcuts
      isOpen
      onOpenChange={onOpenChange}
      shortcuts={shortcuts}
      hasSingleKeys={singleKeys}
      onSingleKeysChange={setSingleKeys}
    />
  )
}

type MenuProps = Omit<CommandCenterProps, 'shown'> & { onClose: () => void }

/** The command menu; each opening starts anew. */
function Menu({ links, onThemeChange, onUndo, onSignOut, onShow, earlyKeys, onClose }: MenuProps) {
  const router = useRouter()
  const [typed, setTyped] = useState(() => earlyKeys.current)
  const { members, total, isPending, onRetry } = useMemberSearch(typed)
  const current = useCurrentMember()
  const pages = links.map(
    ({ href, name, description = '', icon }): Command => ({
      id: href,
      href,
      label: name,
      keywords: description,
      icon,
    }),
  )
  // No link of the navigation leads there (specification 2.2).
  const invites: Command = {
    id: 'invites',
    href: '/invites',
    label: text.invites,
    icon: <Mails />,
  }
  const trash: Command = {
    id: 'trash',
    href: '/trash',
    label: text.trash,
    icon: <ArchiveRestore />,
  }
  const found = members.map(
    (user): Command => ({
      id: `member ${user.id}`,
      href: `/users/${encodeURIComponent(user.id)}`,
      label: personName(user),
      ...(user.email && {
        description: user.email,
        alternative: { label: text.copyEmail, onAction: () => copyEmail(user.email ?? '') },
      }),
      ...(user.isBanned && { mark: <Badge tone="critical">{text.banned}</Badge> }),
      icon: <Avatar name={personName(user)} {...profileImage(user)} size="small" />,
    }),
  )
  const rest: Command = {
    id: 'all members',
    href: `/users?search=${encodeURIComponent(typed.trim())}`,
    label: text.allMembers(total, typed.trim()),
    icon: <Search />,
  }
  const theme = (choice: ThemeChoice, icon: Command['icon']): Command => ({
    id: choice,
    label: text[choice],
    keywords: text.themeKeywords,
    icon,
    onAction: () => onThemeChange(choice),
  })
  // The member of this page, or the one that the search finds first.
  const receiver = typed.trim() === '' ? current : (members[0] ?? current)
  const actions: readonly Command[] = [
    ...(receiver
      ? [
          {
            id: 'send push',
            href: `/users/${encodeURIComponent(receiver.id)}?push=new`,
            label: text.sendPush(isolate(personName(receiver))),
            keywords: `${text.pushKeywords} ${personName(receiver)} ${receiver.email ?? ''}`,
            icon: <BellRing />,
          },
        ]
      : []),
    ...(onUndo
      ? [
          {
            id: 'undo',
            label: text.undo,
            keywords: text.undoKeywords,
            icon: <Undo2 />,
            shortcut: [modKey, 'Z'],
            onAction: onUndo,
          },
        ]
      : []),
    {
      id: 'create announcement',
      href: '/announcements?compose=new',
      label: text.createAnnouncement,
      icon: <Plus />,
    },
    {
      id: 'create membership',
      href: '/memberships/create',
      label: text.createMembership,
      icon: <Plus />,
    },
    theme('light', <Sun />),
    theme('dark', <Moon />),
    theme('system', <Monitor />),
    {
      id: 'keys',
      label: text.keys,
      keywords: text.keysKeywords,
      shortcut: ['?'],
      onAction: () => onShow('keys'),
    },
    {
      id: 'sign out',
      label: text.signOut,
      keywords: text.signOutKeywords,
      icon: <LogOut />,
      onAction: onSignOut,
    },
  ]
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
        {
          id: 'pages',
          title: text.pages,
          items: [...pages, invites, ...(isOffered('record') ? [trash] : [])],
        },
        {
          id: 'members',
          title: text.members,
          items: total > found.length && !isPending && !onRetry ? [...found, rest] : found,
          isSearched: true,
          isPending,
          failure: onRetry && { message: text.membersFailed, onRetry },
        },
        { id: 'actions', title: text.actions, items: actions },
      ]}
    />
  )
}

async function copyEmail(email: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(email)
    toast.success(text.copied)
  } catch {
    // Refused, or absent: a page without HTTPS has no clipboard.
    toast.error(text.copyFailed)
  }
}
