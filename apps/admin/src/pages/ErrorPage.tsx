import { ErrorScreen } from '@hearth/ui/screens/error/ErrorScreen'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { hasMissingCode, isReloading } from '../deployment/deploys'
import { usePageContainer } from './pageContainer'

/**
 * Replaces the content of a page that broke. After a deploy the page has already reloaded itself
 * once; this shows when that did not help.
 */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
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
  return <ErrorScreen reason="unexpected" container={container} onRetry={retry} />
}
