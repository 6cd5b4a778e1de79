import {
  Activity,
  ArchiveRestore,
  BadgeCheck,
  CreditCard,
  Inbox,
  LayoutDashboard,
  Mails,
  Megaphone,
  MessageSquare,
  ScrollText,
  Settings,
  ShieldUser,
  Users,
} from 'lucide-react'

/** The icons of the product's pages, for the links of the navigation and the command menu. */
export const navIcons = {
  dashboard: <LayoutDashboard />,
  users: <Users />,
  invites: <Mails />,
  posts: <MessageSquare />,
  announcements: <Megaphone />,
  badgeRequests: <BadgeCheck />,
  memberships: <CreditCard />,
  record: <ScrollText />,
  trash: <ArchiveRestore />,
  settings: <Settings />,
  team: <ShieldUser />,
  operations: <Activity />,
  desk: <Inbox />,
}
