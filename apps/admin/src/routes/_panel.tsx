import { teamText } from '@hearth/ui/domain/team'
import { HasTrash } from '@hearth/ui/domain/trash'
import { useStableCallback } from '@hearth/ui/hooks/useStableCallback'
import { PageTools } from '@hearth/ui/patterns/PageHeader'
import { AppShell, type DocumentsChoice } from '@hearth/ui/shell/AppShell'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isOffered } from '../deployment/brand'
import { chooseDensity, type DensityChoice, readDensity } from '../deployment/density'
import { loadWhenIdle } from '../deployment/idleLoads'
import { chooseTheme, readTheme } from '../deployment/theme'
import { PreferencesContext } from '../features/account/preferences'
import { useSignOut } from '../features/auth/mutations'
import { useRequestCount } from '../features/badge-requests/useRequestCount'
import { useCommandCenter } from '../features/command-menu/useCommandCenter'
import { useWaiting } from '../features/desk/useWaiting'
import { useDocumentsBlurred } from '../features/documents/useDocumentsBlurred'
import { useIdentityQuestion } from '../features/identity/useIdentityQuestion'
import { usePageTools } from '../features/page-tools/usePageTools'
import { useKeepsRecord } from '../features/record/keepsRecord'
import { loadSlotsWhenIdle, recordSlot } from '../features/record/recordSlots'
import { undoNewest } from '../features/record/undoable'
import { loadRefresh } from '../features/team/loadRefresh'
import { linksFor, navigationTexts } from '../navigation/navigation'
import { paintFirst } from '../navigation/paintFirst'
import { useLinkedPages } from '../navigation/useLinkedPages'
import { OtherPersonPage } from '../pages/OtherPersonPage'
import { InAppLayout } from '../pages/pageContainer'
import type { RouterContext } from '../routerContext'
import { followDownloads } from '../session/downloads'
import { requireRole } from '../session/guard'
import { hasDeskLink } from '../session/ownQueues'
import { useMay } from '../session/permissions'
import { useIsOther, useSession } from '../session/session'
import { readSidebar, writeSidebar } from '../session/sidebar'
import { roleWith } from '../session/teamRole'
import { viewerOf } from '../session/viewer'

export const Route = createFileRoute('/_panel')({
  beforeLoad: (args) => {
    requireRole(args)
    return paintFirst(args)
  },
  component: PanelOfAuthor,
})

/** The context is a new object with each navigation, but its session is not. */
const sessionOf = ({ session }: RouterContext) => session

/** The panel, for the person whose page this is. */
function PanelOfAuthor() {
  const session = Route.useRouteContext({ select: sessionOf })
  const isOther = useIsOther(session)
  // Going to /login ends the session. Until then, don't render the panel again.
  const [isLeaving, setLeaving] = useState(false)
  if (!isOther && !isLeaving) return <Panel />
  return <OtherPersonPage onLeave={() => setLeaving(true)} />
}

