import { type KeyboardEvent, type ReactNode, useId } from 'react'
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
  const stops = tabStops(links, currentPath)
  return (
    <div className={css.panel}>
      <div className={css.head}>{head}</div>
      {search}
      <nav aria-labelledby={headingId} className={css.links}>
        <h2 id={headingId} className={css.heading}>
          {text.navigation}
        </h2>
        <ul className={css.list} onKeyDown={moveAmongLinks}>
          {links.map((link, index) => (
            <NavItem
              key={link.href}
              link={link}
              isCurrent={isActive(link.href, currentPath)}
              startsGroup={index > 0 && link.group !== links[index - 1]?.group}
              isTabStop={stops.has(link)}
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

/**
 * The links where Tab stops: of each group the current one, otherwise the first. A stop for each
 * link would put a dozen of them before every page.
 */
function tabStops(links: readonly NavLink[], currentPath: string): ReadonlySet<NavLink> {
  const stops = new Map<string | undefined, NavLink>()
  for (const link of links) {
    if (!stops.has(link.group) || isActive(link.href, currentPath)) stops.set(link.group, link)
  }
  return new Set(stops.values())
}

/** Up, Down, Home and End move among all links, as in the rows of a list. */
function moveAmongLinks(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  const next = {
    ArrowDown: links[at + 1],
    ArrowUp: links[at - 1],
    Home: links[0],
    End: links.at(-1),
  }[event.key]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
