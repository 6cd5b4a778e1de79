import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { Tooltip } from '../../components/Tooltip/Tooltip'
import { usePreload } from '../../hooks/usePreload'
import * as css from './SideNav.css'

/** One link of the side navigation. */
export interface NavLink {
  /** Address inside the application: '/users'. */
  href: string
  /** 'Users' */
  name: string
  /** What the page is for, in a few words: 'Manage members'. */
  description?: string
  /** Icon from lucide-react: `<Users />`. */
  icon: ReactNode
}

export interface NavItemProps {
  link: NavLink
  isCurrent: boolean
  /** Only the icon shows; a tooltip has the name. */
  isCollapsed: boolean
  onFollow: () => void
}

/** One link of SideNav: it preloads its page on intent, and marks the current page. */
export function NavItem({ link, isCurrent, isCollapsed, onFollow }: NavItemProps) {
  const preload = usePreload(link.href)
  // The tooltip stays around the link even when it is empty, otherwise a toggle would take the
  // focus away.
  return (
    <li>
      <Tooltip content={isCollapsed ? link.name : ''} placement="end">
        <Link
          {...preload}
          href={link.href}
          className={css.link}
          {...(isCurrent && { 'aria-current': 'page' })}
          {...(isCollapsed && { 'aria-label': link.name })}
          onPress={onFollow}
        >
          {link.icon}
          {isCollapsed ? null : (
            <span className={css.words}>
              <span className={css.name}>{link.name}</span>
              {link.description === undefined ? null : (
                <span className={css.description}>{link.description}</span>
              )}
            </span>
          )}
        </Link>
      </Tooltip>
    </li>
  )
}
