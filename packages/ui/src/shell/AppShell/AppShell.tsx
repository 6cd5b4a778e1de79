import { PanelLeft, Search } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { IconButton } from '../../components/IconButton/IconButton'
import { RowTooltip } from '../../components/Tooltip/Tooltip'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { mirrored } from '../../internal/mirrored.css'
import type {
  DensityChoice,
  DocumentsChoice,
  Preferences,
  ThemeChoice,
} from '../../internal/preferences'
import { UnsentReasonsProvider } from '../../patterns/Confirm/useConfirm'
import { media } from '../../theme/media'
import * as css from './AppShell.css'
import { Brand } from './Brand'
import type { NavLink } from './NavItem'
import { NavSheet } from './NavSheet'
import { navIcons } from './navIcons'
import { SearchButton } from './SearchButton'
import { SideNav } from './SideNav'
import { shellText as text } from './shellText'
import type { ShellUser } from './UserMenu'
import { useNavigationShortcut } from './useNavigationShortcut'

export type { DensityChoice, DocumentsChoice, NavLink, ShellUser, ThemeChoice }
export { navIcons }

/**
 * The choices of the preferences show in the user menu. Leave them out where a page of the own account
 * has them.
 */
export interface AppShellProps extends Partial<Preferences> {
  /** A line under the product's name, such as 'Admin Dashboard'. @default none */
  caption?: string
  /** Links of the navigation in their order. */
  links: ReadonlyArray<NavLink>
  /** The current address; it marks its link in the navigation. */
  currentPath: string
  /**
   * Whether the sidebar shows names or only icons. The application stores it (`sidebar_state`).
   */
  isExpanded: boolean
  /** Called when the person expands or collapses the sidebar. */
  onExpandedChange: (isExpanded: boolean) => void
  /** Who is signed in. */
  user: ShellUser
  /** Opens the page of the own account, from the user menu. @default none */
  onAccount?: (() => void) | undefined
  /** Opens the page that says what each role may do, from the user menu. @default none */
  onOwnRole?: (() => void) | undefined
  /** Explains the page in view, from the user menu. @default no help */
  onHelp?: (() => void) | undefined
  /** Ends the session. */
  onSignOut: () => void
  /** A sign-out is under way: the item is busy. @default false */
  isSigningOut?: boolean
  /**
   * Opens the command menu, as Control or Meta with K does in the application. @default no search
   */
  onSearch?: (() => void) | undefined
  /** Opens and closes RecentActions beside the bell. @default no bell */
  onRecentActions?: ((bell: RefObject<HTMLElement | null>) => void) | undefined
  /** The page, starting with a PageHeader. */
  children: ReactNode
}

/**
 * The frame of every signed-in page (specification 2.2): side navigation, user menu and one
 * column for the page. Control or Meta with B toggles the navigation; on phones it is a sheet
 * under a top bar. Public pages use PublicPage instead.
 */
export function AppShell({
  caption,
  links,
  currentPath,
  isExpanded,
  onExpandedChange,
  isSigningOut = false,
  onSearch,
  children,
  ...user
}: AppShellProps) {
  const isPhone = useMediaQuery(media.mobile)
  const [isSheetOpen, setIsSheetOpen] = useState(false)

  // The sheet closes when the window grows wider than a phone.
  if (!isPhone && isSheetOpen) setIsSheetOpen(false)

  const toggle = () => {
    if (isPhone) setIsSheetOpen((open) => !open)
    else onExpandedChange(!isExpanded)
  }
  useNavigationShortcut(toggle)

  const navigation = { links, currentPath, isSigningOut, ...user }
  return (
    <div className={css.shell}>
      <a href="#main" className={css.skip}>
        {text.skip}
      </a>
      {isPhone ? (
        <header className={css.topBar}>
          <IconButton
            label={text.openNavigation}
            icon={<PanelLeft className={mirrored} />}
            aria-expanded={isSheetOpen}
            onPress={toggle}
          />
          <Brand />
          {onSearch && <IconButton label={text.search} icon={<Search />} onPress={onSearch} />}
          <NavSheet
            {...navigation}
            caption={caption}
            isOpen={isSheetOpen}
            onClose={() => setIsSheetOpen(false)}
          />
        </header>
      ) : (
        <header className={css.sidebar} data-collapsed={!isExpanded || undefined}>
          <SideNav
            {...navigation}
            isCollapsed={!isExpanded}
            onFollow={noop}
            search={onSearch && <SearchButton isCollapsed={!isExpanded} onPress={onSearch} />}
            head={
              <>
                <Brand isCollapsed={!isExpanded} caption={caption} />
                <IconButton
                  label={text.toggle}
                  icon={<PanelLeft className={mirrored} />}
                  tooltipPlacement={isExpanded ? 'bottom' : 'end'}
                  aria-expanded={isExpanded}
                  onPress={toggle}
                />
              </>
            }
          />
        </header>
      )}
      <main id="main" tabIndex={-1} className={css.main}>
        <UnsentReasonsProvider>
          <div className={css.column}>{children}</div>
        </UnsentReasonsProvider>
      </main>
      <RowTooltip />
    </div>
  )
}

const noop = () => {}
