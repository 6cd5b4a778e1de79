import '@hearth/ui/styles.css'
import '@hearth/ui/fonts'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followConnection } from './connection/connection'
import { beginTraces } from './connection/trace'
import { recordedTraces } from './deployment/brand'
import { followDeploys } from './deployment/deploys'
import { startIdleLoads } from './deployment/idleLoads'
import { errorTexts } from './errors/errorTexts'
import { loadRefresh } from './features/team/loadRefresh'
import { createQueryClient } from './queryClient'
import { createPanelRouter, type PanelRouter } from './router'
import { createDrafts, forgetLeftDrafts } from './session/drafts'
import { createEnding, createSending } from './session/ending'
import { followOtherTabs } from './session/otherTabs'
import { createSessionStore } from './session/session'
import { leaveWhenSignedInElsewhere } from './session/waitingTab'

beginTraces(recordedTraces)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const session = createSessionStore()
const onFailure = createEnding(
  () => router,
  () =>
    void loadRefresh().then(
      (refreshPermissions) => refreshPermissions(router),
      // After a deploy the file may be gone: the next visit reads the permissions.
      () => toast.error(errorTexts.outdated),
    ),
)
const queryClient = createQueryClient({ onFailure, onSend: createSending(() => router) })
const router: PanelRouter = createPanelRouter({
  session,
  drafts: createDrafts(session),
  onFailure,
  queryClient,
})
followConnection()
followDeploys(router)
startIdleLoads(router, queryClient)
leaveWhenSignedInElsewhere(router)
followOtherTabs(router)
forgetLeftDrafts(router)

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
