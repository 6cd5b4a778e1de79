import { LayoutDashboard, LogOut, Moon, Plus, Users } from 'lucide-react'
import { fn } from 'storybook/test'
import { Avatar } from '../../components/Avatar/Avatar'
import { Badge } from '../../components/Badge/Badge'
import type { Command, CommandGroup } from './commandGroups'

/** Spies of the stories. */
export const onSignOut = fn()
export const onRetry = fn()
export const onCopy = fn()
export const onBan = fn()

export const pages: CommandGroup = {
  id: 'pages',
  title: 'Pages',
  items: [
    { id: '/', href: '/', label: 'Dashboard', icon: <LayoutDashboard /> },
    {
      id: '/users',
      href: '/users',
      label: 'Users',
      keywords: 'Manage members',
      icon: <Users />,
    },
  ],
}

export const actions: CommandGroup = {
  id: 'actions',
  title: 'Actions',
  items: [
    { id: 'create', href: '/memberships/create', label: 'Create membership', icon: <Plus /> },
    { id: 'dark', label: 'Dark theme', icon: <Moon />, onAction: fn() },
    { id: 'keys', label: 'Keyboard shortcuts', shortcut: ['?'], onAction: fn() },
    { id: 'sign-out', label: 'Sign out', icon: <LogOut />, onAction: onSignOut },
  ],
}

export const member = (id: string, label: string, description: string): Command => ({
  id,
  href: `/users/${id}`,
  label,
  description,
  icon: <Avatar name={label} size="small" />,
  alternative: { label: 'Copy email', onAction: onCopy },
  actions: [
    { id: `${id} ban`, label: 'Ban…', onAction: onBan },
    { id: `${id} copy`, label: 'Copy email', onAction: onCopy },
  ],
})

export const found: CommandGroup = {
  id: 'members',
  title: 'Members',
  isSearched: true,
  items: [
    member('1', 'Simão Duarte', 'simao.duarte@post.example'),
    {
      ...member('2', 'Simone Weber', 'simone.weber@post.example'),
      mark: <Badge tone="critical">Banned</Badge>,
    },
  ],
}

export const pending: CommandGroup = { ...found, items: [], isPending: true }
export const failure = { message: "Couldn't search members.", onRetry }
