import { ErrorScreen } from '@hearth/ui/screens/error/ErrorScreen'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { hasMissingCode, isReloading } from '../deployment/deploys'
import { isPanelPath } from '../session/panelAddress'
import { usePageContainer } from './pageContainer'

/**
 * Replaces the content of a page that broke. After a deploy the page has already reloaded itself
 * once; this shows when that did not help. What was typed is kept for another try.
 */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const { drafts } = router.options.context
  const [isInputKept, setInputKept] = useState(false)
  // In a layout effect the forms of the broken page are still held: passive effects end later.
  useLayoutEffect(() => {
    const { pathname } = router.latestLocation
    setInputKept(drafts.save(pathname, { isPublic: !isPanelPath(router, pathname) }))
  }, [drafts, router])
  const container = usePageContainer()
  if (isReloading()) return null
  if (hasMissingCode()) {
    return (
      <ErrorScreen reason="outdated" container={container} onReload={() => location.reload()} />
    )
  }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <ErrorScreen
      reason="unexpected"
      container={container}
      isInputKept={isInputKept}
      onRetry={retry}
    />
  )
}
