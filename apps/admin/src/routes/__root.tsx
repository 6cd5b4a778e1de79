import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { ConnectionNote } from '../pages/ConnectionNote'
import { PageAnnouncer } from '../pages/PageAnnouncer'
import { type RecordTitle, SetRecordTitle } from '../pages/recordTitle'
import { Toasts } from '../pages/Toasts'
import type { RouterContext } from '../routerContext'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  const [recordTitle, setRecordTitle] = useState<RecordTitle>()
  return (
    <SetRecordTitle value={setRecordTitle}>
      <Outlet />
      <PageAnnouncer recordTitle={recordTitle} />
      <ConnectionNote />
      <Toasts />
    </SetRecordTitle>
  )
}
