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
import { navigationTexts } from './navigationTexts'
import { pageTitles } from './pageTitles'

/** The links of the side navigation (specification 2.2), and those of features. */
const links: readonly NavLink[] = [
  { href: '/', name: pageTitles.dashboard, icon: <LayoutDashboard /> },
  { href: '/users', name: pageTitles.users, description: navigationTexts.users, icon: <Users /> },
  {
    href: '/posts',
    name: pageTitles.posts,
    description: navigationTexts.posts,
    icon: <MessageSquare />,
  },
  {
    href: '/announcements',
    name: pageTitles.announcements,
    description: navigationTexts.announcements,
    icon: <Megaphone />,
  },
  {
    href: '/badge-requests',
    name: pageTitles.badgeRequests,
    description: navigationTexts.badgeRequests,
    icon: <BadgeCheck />,
  },
  {
    href: '/memberships',
    name: pageTitles.memberships,
    description: navigationTexts.memberships,
    icon: <CreditCard />,
  },
  ...(isOffered('record')
    ? [
        {
          href: '/record',
          name: pageTitles.record,
          description: navigationTexts.record,
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
