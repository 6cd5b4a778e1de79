import { memo, type ReactElement } from 'react'
import { Link } from 'react-aria-components/Link'
import { Tooltip } from '../../components/Tooltip/Tooltip'
import { usePreload } from '../../hooks/usePreload'
import { count } from '../../text/numbers'
import * as css from './SideNav.css'

/** One link of the side navigation. */
export interface NavLink {
  /** Address inside the application: '/users'. */
  href: string
  /** Between links of different groups stands a hairline. @default one group */
  group?: string
  /** 'Users' */
  name: string
  /** What the page is for, in a few words: 'Manage members'. */
  description?: string
  /** The number of waiting items. @default not shown */
  count?: number | undefined
  /** One of `navIcons`, or an icon from lucide-react: `<Users />`. */
  icon: ReactElement
}

export interface NavItemProps {
  link: NavLink
  isCurrent: boolean
  /** The link before it is of another group. */
  startsGroup: boolean
  /** Tab stops here; arrow keys lead to the other links. */
  isTabStop: boolean
  /** Only the icon shows; a tooltip has the name. */
  isCollapsed: boolean
  /** The description is below the name: for touch, where there is no tooltip. */
  isInSheet: boolean
  onFollow: () => void
}

function Item({
  link,
  isCurrent,
  startsGroup,
  isTabStop,
  isCollapsed,
  isInSheet,
  onFollow,
}: NavItemProps) {
  const { href, name, description } = link
  const preload = usePreload(href)
  const waiting = link.count ? count(link.count) : ''
  return (
    <li className={css.item} data-starts-group={startsGroup || undefined}>
      <Tooltip content={isCollapsed ? name : isInSheet ? '' : (description ?? '')} placement="end">
        <Link
          {...preload}
          href={href}
          className={css.link}
          render={(props) =>
            'href' in props ? <a {...props} tabIndex={isTabStop ? 0 : -1} /> : <span {...props} />
          }
          {...(isCurrent && { 'aria-current': 'page' })}
          {...(isCollapsed && { 'aria-label': `${name} ${waiting}`.trim() })}
          onPress={onFollow}
        >
          {link.icon}
          {isCollapsed ? null : (
            <span className={css.words}>
              {isInSheet && description ? (
                <>
                  <span>{name}</span>
                  <span className={css.description}>{description}</span>
                </>
              ) : (
                name
              )}
            </span>
          )}
          {waiting && <span className={css.count}>{waiting}</span>}
        </Link>
      </Tooltip>
    </li>
  )
}

/** One link of SideNav: it preloads its page on intent, and marks the current page. */
export const NavItem = memo(Item)