function Panel() {
  const router = useRouter()
  const session = useSession(Route.useRouteContext({ select: sessionOf }))
  const currentPath = useLocation({ select: ({ pathname }) => pathname })
  const [isExpanded, setExpanded] = useState(readSidebar)
  const [theme, setTheme] = useState(readTheme)
  const [density, setDensity] = useState(readDensity)
  const { signOut, isSigningOut } = useSignOut('/')
  const isAdmin = viewerOf(session) === 'admin'
  const keepsRecord = useKeepsRecord()
  const client = useQueryClient()
  const mayUndo = useMay('record.undo')
  const mayReadRecord = useMay('record.read')
  const maySeeDocuments = useMay('documents.view') && isOffered('desk')
  const [areDocumentsBlurred, setDocumentsBlurred] = useDocumentsBlurred()
  const identityQuestion = useIdentityQuestion()
  useEffect(() => {
    if (keepsRecord) loadSlotsWhenIdle()
    if (isOffered('team')) loadWhenIdle(loadRefresh)
  }, [keepsRecord])
  useEffect(() => followDownloads(client), [client])
  useLinkedPages(session)
  const onUndo = keepsRecord && mayUndo && mayReadRecord ? () => void undoNewest(client) : undefined
  const { CommandCenter, onSearch, shown, ...command } = useCommandCenter(isAdmin, onUndo)
  const pageTools = usePageTools(currentPath, isAdmin)
  const [bell, setBell] = useState<RefObject<HTMLElement | null>>()
  const onRecentActions = useCallback(
    (opener: RefObject<HTMLElement | null>) => setBell((now) => (now ? undefined : opener)),
    [],
  )
  // What the navigation gets stays the same object, so that a step to another page renders only
  // the links that change.
  const requests = useRequestCount()
  const waiting = useWaiting(isAdmin)
  const links = useMemo(
    () =>
      linksFor(
        router,
        session,
        // Each case counts once: a person without the link to the desk sees the requests' number.
        hasDeskLink() ? { '/desk': waiting } : { '/badge-requests': waiting ?? requests },
      ),
    [router, session, requests, waiting],
  )
  const { userName: name, email } = session.info
  const role = roleWith(session.permissions)
  const user = useMemo(
    () => ({
      name,
      email,
      role: { ...navigationTexts.role, ...(role && { name: teamText.roles[role] }) },
    }),
    [name, email, role],
  )
  // Changing the theme recalculates all styles, so paint the pressed choice first.
  const shownTheme = useDeferredValue(theme)
  useEffect(() => chooseTheme(shownTheme), [shownTheme])
  const onSignOut = useStableCallback(signOut)
  const onAccount = useStableCallback(() => void router.navigate({ to: '/account' }))
  const onOwnRole = useStableCallback(() => void router.navigate({ to: '/team/roles' }))
  const onDensityChange = useCallback((choice: DensityChoice) => {
    setDensity(choice)
    chooseDensity(choice)
  }, [])
  const onDocumentsChange = useCallback(
    (choice: DocumentsChoice) => setDocumentsBlurred(choice === 'blurred'),
    [setDocumentsBlurred],
  )
  const preferences = useMemo(
    () => ({
      theme,
      onThemeChange: setTheme,
      density,
      onDensityChange,
      ...(maySeeDocuments && {
        documents: areDocumentsBlurred ? ('blurred' as const) : ('clear' as const),
        onDocumentsChange,
      }),
    }),
    [theme, density, onDensityChange, maySeeDocuments, areDocumentsBlurred, onDocumentsChange],
  )
  const hasAccount = isOffered('team') && isAdmin
  return (
    <AppShell
      caption={navigationTexts.panel}
      links={links}
      currentPath={currentPath}
      isExpanded={isExpanded}
      onExpandedChange={(expanded) => {
        setExpanded(expanded)
        writeSidebar(expanded)
      }}
      user={user}
      {...(!hasAccount && preferences)}
      onAccount={hasAccount ? onAccount : undefined}
      onOwnRole={hasAccount ? onOwnRole : undefined}
      onHelp={pageTools.onHelp}
      onSignOut={onSignOut}
      isSigningOut={isSigningOut}
      onSearch={onSearch}
      onRecentActions={
        isAdmin && isOffered('record') && mayReadRecord ? onRecentActions : undefined
      }
    >
      <HasTrash value={keepsRecord}>
        <PageTools value={pageTools.tools}>
          <PreferencesContext value={preferences}>
            <InAppLayout value>
              <Outlet />
            </InAppLayout>
          </PreferencesContext>
        </PageTools>
      </HasTrash>
      {bell &&
        recordSlot({ slot: 'recentActions', triggerRef: bell, onClose: () => setBell(undefined) })}
      {pageTools.open}
      {identityQuestion}
      {CommandCenter && (
        <CommandCenter
          {...command}
          shown={shown}
          links={links}
          onUndo={onUndo}
          plain={{
            onThemeChange: setTheme,
            onDensityChange,
            onDocumentsChange: maySeeDocuments ? onDocumentsChange : undefined,
            onExport: pageTools.tools.onExport,
            onExportMembers: pageTools.onExportMembers,
            onHelp: pageTools.onHelp,
            onSignOut,
          }}
        />
      )}
    </AppShell>
  )
}
