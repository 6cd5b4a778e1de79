import '@hearth/ui/theme/global'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followDeploys } from './deployment/deploys'
import { createQueryClient } from './queryClient'
import { createPanelRouter, type PanelRouter } from './router'
import { createDrafts, forgetLeftDrafts } from './session/drafts'
import { createEnding } from './session/ending'
import { followOtherTabs } from './session/otherTabs'
import { createSessionStore } from './session/session'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const queryClient = createQueryClient(createEnding(() => router))
const session = createSessionStore()
const drafts = createDrafts(session)
const router: PanelRouter = createPanelRouter({ queryClient, session, drafts })
forgetLeftDrafts(router)
followDeploys(router)
followOtherTabs(router)

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
