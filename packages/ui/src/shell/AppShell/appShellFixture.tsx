import {
  BadgeCheck,
  CreditCard,
  LayoutDashboard,
  Megaphone,
  MessageSquare,
  Users,
} from 'lucide-react'
import { Card } from '../../components/Card/Card'
import { Stack } from '../../layout/Stack/Stack'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { NavLink } from './NavItem'

/** The navigation of the product (specification 2.2). For stories only. */
export const links: readonly NavLink[] = [
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
    count: 34,
    icon: <BadgeCheck />,
  },
  {
    href: '/memberships',
    name: 'Memberships',
    description: 'Subscription plans',
    icon: <CreditCard />,
  },
]

/** The props that every story of the shell starts with. */
export const shellArgs = {
  links,
  currentPath: '/users/42',
  isExpanded: true,
  user: { name: 'Ana Duarte', email: 'ana.duarte@hearth.example' },
  theme: 'system' as const,
  density: 'comfortable' as const,
  children: (
    <Stack space="6">
      <PageHeader title="Users" subtitle="Manage members" />
      <Card>The page</Card>
    </Stack>
  ),
}
