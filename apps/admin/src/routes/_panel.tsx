import { AppShell } from '@hearth/ui/shell/AppShell'
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useSignOut } from '../mutations/auth'
import { links } from '../navigation'
import { InPanel } from '../pages/place'
import { requireRole } from '../session/guard'
import { useSession } from '../session/session'
import { readSidebar, writeSidebar } from '../session/sidebar'
import { chooseTheme, readTheme } from '../theme'

export const Route = createFileRoute('/_panel')({
  beforeLoad: requireRole,
  component: Panel,
})

function Panel() {
  const { info } = useSession(Route.useRouteContext().session)
  const currentPath = useLocation({ select: ({ pathname }) => pathname })
  const [isExpanded, setExpanded] = useState(readSidebar)
  const [theme, setTheme] = useState(readTheme)
  const { signOut, isSigningOut } = useSignOut('/')
  return (
    <AppShell
      links={links}
      currentPath={currentPath}
      isExpanded={isExpanded}
      onExpandedChange={(expanded) => {
        setExpanded(expanded)
        writeSidebar(expanded)
      }}
      user={{ name: info.userName, email: info.email }}
      theme={theme}
      onThemeChange={(choice) => {
        setTheme(choice)
        chooseTheme(choice)
      }}
      onSignOut={signOut}
      isSigningOut={isSigningOut}
    >
      <InPanel value>
        <Outlet />
      </InPanel>
    </AppShell>
  )
}
