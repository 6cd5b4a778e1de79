import { ChevronsUpDown, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Avatar } from '../../components/Avatar/Avatar'
import { Badge } from '../../components/Badge/Badge'
import { Menu } from '../../components/Menu/Menu'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { mirrored } from '../../internal/mirrored.css'
import * as css from './SideNav.css'
import { shellText as text } from './shellText'

/** The person's choice of theme; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

export interface UserMenuProps {
  user: { name: string; email: string }
  theme: ThemeChoice
  onThemeChange: (theme: ThemeChoice) => void
  onSignOut: () => void
  /** A sign-out is under way: a second one is not sent. */
  isSigningOut: boolean
  isCollapsed: boolean
}

const themes = [
  { value: 'system', label: text.themes.system, icon: <Monitor /> },
  { value: 'light', label: text.themes.light, icon: <Sun /> },
  { value: 'dark', label: text.themes.dark, icon: <Moon /> },
] as const

/** The signed-in person, the theme, and sign-out; at the bottom of the navigation. */
export function UserMenu(props: UserMenuProps) {
  const { user, theme, onThemeChange, onSignOut, isSigningOut, isCollapsed } = props
  return (
    <Menu
      placement={isCollapsed ? 'end bottom' : 'top start'}
      trigger={
        <Button className={css.user}>
          <Avatar name={user.name} size="small" />
          {isCollapsed ? (
            <VisuallyHidden>{text.userMenu(user.name)}</VisuallyHidden>
          ) : (
            <>
              <span className={css.userWords}>
                <span className={css.userLine}>
                  <bdi className={css.userName}>{user.name}</bdi>
                  <span className={css.userBadge}>
                    <Badge tone="accent" hasDot={false}>
                      {text.badge}
                    </Badge>
                  </span>
                </span>
                <bdi className={css.userEmail}>{user.email}</bdi>
              </span>
              <ChevronsUpDown className={css.chevron} strokeWidth={1.75} aria-hidden />
            </>
          )}
        </Button>
      }
      header={
        <>
          <p className={css.menuName}>
            <bdi>{user.name}</bdi>
          </p>
          <p className={css.menuDetail}>
            <bdi>{user.email}</bdi>
          </p>
          <p className={css.menuDetail}>{text.role}</p>
        </>
      }
      choice={{ title: text.theme, options: themes, value: theme, onChange: onThemeChange }}
      items={[
        {
          id: 'sign-out',
          label: text.signOut,
          icon: <LogOut className={mirrored} />,
          disabledReason: isSigningOut ? text.signingOut : undefined,
          onAction: onSignOut,
        },
      ]}
    />
  )
}
