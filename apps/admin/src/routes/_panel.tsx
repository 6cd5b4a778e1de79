import { AppShell } from '@hearth/ui/shell/AppShell'
import { createFileRoute, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { chooseTheme, readTheme } from '../deployment/theme'
import { useSignOut } from '../features/auth/mutations'
import { linksFor } from '../navigation/navigation'
import { InAppLayout } from '../pages/pageContainer'
import { requireRole } from '../session/guard'
import { useSession } from '../session/session'
import { readSidebar, writeSidebar } from '../session/sidebar'

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
  const { signOut, isSigningOut } = useSignOut('/')
  return (
    <AppShell
      links={linksFor(router, session)}
      currentPath={currentPath}
      isExpanded={isExpanded}
      onExpandedChange={(expanded) => {
        setExpanded(expanded)
        writeSidebar(expanded)
      }}
      user={{ name: session.info.userName, email: session.info.email }}
      theme={theme}
      onThemeChange={(choice) => {
        setTheme(choice)
        chooseTheme(choice)
      }}
      onSignOut={signOut}
      isSigningOut={isSigningOut}
    >
      <InAppLayout value>
        <Outlet />
      </InAppLayout>
    </AppShell>
  )
}
