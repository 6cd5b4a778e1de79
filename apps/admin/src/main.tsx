import '@hearth/ui/theme/global'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followDeploys } from './deployment/deploys'
import { needsPanel } from './publicRoutes'
import { createPanelRouter, type PanelRouter } from './router'
import { createDrafts } from './session/drafts'
import { createEnding } from './session/ending'
import { createSessionStore } from './session/session'
import { leaveWhenSignedInElsewhere } from './session/waitingTab'

// Requested when the code is there: on a slow line it would delay that.
void import('@hearth/ui/theme/fonts')

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const session = createSessionStore()
const router: PanelRouter = createPanelRouter({
  session,
  drafts: createDrafts(session),
  onFailure: createEnding(() => router),
})
followDeploys(router)
leaveWhenSignedInElsewhere(router)

const render = () =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
// If the panel's code is missing, its page tries again and tells the person.
if (needsPanel(router)) router.options.context.addPanel().then(render, render)
else if (root.hasChildNodes()) {
  // React empties the root first: its page must be there to replace the one of the document. Until
  // then nothing else hears of a step back.
  const unsubscribe = router.history.subscribe(() => void router.load())
  router.load().then(render, render).finally(unsubscribe)
} else render()
