import {
  BadgeCheck,
  CreditCard,
  LayoutDashboard,
  Megaphone,
  MessageSquare,
  ScrollText,
  Users,
} from 'lucide-react'
import { iconClass } from '../../internal/iconClass'

/** The icons of the product's pages, for the links of the navigation and the command menu. */
export const navIcons = {
  dashboard: iconClass(LayoutDashboard),
  users: iconClass(Users),
  posts: iconClass(MessageSquare),
  announcements: iconClass(Megaphone),
  badgeRequests: iconClass(BadgeCheck),
  memberships: iconClass(CreditCard),
  record: iconClass(ScrollText),
}
