import type { NavLink } from '@hearth/ui/shell/AppShell'
import type { RegisteredRouter } from '@tanstack/react-router'
import {
  BadgeCheck,
  CreditCard,
  LayoutDashboard,
  Megaphone,
  MessageSquare,
  ScrollText,
  Users,
} from 'lucide-react'
import { isOffered } from '../deployment/brand'
import { isAdminPath } from '../session/panelAddress'
import type { Session } from '../session/sessionUser'
import { viewerOf } from '../session/viewer'

/** The links of the side navigation (specification 2.2), and those of features. */
const links: readonly NavLink[] = [
  { href: '/', name: 'Dashboard', icon: <LayoutDashboard /> },
  { href: '/users', name: 'Users', description: 'Manage members', icon: <Users /> },
  {
    href: '/posts',
    name: 'Posts',
    description: 'Forum posts and comments',
    icon: <MessageSquare />,
  },
  {
    href: '/announcements',
    name: 'Announcements',
    description: 'System notifications',
    icon: <Megaphone />,
  },
  {
    href: '/badge-requests',
    name: 'Badge Requests',
    description: 'Citizenship verification requests',
    icon: <BadgeCheck />,
  },
  {
    href: '/memberships',
    name: 'Memberships',
    description: 'Subscription plans',
    icon: <CreditCard />,
  },
  ...(isOffered('record')
    ? [
        {
          href: '/record',
          name: 'Record',
          description: 'Who did what, when and why',
          icon: <ScrollText />,
        },
      ]
    : []),
]

/**
 * The links that somebody may open; an administrator may open all of them, and sees how many
 * requests wait.
 */
export const linksFor = (
  router: RegisteredRouter,
  session: Session,
  requests: number | undefined,
): readonly NavLink[] =>
  viewerOf(session) === 'admin'
    ? links.map((link) => (link.href === '/badge-requests' ? { ...link, count: requests } : link))
    : links.filter(({ href }) => !isAdminPath(router, href))
