import {
  CircleHelp,
  Eye,
  EyeOff,
  History,
  ListChecks,
  LogOut,
  Monitor,
  Moon,
  Rows2,
  Rows3,
  Sun,
  UserRound,
} from 'lucide-react'
import { memo, type RefObject, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Avatar } from '../../components/Avatar/Avatar'
import { Badge } from '../../components/Badge/Badge'
import { IconButton } from '../../components/IconButton/IconButton'
import { Menu } from '../../components/Menu/Menu'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { mirrored } from '../../internal/mirrored.css'
import type { Preferences } from '../../internal/preferences'
import { preferencesText as choices } from '../../internal/preferencesText'
import * as css from './SideNav.css'
import { shellText as text } from './shellText'

/** The signed-in person. */
export interface ShellUser {
  name: string
  email: string
  /**
   * What they are: `name` in the user menu ('Administrator'), `short` in the badge beside their
   * name ('Admin'). @default neither shows
   */
  role?: { name: string; short: string }
}

export interface UserMenuProps extends Partial<Preferences> {
  user: ShellUser
  /** Opens the page of the own account. @default none */
  onAccount?: (() => void) | undefined
  /** Opens the page that says what each role may do. @default none */
  onOwnRole?: (() => void) | undefined
  /** Explains the page in view. @default no help */
  onHelp?: (() => void) | undefined
  onSignOut: () => void
  /** A sign-out is under way, so a second one is not sent. */
  isSigningOut: boolean
  isCollapsed: boolean
  /** Opens RecentActions beside the bell. @default no bell */
  onRecentActions?: ((bell: RefObject<HTMLElement | null>) => void) | undefined
}

const themes = [
  { value: 'system', label: choices.themes.system, icon: <Monitor /> },
  { value: 'light', label: choices.themes.light, icon: <Sun /> },
  { value: 'dark', label: choices.themes.dark, icon: <Moon /> },
] as const

const densities = [
  { value: 'comfortable', label: choices.densities.comfortable, icon: <Rows2 /> },
  { value: 'compact', label: choices.densities.compact, icon: <Rows3 /> },
] as const

const documentChoices = [
  { value: 'blurred', label: choices.documentChoices.blurred, icon: <EyeOff /> },
  { value: 'clear', label: choices.documentChoices.clear, icon: <Eye /> },
] as const

/** The choices of the menu: none where the page of the own account has them. */
function choicesOf(preferences: Partial<Preferences>) {
  const { theme, onThemeChange, density, onDensityChange } = preferences
  const { documents, onDocumentsChange } = preferences
  return [
    ...(theme && onThemeChange
      ? [{ title: choices.theme, options: themes, value: theme, onChange: onThemeChange }]
      : []),
    ...(density && onDensityChange
      ? [{ title: choices.density, options: densities, value: density, onChange: onDensityChange }]
      : []),
    ...(documents && onDocumentsChange
      ? [
          {
            title: choices.documents,
            options: documentChoices,
            value: documents,
            onChange: onDocumentsChange,
          },
        ]
      : []),
  ]
}

function View(props: UserMenuProps) {
  const { user } = props
  const { onSignOut, isSigningOut, isCollapsed, onRecentActions, onAccount } = props
  const { onOwnRole, onHelp } = props
  const bell = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Menu
        placement={isCollapsed ? 'end bottom' : 'top start'}
        trigger={
          <Button
            className={css.user}
            render={(props) => (
              <button
                {...props}
                aria-description={
                  isCollapsed ? [user.email, user.role?.name].filter(Boolean).join(', ') : undefined
                }
              />
            )}
          >
            <Avatar name={user.name} size="small" />
            {isCollapsed ? (
              <VisuallyHidden>{text.userMenu(user.name)}</VisuallyHidden>
            ) : (
              <span className={css.userWords}>
                <span className={css.userLine}>
                  <bdi translate="no" className={css.userName}>
                    {user.name}
                  </bdi>
                  {user.role && (
                    <Badge tone="accent" hasDot={false}>
                      {user.role.short}
                    </Badge>
                  )}
                </span>
                <bdi translate="no" className={css.userEmail}>
                  {user.email}
                </bdi>
              </span>
            )}
          </Button>
        }
        header={
          <>
            <p className={css.menuName}>
              <bdi translate="no">{user.name}</bdi>
            </p>
            <p className={css.menuDetail}>
              <bdi translate="no">{user.email}</bdi>
            </p>
            {user.role && <p className={css.menuDetail}>{user.role.name}</p>}
          </>
        }
        choices={choicesOf(props)}
        items={[
          ...(onAccount
            ? [{ id: 'account', label: text.account, icon: <UserRound />, onAction: onAccount }]
            : []),
          ...(onRecentActions
            ? [
                {
                  id: 'recentActions',
                  label: text.recentActions,
                  icon: <History />,
                  onAction: () => onRecentActions(bell),
                },
              ]
            : []),
          ...(onOwnRole
            ? [{ id: 'ownRole', label: text.ownRole, icon: <ListChecks />, onAction: onOwnRole }]
            : []),
          ...(onHelp
            ? [{ id: 'help', label: text.help, icon: <CircleHelp />, onAction: onHelp }]
            : []),
          {
            id: 'sign-out',
            label: text.signOut,
            icon: <LogOut className={mirrored} />,
            disabledReason: isSigningOut ? text.signingOut : undefined,
            onAction: onSignOut,
          },
        ]}
      />
      {onRecentActions && (
        <IconButton
          ref={bell}
          label={text.recentActions}
          icon={<History />}
          tooltipPlacement={isCollapsed ? 'end' : 'top'}
          // The menu before it has the same item, so the bell needs no tab stop on every page.
          excludeFromTabOrder
          onPress={() => onRecentActions(bell)}
        />
      )}
    </>
  )
}

/**
 * The menu of the signed-in person at the bottom of the navigation: the own account and sign-out, the preferences
 * where no page has them, with the bell of RecentActions beside it.
 */
export const UserMenu = memo(View)
