import { AppShell } from '@hearth/ui/shell/AppShell'
import { createFileRoute, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { chooseDensity, type DensityChoice, readDensity } from '../deployment/density'
import { chooseTheme, readTheme, type ThemeChoice } from '../deployment/theme'
import { useSignOut } from '../features/auth/mutations'
import { useRequestCount } from '../features/badge-requests/useRequestCount'
import { useCommandCenter } from '../features/command-menu/useCommandCenter'
import { linksFor } from '../navigation/navigation'
import { InAppLayout } from '../pages/pageContainer'
import { requireRole } from '../session/guard'
import { useSession } from '../session/session'
import { readSidebar, writeSidebar } from '../session/sidebar'
import { viewerOf } from '../session/viewer'

export const Route = createFileRoute('/_panel')({
  beforeLoad: requireRole,
  component: Panel,
})

function Panel() {
  const router = useRouter()
  const session = useSession(Route.useRouteContext().session)
  const currentPath = useLocation({ select: ({ pathname }) => pathname })
  const [isExpanded, setExpanded] = useState(readSidebar)
  const [theme, setTheme] = useState(readTheme)
  const [density, setDensity] = useState(readDensity)
  const { signOut, isSigningOut } = useSignOut('/')
  const { CommandCenter, onSearch, shown, ...command } = useCommandCenter(
    viewerOf(session) === 'admin',
  )
  const links = linksFor(router, session, useRequestCount())
  const onThemeChange = (choice: ThemeChoice) => {
    setTheme(choice)
    chooseTheme(choice)
  }
  const onDensityChange = (choice: DensityChoice) => {
    setDensity(choice)
    chooseDensity(choice)
  }
  return (
    <AppShell
      links={links}
      currentPath={currentPath}
      isExpanded={isExpanded}
      onExpandedChange={(expanded) => {
        setExpanded(expanded)
        writeSidebar(expanded)
      }}
      user={{ name: session.info.userName, email: session.info.email }}
      theme={theme}
      onThemeChange={onThemeChange}
      density={density}
      onDensityChange={onDensityChange}
      onSignOut={signOut}
      isSigningOut={isSigningOut}
      onSearch={onSearch}
    >
      <InAppLayout value>
        <Outlet />
      </InAppLayout>
      {shown && CommandCenter && (
        <CommandCenter
          {...command}
          shown={shown}
          links={links}
          onThemeChange={onThemeChange}
          onSignOut={signOut}
        />
      )}
    </AppShell>
  )
}
