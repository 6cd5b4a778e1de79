import { type ReactNode, useId } from 'react'
import { isActive } from './isActive'
import { NavItem, type NavLink } from './NavItem'
import * as css from './SideNav.css'
import { shellText as text } from './shellText'
import { UserMenu, type UserMenuProps } from './UserMenu'

export interface SideNavProps extends UserMenuProps {
  /** Logo, names and the toggle. */
  head: ReactNode
  /** The search above the links; phones have it in the top bar. */
  search?: ReactNode
  links: readonly NavLink[]
  currentPath: string
  /** Whether links show their descriptions, as in the phone's sheet. @default false */
  isInSheet?: boolean
  /** Called when a link is followed: the phone's sheet closes. */
  onFollow: () => void
}

/** The content that the sidebar and the phone's sheet share. */
export function SideNav({
  head,
  search,
  links,
  currentPath,
  isInSheet = false,
  onFollow,
  ...user
}: SideNavProps) {
  const headingId = useId()
  return (
    <div className={css.panel}>
      <div className={css.head}>{head}</div>
      {search}
      <nav aria-labelledby={headingId} className={css.links}>
        <h2 id={headingId} className={css.heading}>
          {text.navigation}
        </h2>
        <ul className={css.list}>
          {links.map((link, index) => (
            <NavItem
              key={link.href}
              link={link}
              isCurrent={isActive(link.href, currentPath)}
              startsGroup={index > 0 && link.group !== links[index - 1]?.group}
              isCollapsed={user.isCollapsed}
              isInSheet={isInSheet}
              onFollow={onFollow}
            />
          ))}
        </ul>
      </nav>
      <div className={css.foot}>
        <UserMenu {...user} />
      </div>
    </div>
  )
}
