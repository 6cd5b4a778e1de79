import { Card } from '../../components/Card/Card'
import { Stack } from '../../layout/Stack/Stack'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { NavLink } from './NavItem'
import { navIcons } from './navIcons'

/** The navigation of the product (specification 2.2). For stories only. */
export const links: readonly NavLink[] = [
  { href: '/', name: 'Dashboard', icon: navIcons.dashboard },
  { href: '/users', name: 'Users', description: 'Manage members', icon: navIcons.users },
  {
    href: '/posts',
    name: 'Posts',
    description: 'Forum posts and comments',
    icon: navIcons.posts,
  },
  {
    href: '/announcements',
    name: 'Announcements',
    description: 'System notifications',
    icon: navIcons.announcements,
  },
  {
    href: '/badge-requests',
    name: 'Badge Requests',
    description: 'Citizenship verification requests',
    count: 34,
    icon: navIcons.badgeRequests,
  },
  {
    href: '/memberships',
    name: 'Memberships',
    description: 'Subscription plans',
    icon: navIcons.memberships,
  },
]

/** The role of the product's own signed-in people. For stories only. */
export const role = { name: 'Administrator', short: 'Admin' }

/** The props that every story of the shell starts with. */
export const shellArgs = {
  caption: 'Admin Dashboard',
  links,
  currentPath: '/users/42',
  isExpanded: true,
  user: { name: 'Ana Duarte', email: 'ana.duarte@hearth.example', role },
  theme: 'system' as const,
  density: 'comfortable' as const,
  children: (
    <Stack space="6">
      <PageHeader title="Users" subtitle="Manage members" />
      <Card>The page</Card>
    </Stack>
  ),
}
