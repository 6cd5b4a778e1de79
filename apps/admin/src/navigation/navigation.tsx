import { type NavLink, navIcons } from '@hearth/ui/shell/AppShell'
import { localize } from '@hearth/ui/text/localize'
import type { RegisteredRouter } from '@tanstack/react-router'
import { isOffered } from '../deployment/brand'
import { offersSettings } from '../deployment/offersSettings'
import { hasDeskLink } from '../session/ownQueues'
import { isAdminPath, mayOpen } from '../session/panelAddress'
import type { Session } from '../session/sessionUser'
import { viewerOf } from '../session/viewer'
import { pageTitles } from './pageTitles'

/** The name of the panel, the role of the signed-in person, and what the links lead to (specification 2.2). */
export const navigationTexts = localize('navigationTexts', {
  panel: 'Admin Dashboard',
  role: { name: 'Administrator', short: 'Admin' },
  users: 'Manage members',
  posts: 'Forum posts and comments',
  announcements: 'System notifications',
  badgeRequests: 'Citizenship verification requests',
  memberships: 'Subscription plans',
  desk: 'Everything waiting for a decision',
  record: 'Who did what, when and why',
  trash: 'Deleted in the last 30 days',
  settings: 'Reasons, roles, what is kept',
  team: 'People, roles and invitations',
  operations: 'How this deployment runs',
  invites: 'Invites of all members',
})

const badgeRequests: NavLink = {
  href: '/badge-requests',
  name: pageTitles.badgeRequests,
  description: navigationTexts.badgeRequests,
  icon: navIcons.badgeRequests,
}

/** Decisions: with the desk, the citizenship requests stand beside it. */
const work: readonly NavLink[] = [
  { href: '/', name: pageTitles.dashboard, icon: navIcons.dashboard },
  ...(isOffered('desk')
    ? [
        {
          href: '/desk',
          name: pageTitles.desk,
          description: navigationTexts.desk,
          icon: navIcons.desk,
        },
        badgeRequests,
      ]
    : []),
]

/** Pages of features: the people of the panel and what they did. */
const house: readonly NavLink[] = [
  ...(isOffered('team')
    ? [
        {
          href: '/team',
          name: pageTitles.team,
          description: navigationTexts.team,
          icon: navIcons.team,
        },
      ]
    : []),
  ...(isOffered('record')
    ? [
        {
          href: '/record',
          name: pageTitles.record,
          description: navigationTexts.record,
          icon: navIcons.record,
        },
        {
          href: '/trash',
          name: pageTitles.trash,
          description: navigationTexts.trash,
          icon: navIcons.trash,
        },
      ]
    : []),
  ...(isOffered('operations')
    ? [
        {
          href: '/operations',
          name: pageTitles.operations,
          description: navigationTexts.operations,
          icon: navIcons.operations,
        },
      ]
    : []),
  ...(offersSettings
    ? [
        {
          href: '/settings',
          name: pageTitles.settings,
          description: navigationTexts.settings,
          icon: navIcons.settings,
        },
      ]
    : []),
]

const community: readonly NavLink[] = [
  {
    href: '/users',
    name: pageTitles.users,
    description: navigationTexts.users,
    icon: navIcons.users,
  },
  // The specification (2.2) has no link to the invites of all members, so a panel without features
  // has none.
  ...(house.length > 0
    ? [
        {
          href: '/invites',
          name: pageTitles.invites,
          description: navigationTexts.invites,
          icon: navIcons.invites,
        },
      ]
    : []),
  {
    href: '/posts',
    name: pageTitles.posts,
    description: navigationTexts.posts,
    icon: navIcons.posts,
  },
  {
    href: '/announcements',
    name: pageTitles.announcements,
    description: navigationTexts.announcements,
    icon: navIcons.announcements,
  },
  ...(isOffered('desk') ? [] : [badgeRequests]),
  {
    href: '/memberships',
    name: pageTitles.memberships,
    description: navigationTexts.memberships,
    icon: navIcons.memberships,
  },
]

const inGroup = (group: string, links: readonly NavLink[]): readonly NavLink[] =>
  links.map((link) => ({ ...link, group }))

/**
 * The links of the side navigation in their groups. Without features there is one group, in the
 * order of the specification (2.2).
 */
export const panelLinks: readonly NavLink[] = [
  ...inGroup(isOffered('desk') ? 'work' : 'community', work),
  ...inGroup('community', community),
  ...inGroup('house', house),
]

/**
 * The links that the signed-in person may open, for administrators with the numbers of what waits.
 * @param counts by the path of the link. @default none is shown
 */
export const linksFor = (
  router: RegisteredRouter,
  session: Session,
  counts: Readonly<Record<string, number | undefined>> = {},
): readonly NavLink[] =>
  viewerOf(session) === 'admin'
    ? panelLinks
        .filter(({ href }) => mayOpen(router, href) && (href !== '/desk' || hasDeskLink()))
        .map((link) => (link.href in counts ? { ...link, count: counts[link.href] } : link))
    : panelLinks.filter(({ href }) => !isAdminPath(router, href))
